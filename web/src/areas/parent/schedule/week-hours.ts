import { schoolZone, wallClock } from '#i18n/time.ts';

/** Something with a place in a day: from a wall minute on, so many minutes long. */
interface Placed {
  wall: { minutes: number };
  minutes: number;
}

/** The hours of a week's lessons with one before and after them, and no fewer than six: not a day full of nothing. */
export function hoursOf(lessons: readonly Placed[]): { from: number; to: number } {
  const first = Math.floor(Math.min(...lessons.map(({ wall }) => wall.minutes)) / 60);
  const last = Math.ceil(Math.max(...lessons.map(({ wall, minutes }) => wall.minutes + minutes)) / 60);
  const from = Math.min(18, Math.max(0, first - 1));
  return { from, to: Math.min(24, Math.max(last + 1, from + 6)) };
}

/**
 * Minutes by which the school's clock is ahead of the family's all week long. Undefined where they show the same, and in a
 * week in which one of them is changed: then each lesson says both times itself.
 */
export function clockBeside(dates: readonly string[], zone: string): number | undefined {
  const measures = new Set(
    // The lessons of a week lie between its first and last midnight; clocks change at night.
    [...dates.map((date) => `${date}T00:00Z`), `${dates.at(-1)}T23:59Z`].map((moment) => {
      const [here, there] = [wallClock(moment, zone), wallClock(moment, schoolZone)];
      return (Date.parse(there.date) - Date.parse(here.date)) / 60_000 + there.minutes - here.minutes;
    }),
  );
  const [ahead, another] = measures;
  return another === undefined && ahead !== 0 ? ahead : undefined;
}
