import { expect, test } from 'vitest';

import { twoManagers } from '../../src/modules/reconciliation/testing.ts';
import { openTill, paymentOf, webhook } from '../../src/modules/payments/testing.ts';
import { sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import { openSchool } from '../../src/testing.ts';
import { growBooks } from './grown-books.ts';
import { mayWatch, watchPlans } from './watched-plans.ts';

/** Tables that grow with the school. Of cases, actions and differences there are as many as there were troubles. */
const scan = /Seq Scan on ((?:ledger|payments|scheduling)_\w+)/;

test('what is stuck is found, listed and put right without reading a table from end to end, in a school of 3,000 families', async ({
  skip,
}) => {
  const school = await openSchool();
  if (!(await mayWatch(school.db))) skip('watching plans takes a superuser');
  await growBooks(school.db);
  // Of the holds of that school none waits in vain.
  await school.db.inTransaction(async () => {
    await school.db.run(sql`set local session_replication_role = replica`);
    await school.db.run(sql`update ledger_holds set state = 'posted', resolved_at = created_at where state = 'held'`);
  });
  await school.db.run(sql`vacuum analyze ledger_holds`);
  const till = await openTill(school);
  const order = await till.order('group-4');
  await webhook(school, paymentOf(order, { ref: 'chk_nobody', paymentRef: 'pay_nobody', key: newId() }));
  await school.outbox.drain();
  const managers = await twoManagers(school);
  const plans = await watchPlans(school.db);

  const found = (await managers.look()).find(({ kind }) => kind === 'unapplied');
  if (!found) throw new Error('The money is not on the page');
  await managers.page('?search=pay_nobody');
  await school.as(managers.first).get(`/manager/reconciliation/${found.caseId}/orders`);
  expect((await managers.remedy(found, 'apply', { orderId: order.orderId })).status).toBe(200);
  await managers.closed();

  expect(plans.flatMap(({ statement, plan }) => (scan.test(plan) ? [`${statement}\n${plan}`] : []))).toEqual([]);
  expect(plans.length).toBeGreaterThan(30);
});
