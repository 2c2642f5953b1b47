import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, schoolZone } from '#i18n/time.ts';

import { KindBadge } from './lesson-kind.tsx';

/** The words of a lesson that something happens to, as the staff reads them: the school's clock. */
export function useTouchedWords() {
  const names = useTexts('names');
  const locale = useLocale();
  return {
    /** «ср, 25 ноября, 15:00–15:50» */
    when: ({ timestamp, minutes }: TouchedLesson) => {
      const end = Date.parse(timestamp) + minutes * 60_000;
      return `${at(locale, timestamp, 'weekday', schoolZone)}, ${between(locale, timestamp, end, 'time', schoolZone)}`;
    },
    kids: ({ kids }: TouchedLesson) => kids.map(({ name }) => name).join(', '),
    subject: ({ courseCode, subject }: TouchedLesson) => (courseCode ? names.courses[courseCode] : names.subjects[subject]),
  };
}

/** A lesson in a line or two: when, whose, what. */
export function TouchedLine({ lesson }: { lesson: TouchedLesson }) {
  const words = useTouchedWords();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="figures first-letter:uppercase">{words.when(lesson)}</strong>
      <span>
        {words.kids(lesson)} <span className="text-mute">{words.subject(lesson)}</span>
      </span>
      <KindBadge kind={lesson.kind} />
    </p>
  );
}

/** Lessons that something happens to, one below the other. */
export function TouchedLines({ lessons }: { lessons: readonly TouchedLesson[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lessons.map((lesson) => (
        <li key={lesson.eventId}>
          <TouchedLine lesson={lesson} />
        </li>
      ))}
    </ul>
  );
}
