import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

/** What is known of a lesson by itself, in a line: what was marked, by whom and when, and since when its teacher was there. */
export function useEvidence({ lesson: { status }, evidence }: Pick<LessonCase, 'lesson' | 'evidence'>): string {
  const { evidence: t } = useTexts('lessonMarks');
  const locale = useLocale();
  const { enteredAt, lateMinutes, absent, markedAt, markedBy } = evidence;
  const time = (moment: string) => at(locale, moment, 'time', schoolZone);
  const marked =
    markedAt === null || markedBy === null
      ? t.notMarked
      : [
          status === 'conducted' ? t.conducted : t.missed,
          status === 'conducted' && absent.length > 0 && t.without(absent.join(', ')),
          t.markedBy[markedBy](at(locale, markedAt, 'dayTime', schoolZone)),
        ]
          .filter(Boolean)
          .join(', ');
  const entered =
    enteredAt === null ? t.notEntered : lateMinutes > 0 ? t.enteredLate(time(enteredAt), lateMinutes) : t.entered(time(enteredAt));
  return `${marked}. ${entered}.`;
}
