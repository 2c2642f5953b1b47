import { expect, test } from 'vitest';

import { withoutToken } from './take-arrival-token.ts';

for (const [what, href, token, address] of [
  ['a link of the school', '/login?token=abc', 'abc', '/login?by=link'],
  ['a link at any page, with the flag', '/schedule?week=1&token=abc&onboarding=true', 'abc', '/login?by=link&onboarding=true'],
  ['a reset link', '/reset-password?mode=resetPassword#abc', 'abc', '/reset-password?mode=resetPassword'],
  ['a reset link at any page', '/schedule?mode=resetPassword&code=abc&lang=ru', 'abc', '/schedule?mode=resetPassword&lang=ru'],
  ['another service', '/login#social=abc-d_e', 'abc-d_e', '/login?by=social'],
  ['another service that is to be linked', '/settings/edit-parent#social=abc', 'abc', '/settings/edit-parent'],
] as const)
  test(`the token of ${what} leaves the address`, () => expect(withoutToken(`https://school.test${href}`)).toEqual({ token, address }));

test('an address without a token stays as it is', () => {
  for (const href of ['/login', '/login?token=', '/reset-password?mode=resetPassword', '/payment/products?promo=code', '/schedule#abc'])
    expect(withoutToken(`https://school.test${href}`)).toBeUndefined();
});
