import { type WeeklyDay, instantOf, minuteAt, wallDays } from '#modules/calendar/rules';

/** How a weekly time is moved: every date so many days further (or back), to a minute after midnight. */
export interface WeeklyShift {
  days: number;
  startMinute: number;
}

const localOf = (startsAt: Temporal.Instant, zone: string) => {
  const local = startsAt.toZonedDateTimeISO(zone);
  return { date: local.toPlainDate(), startMinute: local.hour * 60 + local.minute };
};

/** The weekly time at which a lesson lies, in the wall clock of a zone. */
export function weeklyTimeOf(startsAt: Temporal.Instant, zone: string): WeeklyDay {
  const { date, startMinute } = localOf(startsAt, zone);
  return { weekday: date.dayOfWeek, startMinute };
}

/** The move that takes one start to another. It is wall time, so it means the same on both sides of a clock change. */
export function shiftBetween(from: Temporal.Instant, to: Temporal.Instant, zone: string): WeeklyShift {
  const [then, now] = [localOf(from, zone), localOf(to, zone)];
  return { days: then.date.until(now.date, { largestUnit: 'days' }).days, startMinute: now.startMinute };
}

/** Where a start goes by a move; null when the zone's clock skips that time. */
export function shifted(startsAt: Temporal.Instant, { days, startMinute }: WeeklyShift, zone: string): Temporal.Instant | null {
  return startOn(localOf(startsAt, zone).date.add({ days }), startMinute, zone);
}

/**
 * Dates that a weekly time moved back has before the horizon, while the old one had them behind it: without them the
 * schedule would miss a lesson there.
 */
export function openedAtHorizon({ days, startMinute }: WeeklyShift, weekday: number, zone: string, until: Temporal.PlainDate) {
  const dates = Array.from({ length: Math.max(0, -days) }, (_, at) => until.subtract({ days: -days - at }));
  return dates.flatMap((date) => {
    const start = date.dayOfWeek === weekday ? startOn(date, startMinute, zone) : null;
    return start ? [start] : [];
  });
}

function startOn(date: Temporal.PlainDate, startMinute: number, zone: string): Temporal.Instant | null {
  const [day] = wallDays(zone, date, 1);
  const minute = day ? minuteAt(day, startMinute) : -1;
  return minute < 0 ? null : instantOf(minute);
}
