import { expect, test } from 'vitest';

import { keptPhone, phoneIn } from './kept-phone.ts';

for (const [typed, kept] of [
  ['+375 (29) 123-45-67', '+375291234567'],
  ['375 29 123 45 67', '+375291234567'],
  ['80291234567', '+375291234567'],
  ['8 (029) 123-45-67', '+375291234567'],
  ['00375291234567', '+375291234567'],
  ['8 (916) 123-45-67', '+79161234567'],
  ['8 902 123-45-67', '+79021234567'],
  ['8 862 234-56-78', '+78622345678'],
  ['8~10 375 29 123-45-67', '+375291234567'],
  ['79161234567', '+79161234567'],
  ['8 701 123 45 67', '+77011234567'],
  ['+7 701 123 45 67', '+77011234567'],
  ['+995 555 12 34 56', '+995555123456'],
  ['995555123456', '+995555123456'],
  ['+972 50-234-5678', '+972502345678'],
  ['+972 050-234-5678', '+972502345678'],
  ['+49 (0)151 23456789', '+4915123456789'],
  ['00 49 1512 3456789', '+4915123456789'],
  ['86 138 1234 5678', '+8613812345678'],
  ['+1 202-555-0123', '+12025550123'],
] as const)
  test(`«${typed}» is kept as ${kept}`, () => expect(phoneIn(typed)).toBe(kept));

for (const [what, typed] of [
  ['too short for Belarus', '+375 29 123-45'],
  ['too short for Russia', '8 916 123-45-6'],
  ['too long for Belarus', '+375 29 123-45-678'],
  ['too short for Georgia', '+995 555 12 34'],
  ['of no country', '+210 123 456 789'],
  ['beginning as none in Germany does', '+49 0000 000000'],
  ['with an extension', '+375 17 234-56-78 ext. 12'],
  ['with an extension in Russian', '+375 17 234-56-78 доб. 12'],
  ['with an extension and no plus', '375172345678 доб. 12'],
  ['words', 'позвоните Анне'],
  ['nothing', ''],
] as const)
  test(`a number ${what} is refused`, () => {
    expect(phoneIn(typed)).toBeUndefined();
    expect(() => keptPhone(typed)).toThrow(expect.objectContaining({ code: 'identity.wrong_phone' }));
  });
