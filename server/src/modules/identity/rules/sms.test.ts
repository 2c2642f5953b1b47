import { expect, test } from 'vitest';

import { isPumped, mayGetSms, prefixOf } from './sms.ts';

test('SMS go to countries of the list only', () => {
  const countries = ['+375', '+7'];
  expect(mayGetSms('+375291234567', countries).allowed).toBe(true);
  expect(mayGetSms('+79161234567', countries).allowed).toBe(true);
  expect(mayGetSms('+3712345678', countries)).toMatchObject({ allowed: false, why: 'identity.wrong_phone' });
});

test('a range is judged from 50 codes on, and is pumped below 30 of a hundred', () => {
  expect([isPumped({ sent: 49, used: 0 }), isPumped({ sent: 50, used: 14 }), isPumped({ sent: 50, used: 15 })]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isPumped({ sent: 51, used: 15 })).toBe(true);
});

test('a range is the country and the operator', () => {
  expect(prefixOf('+375291234567')).toBe('+37529');
  expect(prefixOf('+79161234567')).toBe('+79161');
});
