import type { Currency, Locale } from '@school/contract/shapes';

import { namesIn } from '@school/words/names';
import { withTitles } from '@school/words/own-titles';
import type { Turnover } from '#modules/ledger';
import { schoolZone } from '@school/contract/school/zone';

import type { Tools } from '../dependencies/dependencies.ts';

/** A year of a zone as instants: from its first second to the first of the next, not included. */
const yearOf = (year: number, zone: string): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone).toInstant(),
  to: Temporal.PlainDate.from({ year: year + 1, month: 1, day: 1 })
    .toZonedDateTime(zone)
    .toInstant(),
});

/** Dates and amounts as a paper writes them: by the clock of the zone, the school's own where none is named. */
export function wordsOf(locale: Locale, zone: string = schoolZone()) {
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone });
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: zone });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    day: (at: Temporal.Instant) => day.format(new Date(at.epochMilliseconds)),
    moment: (at: Temporal.Instant) => moment.format(new Date(at.epochMilliseconds)),
    whole: (at: Temporal.Instant) => whole.format(new Date(at.epochMilliseconds)),
    month: (year: number, number: number) => month.format(new Date(Date.UTC(year, number - 1, 1))),
    money: (amount: number, currency: Currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100),
  };
}

/** Changes of a year, by the family's clock, with what each lesson was about; of one kid its lessons only. */
export async function turnoverOf(
  { ledger, calendar, catalogue }: Pick<Tools, 'ledger' | 'calendar' | 'catalogue'>,
  { familyId, year, zone, kidUid, locale }: { familyId: string; year: number; zone: string; kidUid?: string | undefined; locale: Locale },
): Promise<Array<Turnover & { lesson: { course: string; startsAt: Temporal.Instant } | null }>> {
  const { from, to } = yearOf(year, zone);
  const all = await ledger.turnover(familyId, from, to);
  const chosen = kidUid === undefined ? all : all.filter((entry) => entry.kidUid === kidUid);
  const lessons = await calendar.lessonsBriefly(
    familyId,
    chosen.flatMap(({ lessonId }) => lessonId ?? []),
  );
  const names = withTitles(namesIn(locale), await catalogue.titles(), locale === 'en-US' ? 'en' : 'ru');
  return chosen.map((entry) => {
    const lesson = lessons.find(({ lessonId }) => lessonId === entry.lessonId);
    const course = lesson && (lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject]);
    return { ...entry, lesson: lesson && course ? { course, startsAt: lesson.startsAt } : null };
  });
}

/** Paid lessons that were held or missed; what was taken back counts against them. */
export const usedOf = <Entry extends Pick<Turnover, 'type' | 'value'>>(entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'returned') return [{ ...entry, value: -entry.value }];
    return entry.type === 'process' || entry.type === 'nonAttendance' ? [entry] : [];
  });

/** Sums of worth by currency, in the order of the currencies' names; what is worth nothing is in none. */
export function sumsOf(entries: readonly Pick<Turnover, 'value' | 'currency'>[]): Array<[Currency, number]> {
  const sums = new Map<Currency, number>();
  for (const { value, currency } of entries) if (currency && value !== 0) sums.set(currency, (sums.get(currency) ?? 0) + value);
  return [...sums].filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}
