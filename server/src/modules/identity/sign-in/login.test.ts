import { expect, test } from 'vitest';

import { loginOf } from './login.ts';

for (const [typed, login] of [
  [' anna@chip.school ', 'anna@chip.school'],
  ['+375 (29) 123-45-67', '+375291234567'],
  ['375291234567', '+375291234567'],
  ['80291234567', '+375291234567'],
  ['8 (916) 123-45-67', '+79161234567'],
  ['00375291234567', '+375291234567'],
  ['12345', '12345'],
] as const)
  test(`«${typed}» signs in as ${login}`, () => expect(loginOf(typed)).toBe(login));
