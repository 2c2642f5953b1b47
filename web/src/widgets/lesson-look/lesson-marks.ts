import type { Event } from '@school/contract/calendar/shapes';

/** What is unusual about a lesson, in the order in which it is told. */
export type Mark =
  | { what: 'movedFrom'; timestamp: string }
  | { what: 'insteadOf'; teacher: string }
  | { what: 'clockShift'; minutes: number }
  | { what: 'status'; status: 'canceled' | 'conducted' | 'nonAttendance' | 'transferred' }
  | { what: 'held'; until: string; trial: boolean }
  | { what: 'unpaid' };

type Marked = Pick<Event, 'status' | 'kind' | 'movedFrom' | 'insteadOf' | 'clockShift' | 'heldUntil' | 'funded'>;

/** How a lesson that is over, or was called off, ended; undefined while it is still to come or under way. */
const ended = ({ status }: Pick<Event, 'status'>) => (status === 'scheduled' || status === 'inProgress' ? undefined : status);

/**
 * The former time of a moved lesson, the teacher a replacement stands for, the first lesson after a change of clocks
 * (only while it is ahead: later it helps nobody), how it ended, and what it waits for (docs/rules/lessons.md#kinds-and-states).
 */
export function marksOf(event: Marked): Mark[] {
  const marks: Mark[] = [];
  const end = ended(event);
  if (end) marks.push({ what: 'status', status: end });
  else if (event.heldUntil !== null) marks.push({ what: 'held', until: event.heldUntil, trial: event.kind === 'trial' });
  else if (!event.funded && event.kind !== 'trial') marks.push({ what: 'unpaid' });
  if (event.clockShift !== null && !end) marks.push({ what: 'clockShift', minutes: event.clockShift });
  if (event.movedFrom !== null) marks.push({ what: 'movedFrom', timestamp: event.movedFrom });
  if (event.insteadOf !== null) marks.push({ what: 'insteadOf', teacher: event.insteadOf.name });
  return marks;
}

/** A mark that asks the parent to do or to notice something. */
export const warns = ({ what }: Mark): boolean => what === 'unpaid' || what === 'held' || what === 'clockShift';

/** Time left until an instant (ISO), in whole hours; below an hour, in minutes, of which the last one is still one. */
export function timeLeft(until: string, now: number): { hours: number } | { minutes: number } {
  const left = Math.max(0, Date.parse(until) - now) / 60_000;
  return left < 60 ? { minutes: Math.min(59, Math.ceil(left)) } : { hours: Math.floor(left / 60) };
}
