import type { Locale } from '@school/words/grammar';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long until something, as people say it: «через 8 минут», «через 5 часов», «через 6 дней». The moment itself stands beside it. */
export function timeTo(locale: Locale, left: number): string {
  const inWords = new Intl.RelativeTimeFormat(locale);
  if (left < hour) return inWords.format(Math.ceil(left / minute), 'minute');
  if (left < day) return inWords.format(Math.floor(left / hour), 'hour');
  return inWords.format(Math.floor(left / day), 'day');
}
