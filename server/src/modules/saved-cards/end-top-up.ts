import type { TopUpEnd } from '@school/contract/saved-cards/shapes';

import { isLive } from '#modules/payments';

import type { Tools } from './tools.ts';
import type { TopUpRecord } from './top-ups.store.ts';

/** What every message of a top-up says. */
export async function toldOf(
  { cards }: Pick<Tools, 'cards'>,
  { familyId, run, lessons, toldAmount, price, currency, cardId }: TopUpRecord,
) {
  const card = await cards.known(cardId);
  return { familyId, run: run ?? '', lessons, amount: toldAmount ?? price, currency, card: `•••• ${card?.lastFour ?? ''}` };
}

/** A top-up ends. By the family it is only done; otherwise it is told, with the order that can still be paid by hand. Under the family's lock. */
export async function endTopUp(tools: Tools, topUp: TopUpRecord, why: TopUpEnd): Promise<void> {
  const { topUps, orders, attempts, clock, realtime, outbox } = tools;
  const { familyId, run } = topUp;
  if (!(await topUps.end(familyId, why, clock.now()))) return;
  await realtime.changed(`users/${familyId}`);
  const order = run === null ? undefined : await orders.ofTopUp(run);
  const isOpen = order?.state === 'open';
  if (why === 'family') {
    const attempt = order && (await attempts.latest(order.orderId));
    // What the bank is being asked already has its answer; what is not asked is not paid any more.
    if (order && isOpen && !(attempt && isLive(attempt))) await orders.supersede(order.orderId);
    return;
  }
  const told = await toldOf(tools, topUp);
  await outbox.publish({ type: 'payments.top_up_ended', ...told, why, orderId: order && isOpen ? order.orderId : null });
}
