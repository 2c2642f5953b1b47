import { datesOf, type WeeklyDay, startsAt, startsIn, daysOf, frameFrom, gridMask, hoursMask, minuteOf } from '#modules/calendar/rules';

import type { ClubsDependencies } from './dependencies.ts';

/** The dates of a group's weekly time, as its teacher works on them. */
export interface ClubDates {
  open: Temporal.Instant[];
  /** Outside the teacher's weekly hours. */
  closed: Temporal.Instant[];
  /** Days on which the teacher is away. */
  away: Temporal.Instant[];
}

/** Works out the lessons of a weekly time of a teacher in [from, until); what is taken there is not looked at. */
export async function clubDates(
  { teachers }: Pick<ClubsDependencies, 'teachers'>,
  { teacherId, zone, minutes, ...day }: WeeklyDay & { teacherId: string; zone: string; minutes: number },
  from: Temporal.Instant,
  until: Temporal.PlainDate,
): Promise<ClubDates> {
  const dates = datesOf([day], zone, from, until);
  const hours = (await teachers.hoursOf([teacherId])).get(teacherId) ?? { rules: [], exceptions: [] };
  const changed = new Set(hours.exceptions.map((exception) => exception.day));
  const frame = frameFrom(from, Math.ceil(from.until(until.toZonedDateTime(zone).toInstant()).total('hours') / 24) + 3);
  const days = daysOf(frame, zone);
  const works = startsIn(hoursMask(frame, { zone, ...hours }, days), gridMask(frame, days), minutes);
  const sorted: ClubDates = { open: [], closed: [], away: [] };
  for (const date of dates) {
    const isOpen = startsAt(frame, works, minuteOf(date.startsAt));
    sorted[isOpen ? 'open' : changed.has(date.day) ? 'away' : 'closed'].push(date.startsAt);
  }
  return sorted;
}
