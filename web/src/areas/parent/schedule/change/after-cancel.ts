import type { Event } from '@school/contract/calendar/shapes';

import type { TextsOf } from '#i18n/features.ts';

/** What the school says of a cancelling. */
interface Canceled {
  canceled: number;
  returned: number;
  /** When the lessons begin that had no unit and took one of those that came back. */
  passedOn: readonly string[];
}

/**
 * A lesson of its own can be taken back at once, while it may still be booked; a trial is booked anew, a place in a group
 * is taken anew with the group.
 */
export const mayTakeBack = (
  { groupId, kind, heldUntil, timestamp }: Pick<Event, 'groupId' | 'kind' | 'heldUntil' | 'timestamp'>,
  { now, noticeMinutes }: { now: number; noticeMinutes: number },
): boolean => groupId === null && kind !== 'trial' && heldUntil === null && Date.parse(timestamp) - now > noticeMinutes * 60_000;

/** How many of the units that came back are on the balance: a later lesson without a unit of its own takes one at once. */
export const freeAfter = ({ returned, passedOn }: Pick<Canceled, 'returned' | 'passedOn'>): number => returned - passedOn.length;

/** What is said of a cancelling: what went, and where its units are now. */
export function saidOf(t: TextsOf<'lessonChange'>, done: Canceled, when: (moment: string) => string): string {
  const { canceled, passedOn } = done;
  if (canceled > 1) return t.canceledMany(canceled, freeAfter(done), passedOn.length);
  const [to] = passedOn;
  return to === undefined ? t.canceled(freeAfter(done) > 0) : t.canceledPassedOn(when(to));
}
