import { expect, test } from 'vitest';

import { bandOfBirth } from './band.ts';

const november2026 = Date.parse('2026-11-21T12:00:00Z');

test('a kid of 6 cannot be expected to read, one of 7 can', () => {
  expect(bandOfBirth({ year: 2019, month: 12 }, november2026)).toBe('pre');
  expect(bandOfBirth({ year: 2019, month: 11 }, november2026)).toBe('junior');
});

test('at 13 the mascots go', () => {
  expect(bandOfBirth({ year: 2013, month: 12 }, november2026)).toBe('junior');
  expect(bandOfBirth({ year: 2013, month: 11 }, november2026)).toBe('teen');
});

test('the youngest and the oldest have a band, too', () => {
  expect(bandOfBirth({ year: 2023, month: 11 }, november2026)).toBe('pre');
  expect(bandOfBirth({ year: 2005, month: 1 }, november2026)).toBe('teen');
});
