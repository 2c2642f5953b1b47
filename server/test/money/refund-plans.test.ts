import { expect, test } from 'vitest';

import { signedIn } from '../../src/platform/testing.ts';

import { haveAccount } from '../../src/modules/identity/testing.ts';
import { choose, openTill } from '../../src/modules/payments/testing.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { openSchool } from '../../src/testing.ts';
import { growBooks } from './grown-books.ts';
import { mayWatch, watchPlans } from './watched-plans.ts';

const refund = `md5('refund' || f || '-' || n)::uuid`;
const order = `md5('order' || f || '-' || n)::uuid`;
const at = `timestamptz '2025-11-23 10:00+03' + f * interval '1 minute' + n * interval '20 days'`;
const each = `from generate_series(1, 3000) f, generate_series(1, 2) n`;

/** Refunds of a year: all but a few are over. */
const grown = [
  `insert into refunds_refunds (refund_id, family_id, family_name, order_id, units, bonus, amount, currency, state, reason, answer, asked_at, changed_at)
   select ${refund}, md5('family' || f)::uuid, 'Family ' || f, ${order}, 4, 0, 18000, 'BYN',
     case when f % 500 = 0 then 'asked' when f % 3 = 0 then 'declined' else 'done' end, 'Moving', 'No', ${at}, ${at} ${each}`,
  `insert into refunds_steps (refund_id, n, state, at) select ${refund}, k, 'asked', ${at} ${each}, generate_series(1, 3) k`,
  `insert into refunds_transfers (refund_id, order_id, provider, payment_ref, amount, currency, why, state, paid_from, refund_ref, at, changed_at)
   select ${refund}, ${order}, 'sandbox', 'pay-' || f || '-' || n, 18000, 'BYN', 'customer', 'done', 'clearing:sandbox', 'rf-' || f || '-' || n,
     ${at}, ${at} ${each}`,
  `insert into ledger_set_asides (family_id, refund_id, lot_id, units, value, state, created_at, resolved_at)
   select md5('family' || f)::uuid, ${refund}, md5('lot' || f || '-' || n)::uuid, 4, 18000, 'posted', ${at}, ${at} ${each}`,
];

async function growRefunds(db: Pick<Db, 'inTransaction' | 'run'>): Promise<void> {
  await db.inTransaction(async () => {
    await db.run(sql`set local session_replication_role = replica`);
    for (const statement of grown) await db.run(sql.raw(statement));
  });
  for (const table of ['refunds_refunds', 'refunds_steps', 'refunds_transfers', 'ledger_set_asides'])
    await db.run(sql.raw(`analyze ${table}`));
}

/** Tables of the money that grow with the school; of refunds made elsewhere there are as many as there were slips. */
const scan = /Seq Scan on (?!payments_put_right|refunds_elsewhere)((?:ledger|payments|refunds)_\w+)/;

test('a refund is quoted, asked for, listed, agreed to, sent and booked without reading a table from end to end', async ({ skip }) => {
  const school = await openSchool();
  if (!(await mayWatch(school.db))) skip('watching plans takes a superuser');
  await growBooks(school.db);
  await growRefunds(school.db);
  const till = await openTill(school);
  const order = await till.order('individual-4');
  await choose(school, order.checkoutUrl, 'refund-fail');
  await school.reconciliation.compareWithProviders();
  const { accountId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const manager = school.as(signedIn('manager', { accountId }));
  const plans = await watchPlans(school.db);

  const [quote] = (await till.calls.get('/payment/refunds')).body.quotes;
  const ask = async () =>
    (await till.calls.post('/payment/refunds', { orderId: order.orderId, amount: quote.amount.amount, reason: 'Переезжаем' })).body
      .refundId;
  await till.calls.post(`/payment/refunds/${await ask()}/withdraw`);
  const refundId = await ask();
  const { list } = school.refunds;
  expect((await list()).refunds.map((it) => it.refundId)).toContain(refundId);
  const { next } = await list({ stage: 'over' });
  expect((await list({ stage: 'over', before: next ?? '' })).refunds).toHaveLength(50);
  await manager.get(`/manager/families/${till.familyId}/refunds`);
  expect((await manager.post(`/manager/refunds/${refundId}/approve`, { reason: 'По просьбе семьи' })).body.state).toBe('sending');
  await school.refunds.send();
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await school.sandbox.work();
  await school.refunds.send();
  expect((await manager.post(`/manager/refunds/${refundId}/retry`, { reason: 'Ещё раз' })).body.state).toBe('sending');
  await school.refunds.send();
  await school.reconciliation.compareWithProviders();
  expect((await till.calls.get('/payment/refunds')).body.refunds[0].state).toBe('done');

  expect(plans.flatMap(({ statement, plan }) => (scan.test(plan) ? [`${statement}\n${plan}`] : []))).toEqual([]);
  const seen = plans.map(({ plan }) => plan).join('\n');
  for (const index of ['refunds_transfers_due', 'refunds_refunds_waiting', 'refunds_refunds_over', 'ledger_lots_by_order'])
    expect(seen).toContain(index);
});
