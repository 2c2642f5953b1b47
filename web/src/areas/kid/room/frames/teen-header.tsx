import type { Lobby } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Icon, SignalHigh, SignalLow } from '#kit/icon.tsx';
import { Seen } from '#widgets/player/seen.tsx';
import { useMember } from '#widgets/room/people-here.ts';
import { useScript } from '#widgets/room/tasks/script-query.ts';
import { useEventId, useRoom } from '#widgets/room/use-room.ts';

import { useTongue } from '../../use-kid.ts';
import type { Lesson } from '../use-lesson.ts';

/** What is looked at: what the teacher shows, the board at any time, or the own notes. */
const teenTabs = ['lesson', 'board', 'notes'] as const;
export type TeenTab = (typeof teenTabs)[number];

interface TeenHeaderProps {
  lobby: Lobby;
  lesson: Lesson;
  tab: TeenTab;
  onTab(tab: TeenTab): void;
}

/** The topic, what is looked at, how far the lesson is, and the own line. */
export function TeenHeader({ lobby, lesson: { teacher, left }, tab, onTab }: TeenHeaderProps) {
  const t = useTexts('kidRoom');
  const tongue = useTongue();
  return (
    <header className="col-span-full flex items-center gap-4 border-b border-line px-4">
      <h1 className="min-w-0 truncate text-base">{lobby.title ? lobby.title[tongue] : t.lessonWith(teacher.name)}</h1>
      <fieldset aria-label={t.tabs.group} className="flex shrink-0 rounded-md bg-card p-0.5">
        {teenTabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            onClick={() => onTab(one)}
            className="press min-h-11 rounded-sm px-4 font-bold text-mute hover:text-ink aria-pressed:bg-sunk aria-pressed:text-ink"
          >
            {t.tabs[one]}
          </button>
        ))}
      </fieldset>
      <span className="ml-auto flex shrink-0 items-center gap-4">
        <Steps />
        <Seen label={t.leftSpoken(left.minutes)} className="figures text-mute">
          <span aria-hidden>{t.left(left.minutes)}</span>
        </Seen>
        <OwnLine />
      </span>
    </header>
  );
}

/** A dash for each step of the lesson: done, now, still to come. */
function Steps() {
  const t = useTexts('kidRoom');
  const script = useScript(useEventId());
  const at = useRoom(({ state }) => state.step);
  if (!script) return null;
  return (
    <Seen label={t.step(at + 1, script.steps.length)} className="flex gap-1 max-lg:hidden">
      {script.steps.map((_, nr) => (
        <i key={nr} className={`h-1 w-5 rounded-full ${nr < at ? 'bg-good' : nr === at ? 'bg-ink' : 'bg-line'}`} />
      ))}
    </Seen>
  );
}

/** A way to the school and back that takes longer is felt in a talk, in milliseconds. */
const slowFrom = 200;

function OwnLine() {
  const t = useTexts('kidRoom');
  const beat = useMember(useRoom((room) => room.you))?.heartbeat;
  if (beat?.rtt === undefined) return null;
  const ms = Math.round(beat.rtt);
  const isFine = ms < slowFrom;
  return (
    <Seen
      label={t.lineSpoken(ms)}
      className={`figures flex items-center gap-1 text-sm font-bold whitespace-nowrap ${isFine ? 'text-good' : 'text-warn'}`}
    >
      <Icon of={isFine ? SignalHigh : SignalLow} size={18} />
      <span aria-hidden>{t.line(ms)}</span>
    </Seen>
  );
}
