import { useTexts } from '#i18n/texts.ts';
import { Clock, DoorOpen, Eye, Icon, SignalMedium, WifiOff } from '#kit/icon.tsx';

import type { Lesson } from '../use-lesson.ts';

const signs = { locked: Eye, gone: DoorOpen, coming: Clock, reconnect: WifiOff, weak: SignalMedium } as const;

/** What is the matter, in a few words, and what is done about it. */
function useTroubleWords({ mood, teacher }: Lesson): string | undefined {
  const t = useTexts('kidRoom').state;
  if (mood === null) return undefined;
  const words = t[mood];
  return typeof words === 'string' ? words : words(teacher.name);
}

/** A pill above the task, never on it: what is asked and what can be pressed stay in sight. */
export function TroublePill({ lesson }: { lesson: Lesson }) {
  const words = useTroubleWords(lesson);
  const { mood } = lesson;
  return (
    <output className="flex shrink-0 justify-center">
      {mood !== null && (
        <p className="room-pill">
          <Icon of={signs[mood]} size={28} />
          {words}
        </p>
      )}
    </output>
  );
}

/** For those who want no play-school: one line with a mark at its left. */
export function TroubleLine({ lesson }: { lesson: Lesson }) {
  const words = useTroubleWords(lesson);
  const t = useTexts('kidRoom').state;
  const { mood } = lesson;
  return (
    <output className="shrink-0 self-start px-3 empty:hidden">
      {mood !== null && (
        <p
          className={`mt-2 flex items-center gap-2.5 rounded-sm border-l-3 bg-card px-4 py-2.5 font-bold shadow-press ${mood === 'locked' ? 'border-brand' : 'border-warn'}`}
        >
          <Icon of={signs[mood]} />
          {words}
          {mood === 'reconnect' && ` · ${t.goesOn}`}
        </p>
      )}
    </output>
  );
}
