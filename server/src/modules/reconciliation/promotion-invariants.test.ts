import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { brokenInvariants } from '../ledger/testing.ts';
import { promotionInvariants } from './promotion-invariants.ts';
import { choose, openTill } from '../payments/testing.ts';

/** Each fault is planted behind the back of every constraint, and its invariant must name it. */
const faults: ReadonlyArray<readonly [code: string, fault: string]> = [
  ['I27', `update promotions_codes set used = used + 1`],
  ['I28', `update promotions_referrals set rewarded_at = null, order_id = null, taken_back = null, taken_back_at = null`],
  ['I28', `update promotions_referrals set lessons = lessons + 1`],
  ['I28', `update promotions_referrals set taken_back = 0`],
  ['I28', `delete from ledger_ops where key like 'referral:%'`],
  ['I46', `update promotions_surveys set lessons = 2`],
  ['I46', `delete from promotions_surveys`],
  [
    'I47',
    `insert into promotions_given_gifts select family_id, 'afterOnboarding', order_id, given_at from promotions_given_gifts where gift_code = 'afterIntro'`,
  ],
];

test('every invariant of the promotions notices the faults that are planted for it', async () => {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const [inviter, friend] = [await openTill(school), await openTill(school)];
  const { code } = (await inviter.calls.get('/promo-conditions')).body;
  await friend.calls.post('/promo-codes/check', { code, productCode: 'individual-8' });
  await school.promotions.offerAfterIntro(friend.familyId, school.clock.now(), school.clock.now());
  const order = await friend.order('individual-8', { promoCode: code });
  await choose(school, order.checkoutUrl, 'succeed');
  await school.db.inTransaction(() =>
    school.outbox.publish({
      type: 'payments.order_refunded',
      orderId: order.orderId,
      familyId: friend.familyId,
      full: true,
    }),
  );
  await school.outbox.drain();
  await school.promotions.giveForSurvey(friend.familyId, 'autumn-2026');
  await school.db.run(
    sql`insert into promotions_codes (code, type, percent, starts_at, created_at) values ('ВЕСНА10', 'percent', 10, now(), now())`,
  );
  expect(await brokenInvariants(school.db, promotionInvariants)).toEqual([]);
  for (const [name, fault] of faults) {
    const undone = new Error('undone');
    await expect(
      school.db.inTransaction(async () => {
        await school.db.run(sql`drop index promotions_given_gifts_do_not_add_up`);
        await school.db.run(sql`set local session_replication_role = replica`);
        await school.db.run(sql.raw(fault));
        expect(await brokenInvariants(school.db, promotionInvariants)).toContainEqual(expect.stringContaining(name));
        throw undone;
      }),
    ).rejects.toBe(undone);
  }
});
