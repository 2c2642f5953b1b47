import { expect, test } from 'vitest';

import { withoutWord } from './take-word.ts';

for (const [what, href, word, address] of [
  ['a link of the school', '/login?token=abc', 'abc', '/login?by=link'],
  ['a link at any page, with the flag', '/schedule?week=1&token=abc&onboarding=true', 'abc', '/login?by=link&onboarding=true'],
  ['a reset link', '/reset-password?mode=resetPassword#abc', 'abc', '/reset-password?mode=resetPassword'],
  ['a reset link at any page', '/schedule?mode=resetPassword&code=abc&lang=ru', 'abc', '/schedule?mode=resetPassword&lang=ru'],
  ['another service', '/login#social=abc-d_e', 'abc-d_e', '/login?by=social'],
  ['another service that is to be linked', '/settings/edit-parent#social=abc', 'abc', '/settings/edit-parent'],
] as const)
  test(`the word of ${what} leaves the address`, () => expect(withoutWord(`https://school.test${href}`)).toEqual({ word, address }));

test('an address without a word stays as it is', () => {
  for (const href of ['/login', '/login?token=', '/reset-password?mode=resetPassword', '/payment/products?promo=code', '/schedule#abc'])
    expect(withoutWord(`https://school.test${href}`)).toBeUndefined();
});
