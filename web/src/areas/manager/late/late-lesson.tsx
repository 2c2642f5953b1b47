import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Contacts } from './contacts.tsx';
import { TouchedLine, useTouchedWords } from '#widgets/lesson-look/touched-lesson.tsx';

interface LateLessonProps {
  lesson: TouchedLesson;
  now: number;
  onReplace(): void;
  onReturn(): void;
}

/** A trial and a virtual lesson cost nothing: there is nothing to give back. */
export const isFreeOfCharge = ({ kind }: TouchedLesson): boolean => kind === 'trial' || kind === 'virtual';

/** A lesson that waits for its teacher: since when, who has not come, and the two ways out. */
export function LateLesson({ lesson, now, onReplace, onReturn }: LateLessonProps) {
  const t = useTexts('lateLessons');
  const words = useTouchedWords();
  const minutes = Math.floor((now - Date.parse(lesson.timestamp)) / 60_000);
  const when = words.when(lesson);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TouchedLine lesson={lesson} />
        <Badge tone="bad">{minutes > 0 ? t.waits(minutes) : t.begins}</Badge>
      </div>
      {lesson.teacher && <p>{t.nobodyCame(lesson.teacher.name)}</p>}
      <Contacts eventId={lesson.eventId} />
      <div className="flex flex-wrap gap-3">
        <Button label={t.replaceIn(when)} onPress={onReplace}>
          {t.replace}
        </Button>
        <Button label={isFreeOfCharge(lesson) ? t.backFreeIn(when) : t.backIn(when)} onPress={onReturn}>
          {isFreeOfCharge(lesson) ? t.backShort : t.back}
        </Button>
      </div>
    </li>
  );
}
