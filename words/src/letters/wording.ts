import type { Currency, Locale } from '@school/contract/shapes';

import { locales } from '../grammar.ts';
import { textsIn } from './texts.ts';

const cityOf = (locale: Locale, zone: string): string =>
  textsIn(locale).cities[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const told = (locale: Locale, zone: string, at: Temporal.Instant, options: Intl.DateTimeFormatOptions): string => {
  const moment = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    .format(new Date(at.epochMilliseconds))
    .replace(' в ', ', ');
  return textsIn(locale).inZone(moment, cityOf(locale, zone));
};

/** «понедельник, 23 ноября, 18:00 (время: Минск)»: a moment in the family's zone, and the zone's name. */
export const momentIn = (locale: Locale, zone: string, at: Temporal.Instant): string =>
  told(locale, zone, at, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** «26 ноября, 18:00 (время: Минск)»: as it stands after «до» and «by». */
export const deadlineIn = (locale: Locale, zone: string, at: Temporal.Instant): string =>
  told(locale, zone, at, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** «18:00 (время: Минск)»: a time of a day that everybody knows. */
export const timeIn = (locale: Locale, zone: string, at: Temporal.Instant): string =>
  told(locale, zone, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Words without the name of a zone, for a screen on which all times are of that zone: «понедельник, 23 ноября, 18:00». */
export const withoutZone = (zone: string, words: string): string =>
  locales.reduce((said, locale) => said.replaceAll(textsIn(locale).inZone('', cityOf(locale, zone)), ''), words);

/** «30 ноября»: a date, without a zone. */
export const dateIn = (locale: Locale, day: Temporal.PlainDate): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day.toZonedDateTime('UTC').epochMilliseconds),
  );

/** «16–22 ноября»: days from one to another, without a zone. */
export const daysBetweenIn = (locale: Locale, from: Temporal.PlainDate, to: Temporal.PlainDate): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from.toZonedDateTime('UTC').epochMilliseconds),
    new Date(to.toZonedDateTime('UTC').epochMilliseconds),
  );

/** «воскресенье, 1 ноября»: a day in the family's zone; in Russian as it stands after «в». */
export const dayIn = (locale: Locale, zone: string, at: Temporal.Instant): string => {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(
    new Date(at.epochMilliseconds),
  );
  return locale === 'ru-RU' ? `${day.startsWith('вт') ? 'во' : 'в'} ${day.replace(/^(среда|пятница|суббота)/, accusative)}` : day;
};
const accusative = (word: string): string => `${word.slice(0, -1)}у`;

/**
 * Weekly times as the family reads them: «понедельник 18:00, четверг 17:30 (время: Алматы)». They are kept in the
 * teacher's zone, and told as they fall in the week after `now`.
 */
export function weeklyIn(
  locale: Locale,
  zone: string,
  days: ReadonlyArray<{ weekday: number; startMinute: number }>,
  { now, teacherZone }: { now: Temporal.Instant; teacherZone: string },
): string {
  const today = now.toZonedDateTimeISO(teacherZone).toPlainDate();
  const options = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const times = days
    .map(({ weekday, startMinute }) =>
      today
        .add({ days: (weekday - today.dayOfWeek + 7) % 7 })
        .toZonedDateTime({
          timeZone: teacherZone,
          plainTime: Temporal.PlainTime.from({ hour: Math.floor(startMinute / 60), minute: startMinute % 60 }),
        })
        .toInstant(),
    )
    .map((at) => ({ at, local: at.toZonedDateTimeISO(zone) }))
    .sort((a, b) => a.local.dayOfWeek - b.local.dayOfWeek || Temporal.PlainTime.compare(a.local.toPlainTime(), b.local.toPlainTime()))
    .map(({ at }) => format.format(new Date(at.epochMilliseconds)).replace(' в ', ' '));
  return textsIn(locale).inZone(times.join(', '), cityOf(locale, zone));
}

/** An amount in minor units with its currency: «480 BYN», «480,50 BYN». */
export function amountIn(locale: Locale, amount: number, currency: Currency): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits }).format(
    amount / 100,
  );
}
