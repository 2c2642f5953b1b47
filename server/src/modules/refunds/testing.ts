import { onTestFinished } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';
import type { OrderRefunded, RefundDone } from './events.ts';

const managerOf = async (open: TestSchool, email: string) => {
  const { accountId } = await haveAccount(open, { role: 'manager', email });
  const who = signedIn('manager', { accountId });
  return open.as(who);
};

/** A family that has paid 360 BYN for eight lessons at a bank that the school hears, and two managers. */
export async function openShop({ choice = 'succeed' as Choice, product = 'individual-8', env = {} as Record<string, string> } = {}) {
  const open = await openSchool({ env });
  onTestFinished(() => insistMoneyAgrees(open));
  const till = await openTill(open);
  await open.http.listen({ host: '127.0.0.1', port: 0 });
  const heard: Array<RefundDone | OrderRefunded> = [];
  open.outbox.subscribe('payments.refund_done', 'test', async (it) => void heard.push(it));
  open.outbox.subscribe('payments.order_refunded', 'test', async (it) => void heard.push(it));
  const order = await till.order(product);
  await choose(open, order.checkoutUrl, choice);
  const [olga, irina] = [await managerOf(open, 'olga@chip.school'), await managerOf(open, 'irina@chip.test')];
  const read = async () => (await till.calls.get('/payment/refunds')).body;
  const ask = async (amount = 36_000, more: object = {}) =>
    till.calls.post('/payment/refunds', { orderId: order.orderId, amount, reason: 'Переезжаем', ...more });
  const asked = async (amount?: number) => {
    const { status, body } = await ask(amount);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return `/manager/refunds/${body.refundId}`;
  };
  /** The bank's hour and ours: money is sent, its news come and are heard. */
  const work = async () => {
    await open.refunds.send();
    await open.sandbox.work();
    await open.outbox.drain();
  };
  const lesson = () => ({
    familyId: till.familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: till.kidUid,
    startsAt: Temporal.Instant.from('2026-11-25T18:00+03:00'),
  });
  const later = (what: object) => open.clock.set(open.clock.now().add(what));
  const orderState = async () =>
    (await open.db.one(
      sql<{ state: string; refunded: number }>`select state, refunded from payments_orders where order_id = ${order.orderId}`,
    )) ?? {};
  return { open, till, order, heard, olga, irina, read, ask, asked, work, lesson, later, orderState };
}

/** Up to 1,000 BYN one manager sends back alone. */
export const alone = { env: { APPROVAL_AMOUNTS: 'BYN:100000' } };
export const yes = { reason: 'По просьбе семьи' };
