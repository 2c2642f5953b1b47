import type { Locale } from '@school/contract/shapes';

/** The parts of a day of the calendar stand in the order of the country in `3/4/2026`, everywhere in the same in `03.04.2026` and `2026-04-03`. */
export function dayIn(written: string, locale: Locale): string | undefined {
  const text = written.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const [, first, mark, second, itsYear] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const isMonthFirst = mark === '/' && locale === 'en-US';
  const [year, month, day] =
    isoYear === undefined ? [itsYear, isMonthFirst ? first : second, isMonthFirst ? second : first] : [isoYear, isoMonth, isoDay];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : undefined;
}
