import { brainLimits } from '@school/contract/brain-trainer/limits';
import { expect, test } from 'vitest';

import { roundOf } from './round.ts';

const { shortUnder, shortLeast } = brainLimits;

test('younger children play shorter rounds, from the age on the whole one', () => {
  expect(roundOf(30, shortUnder - 1)).toBe(18);
  expect(roundOf(30, shortUnder)).toBe(30);
  expect(roundOf(30, undefined)).toBe(30);
});

test('the shortest games keep enough to have an end', () => {
  expect(roundOf(3, 4)).toBe(shortLeast);
  expect(roundOf(2, 4)).toBe(2);
  expect(roundOf(1, 4)).toBe(1);
});
