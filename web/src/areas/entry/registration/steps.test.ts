import { expect, test } from 'vitest';

import { firstWrong, stepAfter, stepIn, stepOf, steps, wrongOn } from './steps.ts';

test('every field has its screen', () => {
  const places = { 'kid.name': 'name', 'kid.languages': 'name', 'kid.dob.month': 'birth', 'kid.dob.year': 'birth', subject: 'subject' };
  for (const [field, step] of Object.entries(places)) expect(stepOf(field)).toBe(step);
  for (const field of ['firstName', 'email', 'phone', 'password', 'promo', 'termsAccepted', '']) expect(stepOf(field)).toBe('contact');
});

test('an address that names no screen leads to the first one', () => {
  expect([stepIn(undefined), stepIn('elsewhere'), stepIn('birth')]).toEqual(['name', 'name', 'birth']);
  expect(steps.map(stepAfter)).toEqual(['birth', 'subject', 'contact', undefined]);
});

test('a screen tells its own mistakes, and the first with one is gone to', () => {
  const wrong = { email: 'no', 'kid.dob.year': 'no' };
  expect(wrongOn('contact', wrong)).toEqual({ email: 'no' });
  expect(wrongOn('name', wrong)).toEqual({});
  expect(firstWrong(wrong)).toBe('birth');
  expect(firstWrong({})).toBeUndefined();
});
