import { onSchoolZone, schoolZone as zoneNow } from '@school/contract/school/zone';
import type { Locale } from '@school/words/grammar';

/** Dates and times as people read them. Every instant is ISO or milliseconds; every zone is an IANA name. */

type Moment = string | number | Date;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone by which the school counts its days (docs/rules/settings.md); known before a page is drawn, and the same for all that are. */
export let schoolZone: string = zoneNow();
onSchoolZone((zone) => (schoolZone = zone));
/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function format(locale: Locale, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })));
  return made;
}

const styles = {
  /** «17:30» */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** «20 ноября» */
  day: { day: 'numeric', month: 'long' },
  /** «пт, 20 ноября» */
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
  /** «пятница, 20 ноября» */
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** «пт, 20 ноября, 17:30» */
  dayTime: { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** «20 ноября 2026 г.» */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** «ноябрь 2026 г.» */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof styles;

/** An instant in words: `at('ru-RU', event.timestamp, 'dayTime', user.timezone)` is «пт, 20 ноября, 17:30». */
export const at = (locale: Locale, moment: Moment, style: DateStyle, zone: string): string =>
  format(locale, zone, styles[style]).format(new Date(moment));

/** From and to in one phrase, with what they share said once: «16–22 ноября», «17:30–18:20». */
export const between = (locale: Locale, from: Moment, to: Moment, style: DateStyle, zone: string): string =>
  format(locale, zone, styles[style]).formatRange(new Date(from), new Date(to));

/** What a clock and a calendar on the wall of that zone show. */
export interface WallClock {
  /** YYYY-MM-DD */
  date: string;
  /** 1 Monday to 7 Sunday */
  weekday: number;
  /** After midnight. */
  minutes: number;
}

/** The wall clock of a zone at an instant; by the zone's own rules, never by adding hours. */
export function wallClock(moment: Moment, zone: string): WallClock {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = format('en-US', zone, options).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** 1 Monday to 7 Sunday of a date YYYY-MM-DD. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** The date that many days later (or earlier). */
export function plusDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => plusDays(date, 1 - weekdayOf(date));

/** A date YYYY-MM-DD in words; it has no zone, so none is asked. */
export const dateText = (locale: Locale, date: string, style: DateStyle): string => at(locale, `${date}T00:00Z`, style, 'UTC');

/** «16–22 ноября» of two dates YYYY-MM-DD. */
export const datesBetween = (locale: Locale, from: string, to: string, style: DateStyle): string =>
  between(locale, `${from}T00:00Z`, `${to}T00:00Z`, style, 'UTC');

/** «17:30» of minutes after midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The name of a weekday, 1 Monday to 7 Sunday: «понедельник», or «пн» when short. */
export const weekdayName = (locale: Locale, weekday: number, width: 'long' | 'short' = 'long'): string =>
  // 2024-01-01 was a Monday.
  format(locale, 'UTC', { weekday: width }).format(new Date(Date.UTC(2024, 0, weekday)));

/** Whether two zones show the same time at an instant: then a second time need not be said. */
export const sameTime = (moment: Moment, one: string, other: string): boolean => {
  const [here, there] = [wallClock(moment, one), wallClock(moment, other)];
  return here.date === there.date && here.minutes === there.minutes;
};
