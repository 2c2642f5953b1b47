import type { Locale } from '@school/contract/shapes';
import { payrollTexts } from '@school/words/documents/payroll-texts';
import { namesIn } from '@school/words/names';

import type { LineOfMonth } from './read-month.ts';

/** A month, a day and a moment as the papers of pay write them, in the teacher's zone. */
export const wordsIn = (locale: Locale, zone: string) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  const dateOf = (at: string) => new Date(Temporal.Instant.from(at).epochMilliseconds);
  return {
    month: (it: Temporal.PlainYearMonth) => month.format(new Date(Date.UTC(it.year, it.month - 1, 1))),
    moment: (at: string) => `${day.format(dateOf(at))} ${time.format(dateOf(at))}`,
    time: (at: string) => time.format(dateOf(at)),
    money: (amount: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100),
  };
};

/** What a line is for: the course of a lesson and what became of it, or why it was corrected. */
export function whatOf({ kind, lesson, correction }: LineOfMonth, locale: Locale): string {
  const [t, names] = [payrollTexts[locale], namesIn(locale)];
  const course = lesson && (lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject]);
  return [kind !== 'lesson' && t.kinds[kind], course, lesson && t.why[lesson.why], correction?.reason].filter(Boolean).join(', ');
}
