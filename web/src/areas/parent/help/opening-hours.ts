import type { AnswerOf } from '@school/contract/calls';

import { plusDays, wallClock } from '#i18n/time.ts';

type ContactCentre = AnswerOf<'GET /faq'>['contactCentre'];

const day = 24 * 60;
/** Further ahead nobody is told when the contact centre answers again. */
const lookAhead = 30;

/** Days of a week with the same hours, by the clock of a zone. */
interface SameHours {
  /** 1 Monday to 7 Sunday, in order. */
  weekdays: number[];
  /** Minutes after midnight; null: nobody answers. */
  hours: { from: number; to: number } | null;
}

/** When the contact centre answers by the clock of a family, in minutes after midnight, whether it does now, and when next. */
export function openingHours(now: number, { zone, week, holidays }: ContactCentre, familyZone: string) {
  const [there, family] = [wallClock(now, zone), wallClock(now, familyZone)];
  const nextDay = Math.sign(Date.parse(family.date) - Date.parse(there.date));
  const ahead = family.minutes - there.minutes + nextDay * day;
  const hoursOn = (date: string, weekday: number) => (holidays.includes(date) ? null : (week[weekday - 1] ?? null));

  const today = hoursOn(there.date, there.weekday);
  const open = today !== null && there.minutes >= today.opensAt && there.minutes < today.closesAt;
  let next: { date: string; minutes: number } | null = null;
  for (let at = 0; at <= lookAhead && next === null; at += 1) {
    const date = plusDays(there.date, at);
    const hours = hoursOn(date, ((there.weekday - 1 + at) % 7) + 1);
    if (hours === null || (at === 0 && there.minutes >= hours.opensAt)) continue;
    const minutes = hours.opensAt + ahead;
    next = { date: plusDays(date, Math.floor(minutes / day)), minutes: within(minutes) };
  }

  const days: SameHours[] = [];
  const said = week.map((hours, at) => {
    const from = (hours?.opensAt ?? 0) + ahead;
    const weekday = hours === null ? at + 1 : ((((at + Math.floor(from / day)) % 7) + 7) % 7) + 1;
    return { weekday, hours: hours && { from: within(from), to: within(hours.closesAt + ahead) } };
  });
  for (const { weekday, hours } of said.toSorted((one, other) => one.weekday - other.weekday)) {
    const last = days.at(-1);
    if (last && last.hours?.from === hours?.from && last.hours?.to === hours?.to) last.weekdays.push(weekday);
    else days.push({ weekdays: [weekday], hours });
  }
  return {
    open,
    /** When it answers again, on the family's calendar; null: not within the next weeks. */
    next,
    isToday: next?.date === family.date,
    days,
    /** Days ahead on which nobody answers. */
    holidays: holidays.filter((date) => date >= there.date && date <= plusDays(there.date, lookAhead)),
  };
}

const within = (minutes: number): number => ((minutes % day) + day) % day;
