import { describe, expect, test } from 'vitest';

import { afterIntroOffer, countedGifts, entryOf, introDayOffer, isOpen } from './gift.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

describe('the gift after a trial whose report came on Monday at 18:40:07', () => {
  const offer = afterIntroOffer(at('2026-11-23T18:40:07+03:00'));
  test('is three lessons', () => expect(offer.lessons).toBe(3));
  for (const [now, open] of [
    ['2026-11-23T18:40:07+03:00', true],
    ['2026-11-25T18:40:06+03:00', true],
    ['2026-11-25T18:40:07+03:00', true],
    ['2026-11-25T18:40:08+03:00', false],
  ] as const)
    test(`${open ? 'is open' : 'is over'} at ${now}`, () => expect(isOpen(offer, at(now))).toBe(open));
});

describe('the gift of the day of a trial at 01:00 in Almaty, which is 23:00 the day before in Moscow', () => {
  const offer = introDayOffer(at('2026-11-24T01:00:00+05:00'));
  test('is one lesson, written as a fast payment', () => {
    expect(offer.lessons).toBe(1);
    expect(entryOf(offer.giftCode)).toBe('fastPayment');
  });
  for (const [now, open] of [
    ['2026-11-23T23:59:59+03:00', true],
    ['2026-11-24T00:00:00+03:00', false],
  ] as const)
    test(`${open ? 'is open' : 'is over'} at ${now}`, () => expect(isOpen(offer, at(now))).toBe(open));
});

test('of the gifts of three lessons the better one counts, and the one for the day is added', () => {
  const until = at('2026-11-25T18:40:07+03:00');
  const three = { giftCode: 'afterIntro', lessons: 3, until } as const;
  const four = { ...three, lessons: 4 };
  const one = { giftCode: 'introDay', lessons: 1, until } as const;
  expect(countedGifts([three, four, one])).toEqual([four, one]);
  expect(countedGifts([one])).toEqual([one]);
  expect(countedGifts([])).toEqual([]);
});
