import { expect, test } from 'vitest';

import { worthOf } from './worth.ts';

test('what was sold and not refunded was earned, or is still owed', () => {
  const worth = worthOf(
    [{ type: 'paid', worth: 36_001 }],
    [
      { type: 'paid', worth: 10_000 },
      { type: 'process', worth: -9000 },
      { type: 'nonAttendance', worth: -4500 },
      { type: 'returned', worth: 4500 },
      { type: 'expired', worth: -100 },
      { type: 'refund', worth: -20_000 },
      { type: 'exchange', worth: 0 },
    ],
    20_000,
  );
  expect(worth).toEqual({
    atStart: 36_001,
    sold: 10_000,
    refunded: 20_000,
    conducted: 4500,
    missed: 4500,
    lapsed: 100,
    atEnd: 16_901,
    net: -10_000,
    earned: 9100,
  });
  expect(worth.net).toBe(worth.earned + worth.atEnd - worth.atStart);
});

test('gifts are worth nothing', () =>
  expect(worthOf([], [{ type: 'bonus', worth: 0 }], 0)).toMatchObject({ sold: 0, earned: 0, atEnd: 0 }));

test('a minor unit more that went back than the units were worth is lost to the school', () => {
  const worth = worthOf([{ type: 'paid', worth: 100 }], [{ type: 'refund', worth: -33 }], 34);
  expect(worth).toMatchObject({ refunded: 34, lapsed: -1, earned: -1, atEnd: 67 });
  expect(worth.net).toBe(worth.earned + worth.atEnd - worth.atStart);
});
