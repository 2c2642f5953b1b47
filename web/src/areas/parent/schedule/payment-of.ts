import type { Event } from '@school/contract/calendar/shapes';

type Paid = Pick<Event, 'heldUntil' | 'kind' | 'back' | 'funded' | 'status'>;

/** How a lesson is paid: what is said about a lesson to come is not said about one that took place. */
export function paymentOf({ heldUntil, kind, back, funded, status }: Paid): 'held' | 'back' | 'free' | 'charged' | 'reserved' | 'awaited' {
  if (heldUntil !== null) return 'held';
  // A lesson that was called off or missed waits for no payment: it says what came back, or what it cost.
  if (back) return 'back';
  if (kind === 'trial' || kind === 'virtual') return 'free';
  if (!funded) return 'awaited';
  return status === 'conducted' || status === 'nonAttendance' ? 'charged' : 'reserved';
}
