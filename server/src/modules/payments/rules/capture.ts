import type { Currency } from '@school/contract/shapes';

import { isPaid, type OrderRecord } from './order.ts';

/** What becomes of money that came: only `applied` buys lessons, the rest waits in `unapplied` to be sent back. */
export type Outcome = 'applied' | 'duplicate' | 'mismatch' | 'orphan';

/**
 * The order may be closed: money that comes late is still applied. Being paid is a state and not "captured above
 * zero", so that an order of amount zero is not captured twice (docs/design/money.md#found-by-random-histories).
 */
export function outcomeOf(order: OrderRecord | undefined, money: { amount: number; currency: Currency }): Outcome {
  if (!order) return 'orphan';
  if (money.amount !== order.amount || money.currency !== order.currency) return 'mismatch';
  return isPaid(order) ? 'duplicate' : 'applied';
}
