import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';

const minute = 60_000;

/** A weekly start: as the school keeps it, and as the family's clock shows it this week. */
export interface WeeklyStart {
  /** (weekday - 1) x 1440 + minute, by the school's clock. */
  key: number;
  /** The school's weekday 1 to 7 and minute. */
  weekday: number;
  startMinute: number;
  /** The family's weekday 1 to 7 and minute. */
  familyWeekday: number;
  familyMinute: number;
  /** Free on every date up to the horizon. */
  isFree: boolean;
}

/** The instant (ms) at which the school's clock shows a weekly start in the week after `now`; by the zone's own rules. */
export function nextInstant(key: number, now: number): number {
  const weekday = Math.floor(key / 1440) + 1;
  const today = wallClock(now, schoolZone);
  const date = plusDays(today.date, ((weekday - today.weekday + 7) % 7) + 7);
  // The school's zone may change its clocks: the offset is read from the day itself.
  const asUtc = Date.parse(`${date}T00:00Z`) + (key % 1440) * minute;
  const shown = wallClock(asUtc, schoolZone);
  return asUtc - (Date.parse(`${shown.date}T00:00Z`) + shown.minutes * minute - asUtc);
}

/** A weekly time as the school keeps it: weekday 1 to 7 and minute, by the school's clock. */
export interface WeeklyDay {
  weekday: number;
  startMinute: number;
}

/** (weekday - 1) x 1440 + minute: how answers name a weekly time. */
export const keyOf = ({ weekday, startMinute }: WeeklyDay): number => (weekday - 1) * 1440 + startMinute;

/** Weekly times that a schedule has, on the family's clock, in order of the family's week. */
export const standingStarts = (days: readonly WeeklyDay[], zone: string, now: number): WeeklyStart[] =>
  weeklyStarts({ free: days.map(keyOf), partly: [] }, zone, now);

/**
 * Weekly times of a teacher for a schedule that has some of them itself: its own count as free, since its lessons are
 * what takes them.
 */
export const withOwn = (
  { free, partly }: { free: readonly number[]; partly: readonly number[] },
  own: readonly number[],
): { free: number[]; partly: number[] } => ({
  free: [...new Set([...free, ...own])],
  partly: partly.filter((key) => !own.includes(key)),
});

/** All weekly starts of a teacher on the family's clock, in order of the family's week. */
export function weeklyStarts(
  { free, partly }: { free: readonly number[]; partly: readonly number[] },
  zone: string,
  now: number,
): WeeklyStart[] {
  const start = (key: number, isFree: boolean): WeeklyStart => {
    const wall = wallClock(nextInstant(key, now), zone);
    return {
      key,
      weekday: Math.floor(key / 1440) + 1,
      startMinute: key % 1440,
      familyWeekday: wall.weekday,
      familyMinute: wall.minutes,
      isFree,
    };
  };
  return [...free.map((key) => start(key, true)), ...partly.map((key) => start(key, false))].sort(
    (a, b) => a.familyWeekday - b.familyWeekday || a.familyMinute - b.familyMinute,
  );
}

/** Will the family's clock show another time for the same start within eight weeks? */
export function shiftsSoon(zone: string, now: number): boolean {
  const later = nextInstant(0, now) + 56 * 1440 * minute;
  const [here, there] = [wallClock(nextInstant(0, now), zone), wallClock(later, zone)];
  return here.minutes !== there.minutes;
}
