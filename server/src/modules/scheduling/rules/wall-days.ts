/** Days of one zone as minutes since 1970: the only place where wall times become instants, by Temporal. */
export interface WallDay {
  /** YYYY-MM-DD in the zone. */
  date: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** Minutes since 1970 of the day's beginning. */
  start: number;
  /** On a day whose clock changes: the minute since 1970 of every fifth wall minute, -1 where the clock skips it. */
  cells: Int32Array | null;
}

/** Minutes since 1970 of an instant that lies on a whole minute. */
export const minuteOf = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 60_000);

/** The first whole minute since 1970 that is not before an instant. */
export const minuteFrom = (instant: Temporal.Instant): number => Math.ceil(instant.epochMilliseconds / 60_000);

/** The instant of a minute since 1970. */
export const instantOf = (minute: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);

/** `count` days of a zone from a date on. */
export function wallDays(zone: string, first: Temporal.PlainDate, count: number): WallDay[] {
  return Array.from({ length: count }, (_, at) => {
    const date = first.add({ days: at });
    const midnight = date.toZonedDateTime(zone);
    return {
      date: date.toString(),
      weekday: date.dayOfWeek,
      start: minuteOf(midnight.toInstant()),
      cells: midnight.hoursInDay === 24 ? null : changedDay(zone, date),
    };
  });
}

/** Wall minute (0 to 1440, in fives) of a day as minutes since 1970; -1 when the clock skips it. */
export function minuteAt(day: WallDay, wallMinute: number): number {
  if (!day.cells) return day.start + wallMinute;
  return day.cells[Math.floor(wallMinute / 5)] ?? -1;
}

/** A repeated hour is taken in its first pass only, a skipped one not at all (design of scheduling §5). */
function changedDay(zone: string, date: Temporal.PlainDate): Int32Array {
  return Int32Array.from({ length: 288 }, (_, cell) => {
    const wall = new Temporal.PlainTime(Math.floor(cell / 12), (cell % 12) * 5);
    const moment = date.toZonedDateTime({ timeZone: zone, plainTime: wall });
    return moment.toPlainTime().equals(wall) ? minuteOf(moment.toInstant()) : -1;
  });
}
