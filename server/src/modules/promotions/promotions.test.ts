import { expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

/** A family whose trial was today at 17:00, and whose report came at 18:40:07. */
async function afterTheTrial() {
  const school = await openSchool({ now: '2026-11-23T18:40:07+03:00' });
  const familyId = newId();
  await school.promotions.offerAfterIntro(familyId, at('2026-11-23T17:00+03:00'), school.clock.now());
  const open = async (now: string) =>
    (await school.promotions.openGifts(familyId, at(now))).map((gift) => `${gift.giftCode} +${gift.lessons}`);
  return { ...school, familyId, open };
}

test('the report opens three lessons for 48 hours and one more for the rest of the day', async () => {
  const { open } = await afterTheTrial();
  expect(await open('2026-11-23T18:40:07+03:00')).toEqual(['afterIntro +3', 'introDay +1']);
  expect(await open('2026-11-23T23:59:59+03:00')).toEqual(['afterIntro +3', 'introDay +1']);
  expect(await open('2026-11-24T00:00:00+03:00')).toEqual(['afterIntro +3']);
  expect(await open('2026-11-25T18:40:07+03:00')).toEqual(['afterIntro +3']);
  expect(await open('2026-11-25T18:40:08+03:00')).toEqual([]);
});

test('a report that comes the next day opens no gift for the day of the trial', async () => {
  const { promotions, clock } = await openSchool({ now: '2026-11-24T09:00+03:00' });
  const familyId = newId();
  await promotions.offerAfterIntro(familyId, at('2026-11-23T17:00+03:00'), clock.now());
  expect((await promotions.openGifts(familyId, clock.now())).map((gift) => gift.giftCode)).toEqual(['afterIntro']);
});

test('the offer is made once a family: a second report does not start its clock anew', async () => {
  const { promotions, clock, familyId, open } = await afterTheTrial();
  clock.set(at('2026-11-24T18:00+03:00'));
  await promotions.offerAfterIntro(familyId, at('2026-11-24T17:00+03:00'), clock.now());
  expect(await open('2026-11-25T18:40:08+03:00')).toEqual([]);
});

test('an order keeps what it was promised, and of two orders only one gets it', async () => {
  const { promotions, clock, familyId, open } = await afterTheTrial();
  const [first, second] = [newId(), newId()];
  await promotions.freeze(first, familyId, 8);
  clock.set(at('2026-11-24T10:00+03:00'));
  await promotions.freeze(second, familyId, 8);
  clock.set(at('2026-12-01T10:00+03:00'));
  expect(await promotions.give(second)).toEqual([{ giftCode: 'afterIntro', lessons: 3 }]);
  expect(await promotions.give(second)).toEqual([]);
  expect(await promotions.giftsOf(first)).toEqual([{ giftCode: 'introDay', lessons: 1 }]);
  expect(await promotions.give(first)).toEqual([{ giftCode: 'introDay', lessons: 1 }]);
  expect(await open('2026-11-23T18:40:07+03:00')).toEqual([]);
});
