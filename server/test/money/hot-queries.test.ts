import { expect, test } from 'vitest';

import { signedIn } from '../../src/platform/testing.ts';

import { haveAccount } from '../../src/modules/identity/testing.ts';
import { choose, openTill, paymentOf, webhook } from '../../src/modules/payments/testing.ts';
import { sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import { openSchool } from '../../src/testing.ts';
import { growBooks } from './grown-books.ts';
import { mayWatch, type Plan, watchPlans } from './watched-plans.ts';

/** Tables of the money; the rest of the house watches its own. */
const scan = /Seq Scan on ((?:ledger|payments|promotions)_\w+)/;

/** Statements that read a whole table of the money; the nightly look at the books (`… as bad`) is meant to. */
const slow = (plans: readonly Plan[]): string[] =>
  plans.flatMap(({ statement, plan }) => (scan.test(plan) && !statement.includes(' as bad') ? [`${statement}\n${plan}`] : []));

test('no step of a payment, a lesson or a job reads a table of the money from end to end, in a school of 3,000 families', async ({
  skip,
}) => {
  const school = await openSchool();
  if (!(await mayWatch(school.db))) skip('watching plans takes a superuser');
  await growBooks(school.db);
  const till = await openTill(school);
  const plans = await watchPlans(school.db);

  const yesterday = school.clock.now().subtract({ hours: 24 });
  await school.promotions.offerAfterIntro(till.familyId, yesterday, yesterday);
  await till.calls.post('/promo-codes/check', { code: 'SUMMER7', productCode: 'individual-8' });
  const order = await till.order('individual-8');
  await choose(school, order.checkoutUrl, 'succeed');
  await webhook(school, paymentOf(order, { paymentRef: 'pay_again' }));
  await school.outbox.drain();
  expect(await till.entries()).toEqual(['bonus 3', 'paid 8']);
  await till.order('individual-16');
  await till.look(order.orderId);

  const lesson = () => ({
    familyId: till.familyId,
    kind: 'gold' as const,
    lessonId: newId(),
    kidUid: till.kidUid,
    startsAt: school.clock.now().add({ hours: 24 }),
  });
  const [spent, skipped, returned] = [lesson(), lesson(), lesson()];
  for (const wanted of [spent, skipped, returned]) expect(await school.ledger.reserve(wanted)).toBe('held');
  await school.ledger.post({ ...spent, as: 'process' });
  await school.ledger.post({ familyId: till.familyId, lessonId: skipped.lessonId, as: 'nonAttendance' });
  await school.ledger.giveBack(returned);
  await school.ledger.giveBack(returned);
  await school.ledger.balanceOf(till.familyId);
  await school.ledger.free(till.familyId, 'gold');
  await school.ledger.hasPaid(till.familyId, 'gold');
  await till.calls.get('/payment/history');
  await till.calls.get('/payment/history?kind=gold');
  await school.db.run(sql`update ledger_lots set expires_at = ${yesterday} where family_id = ${till.familyId} and source = 'bonus'`);
  await till.calls.get('/payment/balance');
  await till.calls.post('/payment/exchange', { from: 'gold', to: 'silver', units: 1 }, 'one-exchange');
  const { quotes } = (await till.calls.get('/payment/refunds')).body as { quotes: Array<{ orderId: string; amount: { amount: number } }> };
  const [quote] = quotes;
  const asked = await till.calls.post('/payment/refunds', { orderId: quote?.orderId, amount: quote?.amount.amount, reason: 'Переезжаем' });
  expect(asked.status).toBe(200);
  const { accountId } = await haveAccount(school, { role: 'manager' });
  const manager = school.as(signedIn('manager', { accountId }));
  await manager.post(`/manager/refunds/${asked.body.refundId}/approve`, { reason: 'По просьбе семьи' });
  await manager.post(`/manager/families/${till.familyId}/grants`, { kind: 'gold', units: 1, reason: 'Подарок' });
  await manager.get(`/manager/families/${till.familyId}/money`);
  // Every job of the school, as the night does it.
  await school.settle();

  expect(slow(plans)).toEqual([]);
  // It has looked: into the functions too.
  const seen = plans.map(({ plan }) => plan).join('\n');
  for (const index of ['ledger_lots_fifo', 'ledger_holds_one_live', 'ledger_lots_to_expire', 'payments_attempts_to_poll'])
    expect(seen).toContain(index);
  expect(plans.length).toBeGreaterThan(200);

  // A query that no index serves is noticed. As the first prototype had it: without `remaining > 0` the index that says so cannot be
  // used (docs/design/money.md#the-hot-path).
  plans.length = 0;
  await school.db.run(sql`drop index ledger_lots_to_expire`);
  await school.db.run(sql`select distinct family_id from ledger_lots where remaining > held and expires_at < now()`);
  expect(slow(plans)).toHaveLength(1);
});
