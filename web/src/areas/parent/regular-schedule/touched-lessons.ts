import type { Event } from '@school/contract/calendar/shapes';

import { schoolZone, wallClock } from '#i18n/time.ts';

type Lesson = Pick<Event, 'eventId' | 'processId' | 'timestamp' | 'status' | 'regular' | 'funded' | 'heldUntil'>;

/** Lessons of a regular schedule that are still to come, in order of time; a lesson in two answers counts once. */
export function lessonsAhead<L extends Lesson>(events: readonly L[], processId: string, now: number): L[] {
  const own = events.filter(
    (it) => it.processId === processId && it.regular && it.status === 'scheduled' && Date.parse(it.timestamp) > now,
  );
  return [...new Map(own.map((it) => [it.eventId, it])).values()].toSorted(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp),
  );
}

/** What becomes of lessons when a schedule is paused or ended. */
export interface Touched<L> {
  /** Cancelled. */
  go: L[];
  /** Too near to be changed: they take place. */
  stay: L[];
  /** Units that come back: those reserved for what goes. */
  units: number;
  /** How many of them the next lessons of the schedule, which have none yet, take at once. */
  again: number;
}

/**
 * Lessons that a pause or an end touches. `changeableFrom` (ISO) is the server's word on what may still be changed;
 * `from` and `until` are days of the school's zone, YYYY-MM-DD, the last not included.
 */
export function touchedBy<L extends Lesson>(
  lessons: readonly L[],
  { changeableFrom, from = '', until = '9999' }: { changeableFrom: string; from?: string; until?: string },
): Touched<L> {
  const within = lessons.filter(({ timestamp }) => {
    const { date } = wallClock(timestamp, schoolZone);
    return date >= from && date < until;
  });
  const go = within.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(changeableFrom));
  const units = go.filter(({ funded }) => funded).length;
  const without = lessons.filter((it) => !it.funded && it.heldUntil === null && !go.includes(it)).length;
  return { go, stay: within.filter((it) => !go.includes(it)), units, again: Math.min(units, without) };
}
