import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { brokenInvariants } from '../ledger/testing.ts';
import { moneyInvariants } from './invariants.ts';
import { choose, openTill, paymentOf, webhook } from '../payments/testing.ts';

/** As with the ledger's own: a fault is planted behind the back of every constraint, and its invariant must name it. */
const faults: Record<string, string> = {
  I08: `delete from ledger_entries where type = 'paid'`,
  I09: `update payments_orders set captured = 0 where state = 'paid'`,
  I10: `delete from ledger_postings where credit = 'unapplied'`,
  I11: `delete from refunds_transfers`,
  I13: `update payments_orders set refunded = captured where state = 'paid'`,
  I14: `delete from payments_payments where outcome = 'applied'`,
  I15: `update ledger_lots set value = value - 1 where source = 'paid'`,
  I24: `update payments_payments set amount = amount - 1 where outcome = 'applied'`,
  I25: `update ledger_lots set granted = granted + 1 where source = 'bonus'`,
};

test('every invariant of the payments notices the fault that is planted for it', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const yesterday = school.clock.now().subtract({ hours: 24 });
  await school.promotions.offerAfterIntro(till.familyId, yesterday, yesterday);
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  await webhook(school, paymentOf(order));
  await webhook(school, paymentOf(order, { paymentRef: 'pay_again' }));
  await school.outbox.drain();
  expect(await till.entries()).toEqual(['bonus 3', 'paid 8']);
  expect(await brokenInvariants(school.db, moneyInvariants)).toEqual([]);

  for (const [code, fault] of Object.entries(faults)) {
    const undone = new Error('undone');
    await expect(
      school.db.inTransaction(async () => {
        await school.db.run(sql`set local session_replication_role = replica`);
        await school.db.run(sql.raw(fault));
        expect(await brokenInvariants(school.db, moneyInvariants)).toContainEqual(expect.stringContaining(code));
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
  expect(Object.keys(faults).filter((code) => !moneyInvariants.some((known) => known.code === code))).toEqual([]);
});
