import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import { brokenInvariants } from '../ledger/testing.ts';
import { moneyInvariants } from '../reconciliation/invariants.ts';
import { choose, openTill } from '../payments/testing.ts';

/** As with the ledger's own: faults are planted behind the back of every constraint, and their invariant must name them. */
const faults: ReadonlyArray<readonly [string, string]> = [
  ['I07', `update ledger_set_asides set units = units - 1 where state = 'held'`],
  // Money sent back twice, sent and not booked, booked and not sent.
  ['I10', `delete from ledger_postings where debit = 'unapplied'`],
  ['I10', `update refunds_transfers set state = 'sent', next_at = now(), paid_from = null where why = 'duplicate'`],
  ['I11', `update refunds_transfers set amount = amount - 1 where why = 'duplicate'`],
  ['I11', `update refunds_transfers set state = 'canceled', paid_from = null where why = 'duplicate'`],
  ['I13', `delete from refunds_transfers where why = 'customer'`],
  ['I13', `update payments_orders set refunded = refunded - 1 where refunded > 0`],
  ['I14', `delete from ledger_postings where credit = 'clearing:sandbox' and debit = 'refund_payable'`],
  ['I14', `update refunds_transfers set paid_from = 'clearing:byhand' where why = 'customer' and state = 'done'`],
  [
    'I14',
    `insert into ledger_postings select op_id, 9, debit, credit, amount, currency, at from ledger_postings where debit = 'refund_payable'`,
  ],
  ['I15', `update ledger_entries set value = value - 1 where type = 'refund'`],
  ['I29', `update ledger_entries set delta = delta + 1 where type = 'refund'`],
  ['I30', `delete from ledger_postings where credit = 'refund_payable'`],
  ['I30', `update refunds_transfers set state = 'sent', next_at = now(), paid_from = null where why = 'customer' and state = 'done'`],
  ['I31', `update refunds_refunds set state = 'withdrawn' where state = 'asked'`],
  ['I31', `update refunds_refunds set state = 'done' where state = 'sending'`],
  ['I31', `update refunds_refunds set amount = amount + 1`],
  ['I31', `delete from refunds_refunds where state = 'sending'`],
  ['I31', `update ledger_set_asides set state = 'voided', resolved_at = now() where state = 'held'`],
];

test('every invariant of the refunds notices the faults that are planted for it', async () => {
  const school = await openSchool({ env: { APPROVAL_AMOUNTS: 'BYN:1000000' } });
  const till = await openTill(school);
  const by = { accountId: (await haveAccount(school, { role: 'manager', email: 'olga@chip.school' })).accountId };
  const { refunds } = school;
  // One refund that is over, one on its way, one that waits; and a payment made twice, sent back.
  for (const [n, product] of (['individual-4', 'individual-8', 'individual-16'] as const).entries()) {
    const order = await till.order(product);
    await choose(school, order.checkoutUrl, n === 0 ? 'duplicate' : 'succeed');
    await school.reconciliation.compareWithProviders();
  }
  const extra = await school.db.one(sql<{ ref: string }>`select payment_ref as ref from refunds_transfers`);
  expect(await refunds.sendUnapplied('sandbox', extra?.ref ?? '')).toBe(true);
  const [first, second, third] = (await refunds.read(till.familyId)).quotes;
  for (const [quote, act] of [
    [first, 'done'],
    [second, 'sending'],
    [third, 'asked'],
  ] as const) {
    if (!quote) throw new Error('A quote is missing');
    const asked = await refunds.ask({ familyId: till.familyId, orderId: quote.orderId, amount: quote.amount.amount, reason: 'Уезжаем' });
    if (act !== 'asked') await refunds.approve(by, asked.refundId, 'По просьбе семьи');
    if (act === 'done') await refunds.send();
  }
  expect((await refunds.read(till.familyId)).refunds.map(({ state }) => state).toSorted()).toEqual(['asked', 'done', 'sending']);
  expect(await brokenInvariants(school.db, moneyInvariants)).toEqual([]);

  const missed: string[] = [];
  for (const [code, fault] of faults) {
    const undone = new Error('undone');
    await expect(
      school.db.inTransaction(async () => {
        await school.db.run(sql`set local session_replication_role = replica`);
        const planted = (await school.db.run(sql.raw(fault))) > 0;
        const broken = await brokenInvariants(school.db, moneyInvariants);
        if (!planted || !broken.some((found) => found.startsWith(code))) missed.push(`${code}: ${fault}`);
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
  expect(missed).toEqual([]);
});
