import type { Locale } from '@school/words/grammar';

/** A month (YYYY-MM) that somebody may have typed into the address; undefined when there is no such month. */
export const monthIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** The month so many months after one (YYYY-MM); before it with a negative number. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}`.padStart(4, '0') + `-${(((months % 12) + 12) % 12) + 1}`.replace(/-(\d)$/, '-0$1');
}

/** The name of a month (YYYY-MM) alone, as a calendar has it: «ноябрь», "November". */
export const monthName = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00Z`));
