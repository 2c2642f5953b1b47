import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';

/** A length in days, as the value of a chip; `day` is a day chosen from the calendar. */
export type PauseLength = '7' | '14' | '21' | 'day';

/** Is a pause under way, or still to come? Its days are those of the school's zone. */
export const whenIs = ({ from }: { from: string }, now: number): 'now' | 'soon' =>
  from <= wallClock(now, schoolZone).date ? 'now' : 'soon';

/** Lengths that fit into the longest pause (days), and a day of one's own. */
export const pauseLengths = (daysMax: number): PauseLength[] => [
  ...(['7', '14', '21'] as const).filter((days) => Number(days) <= daysMax),
  'day',
];

/** The day (YYYY-MM-DD) of the first lesson that may still be changed, in the school's zone; without one, tomorrow. */
export function firstDayOfPause(lessons: ReadonlyArray<{ timestamp: string }>, changeableFrom: string, today: string): string {
  const first = lessons.find(({ timestamp }) => Date.parse(timestamp) >= Date.parse(changeableFrom));
  return first ? wallClock(first.timestamp, schoolZone).date : plusDays(today, 1);
}

/**
 * The first day with lessons again: so many days after the first one without, or the chosen day while it lies within
 * the longest pause; else a week later.
 */
export function untilOf(from: string, length: PauseLength, chosen: string, daysMax: number): string {
  if (length !== 'day') return plusDays(from, Number(length));
  return chosen > from && chosen <= plusDays(from, daysMax) ? chosen : plusDays(from, Math.min(7, daysMax));
}
