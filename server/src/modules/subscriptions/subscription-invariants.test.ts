import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { brokenInvariants } from '../ledger/testing.ts';
import { moneyInvariants } from '../reconciliation/invariants.ts';
import { haveSubscription } from './testing.ts';

/** Faults are planted behind the back of every constraint, and their invariant must name them. */
const faults: ReadonlyArray<readonly [string, string]> = [
  ['I40', `delete from subscriptions_periods where number = 2`],
  ['I40', `update ledger_lots set expires_at = expires_at + interval '1 day' where subscription`],
  ['I40', `update subscriptions_periods set ends_at = ends_at + interval '1 second' where number = 2`],
  ['I41', `update subscriptions_periods set starts_at = starts_at - interval '1 second' where number = 2`],
  ['I41', `update subscriptions_periods set number = 3 where number = 2`],
  ['I41', `delete from subscriptions_periods`],
  ['I42', `update payments_orders set renew_consent_at = null where renews_period = 2`],
  [
    'I42',
    `insert into payments_attempts (attempt_id, order_id, number, provider, method, state, provider_ref, off_session, created_at, changed_at)
     select gen_random_uuid(), order_id, 9, provider, method, state, 'again', off_session, created_at, changed_at
     from payments_attempts where off_session`,
  ],
  ['I43', `update subscriptions_subscriptions set renews_at = renews_at - interval '30 days'`],
];

test('every invariant of the subscriptions notices the faults that are planted for it', async () => {
  const { school, strike } = await haveSubscription();
  await strike('2026-12-22T10:00+03:00');
  expect(await brokenInvariants(school.db, moneyInvariants)).toEqual([]);
  for (const [code, fault] of faults) {
    const undone = new Error('undone');
    await expect(
      school.db.inTransaction(async () => {
        await school.db.run(sql`set local session_replication_role = replica`);
        expect(await school.db.run(sql.raw(fault))).toBeGreaterThan(0);
        expect(await brokenInvariants(school.db, moneyInvariants)).toContainEqual(expect.stringContaining(code));
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
});
