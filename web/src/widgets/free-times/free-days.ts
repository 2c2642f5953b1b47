import { wallClock } from '#i18n/time.ts';

/** One free start: the instant in ms, and what the family's clock shows. */
export interface FreeTime {
  instant: number;
  /** Wall minutes of the family's zone. */
  minutes: number;
}

/** Free starts (minutes since 1970) by the day of the family's zone, YYYY-MM-DD, in order of time. */
export function daysOf(slots: readonly number[], zone: string): Map<string, FreeTime[]> {
  const days = new Map<string, FreeTime[]>();
  for (const slot of slots) {
    const instant = slot * 60_000;
    const { date, minutes } = wallClock(instant, zone);
    const times = days.get(date);
    if (times) times.push({ instant, minutes });
    else days.set(date, [{ instant, minutes }]);
  }
  return days;
}

/** The parts of a day: before six, before noon, before five, and the rest. */
export const partOf = (minutes: number): 'night' | 'morning' | 'day' | 'evening' =>
  minutes < 360 ? 'night' : minutes < 720 ? 'morning' : minutes < 1020 ? 'day' : 'evening';

/** The so many dates (YYYY-MM-DD, in order) that lie nearest to a day, in order; of two as near, the later one is left out last. */
export function nearestDates(dates: readonly string[], day: string, most: number): string[] {
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(day));
  return dates
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? 1 : -1))
    .slice(0, most)
    .sort();
}

/** The free starts nearest to an instant (ms), in order of time. */
export const nearestStarts = (slots: readonly number[], instant: number, most: number): number[] =>
  slots
    .map((slot) => slot * 60_000)
    .sort((a, b) => Math.abs(a - instant) - Math.abs(b - instant) || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);

/** The nearest free times as a refusal names them: ISO instants with spaces between. */
export const nearestIn = (facts: Readonly<Record<string, string | number>>): string[] =>
  String(facts['nearest'] ?? '')
    .split(' ')
    .filter(Boolean);

/** How the school spells an instant: ISO, without milliseconds. */
export const isoOf = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');
