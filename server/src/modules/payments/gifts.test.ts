import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { choose, insistMoneyAgrees, openTill } from './testing.ts';

const manager = signedIn('manager');

describe('gifts for buying soon', () => {
  /** A family with both gifts of three: its trial's report and its onboarding came within the same day. */
  async function withBoth() {
    const school = await openSchool();
    await school.http.listen({ host: '127.0.0.1', port: 0 });
    const till = await openTill(school);
    const now = school.clock.now();
    await school.promotions.offerAfterIntro(till.familyId, now.subtract({ hours: 24 }), now.subtract({ hours: 40 }));
    await school.db.inTransaction(() =>
      school.outbox.publish({
        type: 'onboarding.finished',
        familyId: till.familyId,
        kidUid: till.kidUid,
        finishedAt: now.toString(),
      }),
    );
    await school.outbox.drain();
    const open = async () => (await school.promotions.openGifts(till.familyId, school.clock.now())).map(({ giftCode }) => giftCode);
    return { school, till, open };
  }

  test('the onboarding’s waits 24 hours to the second, and does not add up with the trial’s', async () => {
    const { school, open } = await withBoth();
    const now = school.clock.now();
    expect(await open()).toEqual(['afterOnboarding']);
    school.clock.set(now.add({ hours: 24 }));
    expect(await open()).toEqual(['afterOnboarding']);
    school.clock.set(now.add({ hours: 24, seconds: 1 }));
    expect(await open()).toEqual([]);
  });

  test('goes with eight lessons and not with four, and the offer says from which package on', async () => {
    const { school, till } = await withBoth();
    const { gifts } = (await till.calls.get('/payment/products')).body;
    expect(gifts).toMatchObject([{ giftCode: 'afterOnboarding', lessonsFrom: 8 }]);
    expect((await till.order('individual-4')).gifts).toEqual([]);
    expect((await till.order('group-8')).gifts).toEqual([{ giftCode: 'afterOnboarding', lessons: 3 }]);
    await insistMoneyAgrees(school);
  });

  test('of two orders that were promised one each, the one that is paid first gets it, and no other is open', async () => {
    const { school, till, open } = await withBoth();
    const first = await till.order('individual-8');
    expect(first.gifts).toEqual([{ giftCode: 'afterOnboarding', lessons: 3 }]);
    await school.db.run(sql`update promotions_offers set until_at = ${school.clock.now()} where gift_code = 'afterOnboarding'`);
    school.clock.set(school.clock.now().add({ seconds: 1 }));
    const second = await till.order('individual-16');
    expect(second.gifts).toEqual([{ giftCode: 'afterIntro', lessons: 3 }]);
    await choose(school, second.checkoutUrl, 'succeed');
    expect(await till.gold()).toBe(19);
    expect(await open()).toEqual([]);
    expect((await till.look(first.orderId)).gifts).toEqual([]);
    await choose(school, first.checkoutUrl, 'succeed');
    expect(await till.gold()).toBe(27);
    await insistMoneyAgrees(school);
  });
});

test('a survey is thanked for once, however many tell of it at once', async () => {
  const school = await openSchool();
  const { familyId, gold } = await openTill(school);
  const told = await Promise.all(Array.from({ length: 8 }, () => school.promotions.giveForSurvey(familyId, 'autumn-2026')));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await gold()).toBe(1);
  expect(await school.promotions.giveForSurvey(familyId, 'winter-2026')).toBe(true);
  await school.as(manager).post('/manager/gifts/survey/terms', {
    isOn: false,
    lessons: 1,
    friendLessons: null,
    hours: null,
    validFrom: null,
    reason: 'Опросов больше нет',
  });
  expect(await school.promotions.giveForSurvey(familyId, 'spring-2027')).toBe(false);
  expect(await gold()).toBe(2);
  await insistMoneyAgrees(school);
});
