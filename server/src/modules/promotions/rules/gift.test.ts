import { promotionDefaults } from '@school/contract/promotions/limits';
import { describe, expect, test } from 'vitest';

import { countedGifts, entryOf, introDayOffer, isOpen, type Offer, soonOffer } from './gift.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const sure = (offer: Offer | undefined): Offer => {
  if (!offer) throw new Error('There is no offer');
  return offer;
};
const isOpenAt = (offer: Offer, moments: ReadonlyArray<readonly [now: string, open: boolean]>) => {
  for (const [now, open] of moments) {
    test(`${open ? 'is open' : 'is over'} at ${now}`, () => expect(isOpen(offer, at(now))).toBe(open));
  }
};

describe('the gift after a trial whose report came on Monday at 18:40:07', () => {
  const offer = sure(soonOffer('afterIntro', promotionDefaults.afterIntro, at('2026-11-23T18:40:07+03:00')));
  test('is three lessons', () => expect(offer.lessons).toBe(3));
  isOpenAt(offer, [
    ['2026-11-23T18:40:07+03:00', true],
    ['2026-11-25T18:40:06+03:00', true],
    ['2026-11-25T18:40:07+03:00', true],
    ['2026-11-25T18:40:08+03:00', false],
  ]);
});

describe('the gift after the virtual onboarding waits for 24 hours', () => {
  const offer = sure(soonOffer('afterOnboarding', promotionDefaults.afterOnboarding, at('2026-11-23T18:40:07+03:00')));
  test('is three lessons', () => expect(offer.lessons).toBe(3));
  isOpenAt(offer, [
    ['2026-11-24T18:40:06+03:00', true],
    ['2026-11-24T18:40:07+03:00', true],
    ['2026-11-24T18:40:08+03:00', false],
  ]);
});

describe('the gift of the day of a trial at 01:00 in Almaty, which is 23:00 the day before in Moscow', () => {
  const offer = sure(introDayOffer(promotionDefaults.introDay, at('2026-11-24T01:00:00+05:00')));
  test('is one lesson, written as a fast payment', () => {
    expect(offer.lessons).toBe(1);
    expect(entryOf(offer.giftCode)).toBe('fastPayment');
  });
  isOpenAt(offer, [
    ['2026-11-23T23:59:59+03:00', true],
    ['2026-11-24T00:00:00+03:00', false],
  ]);
});

test('a gift is what its terms say, and none while it is switched off', () => {
  const now = at('2026-11-23T18:40:07+03:00');
  const terms = { isOn: true, lessons: 5, friendLessons: null, hours: 12 };
  expect(soonOffer('afterIntro', terms, now)).toEqual({ giftCode: 'afterIntro', lessons: 5, until: now.add({ hours: 12 }) });
  expect(soonOffer('afterIntro', { ...terms, isOn: false }, now)).toBeUndefined();
  expect(introDayOffer({ ...terms, isOn: false }, now)).toBeUndefined();
});

describe('of the gifts for buying soon', () => {
  const until = at('2026-11-25T18:40:07+03:00');
  const three = { giftCode: 'afterIntro', lessons: 3, until } as const;
  const four = { giftCode: 'afterOnboarding', lessons: 4, until: until.subtract({ hours: 1 }) } as const;
  const one = { giftCode: 'introDay', lessons: 1, until } as const;

  test('the better one counts, and the one for the day is added', () => {
    expect(countedGifts([three, four, one])).toEqual([four, one]);
    expect(countedGifts([one])).toEqual([one]);
    expect(countedGifts([])).toEqual([]);
  });
  test('of two alike the one that waits longer counts', () => {
    const sooner = { ...four, lessons: 3 };
    expect(countedGifts([sooner, three])).toEqual([three]);
    expect(countedGifts([three, { ...sooner, until: until.add({ seconds: 1 }) }])).toEqual([
      { ...sooner, until: until.add({ seconds: 1 }) },
    ]);
  });
});
