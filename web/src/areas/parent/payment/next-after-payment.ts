import type { Order } from '@school/contract/payments/shapes';
import type { Process } from '@school/contract/calendar/shapes';

type Known = Pick<Process, 'type' | 'state' | 'days'>;

/** A course that has no weekly days yet, and only waits for them. */
export const waitsForDays = ({ type, state, days }: Known): boolean =>
  type === 'learning' && days.length === 0 && (state === 'waitSchedulingNextLesson' || state === 'waitPositiveBalance');

/** What a family does with lessons it has just paid for; nothing is said where nothing follows. */
export function nextAfterPayment(kind: Order['kind'], processes: readonly Known[]): 'chooseDays' | 'goOn' | 'chooseClub' | undefined {
  if (kind !== 'individual') return 'chooseClub';
  if (processes.some(waitsForDays)) return 'chooseDays';
  return processes.some(({ type, state, days }) => type === 'learning' && state === 'inProgress' && days.length > 0) ? 'goOn' : undefined;
}
