import { expect, test } from 'vitest';

import { commonPasswords } from './common-passwords.ts';
import { mayBePassword } from './password.ts';

for (const [password, why] of [
  ['', 'identity.password_empty'],
  ['1234567', 'identity.password_too_short'],
  ['a'.repeat(129), 'identity.password_too_long'],
  ['password', 'identity.password_too_common'],
  ['Password1', 'identity.password_too_common'],
  ['12345678', 'identity.password_too_common'],
  ['qwertyuiop', 'identity.password_too_common'],
  ['йцукенгш', 'identity.password_too_common'],
  ['gfhjkm123', 'identity.password_too_common'],
  ['Passw0rd!', 'identity.password_too_common'],
  ['chip2026', 'identity.password_too_common'],
  ['minsk2026', 'identity.password_too_common'],
  ['Школа_2026!', 'identity.password_too_common'],
  ['$chool12345', 'identity.password_too_common'],
] as const)
  test(`«${password.slice(0, 12)}» is refused: ${why}`, () => expect(mayBePassword(password)).toMatchObject({ allowed: false, why }));

for (const password of ['anna-chip-2026', 'сирень у окна', 'a'.repeat(128), 'x7#kq!9z'])
  test(`«${password.slice(0, 14)}» is a password`, () => expect(mayBePassword(password).allowed).toBe(true));

test('the list knows at least three thousand of the commonest, all long enough to be tried', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  for (const password of commonPasswords) expect(password.length).toBeGreaterThanOrEqual(8);
});
