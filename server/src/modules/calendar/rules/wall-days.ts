/** Days of one zone as minutes since 1970: the only place where wall times become instants, by Temporal. */
export interface WallDay {
  /** YYYY-MM-DD in the zone. */
  date: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** Minutes since 1970 of the day's beginning. */
  start: number;
  /** On a day whose clock changes: the wall minute that the clock shows at every fifth minute from the beginning on. */
  shown: Int16Array | null;
}

/** Minutes since 1970 of an instant that lies on a whole minute. */
export const minuteOf = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 60_000);

/** The first whole minute since 1970 that is not before an instant. */
export const minuteFrom = (instant: Temporal.Instant): number => Math.ceil(instant.epochMilliseconds / 60_000);

/** The instant of a minute since 1970. */
export const instantOf = (minute: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);

/** `count` days of a zone from a date on; a date that the zone never had (it crossed the date line) is left out. */
export function wallDays(zone: string, first: Temporal.PlainDate, count: number): WallDay[] {
  return Array.from({ length: count }, (_, at) => first.add({ days: at })).flatMap((date) => {
    const midnight = date.toZonedDateTime(zone);
    if (!midnight.toPlainDate().equals(date)) return [];
    const day = { date: date.toString(), weekday: date.dayOfWeek, start: minuteOf(midnight.toInstant()) };
    return [{ ...day, shown: midnight.hoursInDay === 24 ? null : shownOn(midnight) }];
  });
}

/**
 * Wall minute (0 to 1435, in fives) of a day as minutes since 1970; -1 when the clock skips it. Of an hour that the
 * clock shows twice it is the first pass (docs/design/scheduling.md#clock-changes): a time of the grid is offered once.
 */
export function minuteAt(day: WallDay, wallMinute: number): number {
  if (!day.shown) return day.start + wallMinute;
  const at = day.shown.indexOf(wallMinute);
  return at < 0 ? -1 : day.start + at * 5;
}

function shownOn(midnight: Temporal.ZonedDateTime): Int16Array {
  const length = Math.ceil(midnight.hoursInDay * 12);
  return Int16Array.from({ length }, (_, at) => {
    const { hour, minute } = midnight.add({ minutes: at * 5 });
    return hour * 60 + minute;
  });
}
