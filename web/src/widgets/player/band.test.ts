import { expect, test } from 'vitest';

import { bandOfAges, bandOfBirth } from './band.ts';

const november2026 = Date.parse('2026-11-21T12:00:00Z');

test('a kid of 6 cannot be expected to read, one of 7 can', () => {
  expect(bandOfBirth({ year: 2019, month: 12 }, november2026)).toBe('pre');
  expect(bandOfBirth({ year: 2019, month: 11 }, november2026)).toBe('junior');
});

test('at 10 the mascots go', () => {
  expect(bandOfBirth({ year: 2016, month: 12 }, november2026)).toBe('junior');
  expect(bandOfBirth({ year: 2016, month: 11 }, november2026)).toBe('teen');
});

test('what is made for several ages is shown as to those in the middle', () => {
  expect(bandOfAges({ from: 5, to: 7 })).toBe('pre');
  expect(bandOfAges({ from: 9, to: 10 })).toBe('junior');
  expect(bandOfAges({ from: 9, to: 12 })).toBe('teen');
});

test('the youngest and the oldest have a band, too', () => {
  expect(bandOfBirth({ year: 2023, month: 11 }, november2026)).toBe('pre');
  expect(bandOfBirth({ year: 2005, month: 1 }, november2026)).toBe('teen');
});
