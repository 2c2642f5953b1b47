import type { Event } from '@school/contract/calendar/shapes';

import { useMayArrange } from '#api/adult.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ButtonKind } from '#kit/button-look.ts';
import { LinkButton } from '#kit/link-button.tsx';
import type { SearchOf } from '#kit/router/table.ts';

import { standing } from './standing.ts';
import { useLessonWords } from './use-lesson-words.ts';

interface ChangeDoorProps {
  action: 'move' | 'cancel';
  event: Event;
  kids: ReadonlyArray<{ firstName: string }>;
  zone: string;
  /** The school's time in ms. */
  now: number;
  /** Where in the schedule one is, to come back to it. */
  from?: SearchOf<'/schedule'>;
  kind?: ButtonKind;
}

/**
 * The way to move or cancel a lesson. The rule is told before the tap: when it is too late the door says so and leads
 * to the contact centre with the case filled in. Where there is nothing to be done there is no door.
 */
export function ChangeDoor({ action, event, kids, zone, now, from = {}, kind = 'secondary' }: ChangeDoorProps) {
  const t = useTexts('lessonLook');
  const words = useLessonWords();
  const mayArrange = useMayArrange();
  const may = standing(action === 'move' ? event.may.transfer : event.may.cancel, now);
  if (!mayArrange) return null;
  if (may.allowed) {
    return (
      <LinkButton
        to="/schedule"
        search={{ ...from, event: event.eventId, do: action === 'move' ? 'transfer' : 'cancel' }}
        resetScroll={false}
        kind={kind}
      >
        {action === 'move' ? t.moveLesson : t.cancelLesson}
      </LinkButton>
    );
  }
  const names = kids.map(({ firstName }) => firstName);
  const help = { text: words.helpCase(action, event, names, zone) };
  if (may.why === 'scheduling.too_late') {
    return (
      <LinkButton to="/chat" search={help} className="py-1.5">
        {words.tooLate(action, event.timestamp, now)}
      </LinkButton>
    );
  }
  if (may.why !== 'scheduling.intro_moved_already') return null;
  return (
    <span className="flex flex-col items-start gap-2">
      <span className="text-sm text-mute">{t.introMoved(Number(may.facts.max))}</span>
      <LinkButton to="/chat" search={help}>
        {t.askForHelp}
      </LinkButton>
    </span>
  );
}
