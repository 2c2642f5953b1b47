import { expect, test } from 'vitest';

import { phoneText } from './phone-text.ts';

test('a phone is written as people say it', () => {
  expect(phoneText('+375291234567')).toBe('+375 29 123-45-67');
  expect(phoneText('+79161112233')).toBe('+7 916 111-22-33');
});

test('a phone of another country, or of another length, stays as it is', () => {
  expect(phoneText('+4915112345678')).toBe('+4915112345678');
  expect(phoneText('+37529123')).toBe('+37529123');
});
