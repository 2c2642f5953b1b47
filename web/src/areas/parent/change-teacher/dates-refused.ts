import { SchoolRefusal } from '#api/school-refusal.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import type { Locale } from '@school/words/grammar';
import { at } from '#i18n/time.ts';

/** More dates than these are not listed. */
const listed = 4;

/** Instants of a refusal's `dates` (ISO, with spaces between) in words, the first few; '' when it names none. */
export function datesOf(facts: SchoolRefusal['facts'], locale: Locale, zone: string): string {
  const dates = String(facts['dates'] ?? '')
    .split(' ')
    .filter((it) => it !== '');
  const said = dates.slice(0, listed).map((it) => at(locale, it, 'dayTime', zone));
  return [...said, ...(dates.length > listed ? ['…'] : [])].join('; ');
}

/** A refusal that names dates, for the form as a whole: its words and the dates. Others are left to the red notice. */
export async function datesRefused(cause: unknown, locale: Locale, zone: string): Promise<Record<string, string> | undefined> {
  if (!(cause instanceof SchoolRefusal)) throw cause;
  const dates = datesOf(cause.facts, locale, zone);
  if (dates === '') return undefined;
  cause.take();
  return { '': `${await refusalWords(cause.code, cause.facts)}: ${dates}` };
}
