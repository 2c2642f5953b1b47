import { expect, test } from 'vitest';

import { fitted, stepped } from './rounds.ts';

test('rounds go one step down where the skill is strong, one up where it is weak, and stay where nobody knows', () => {
  expect([stepped(6, 0.849), stepped(6, 0.85)]).toEqual([6, 4]);
  expect([stepped(6, 0.5), stepped(6, 0.499)]).toEqual([6, 8]);
  expect([stepped(1, 0.9), stepped(1, 0.1), stepped(6, undefined)]).toEqual([1, 2, 6]);
});

test('homework is fitted into its minutes, from the longest task on, and each task keeps one round', () => {
  expect(fitted([8, 1, 5, 3], 8)).toEqual([3, 1, 2, 2]);
  expect(fitted([2, 2], 10)).toEqual([2, 2]);
  expect(fitted([3, 3, 3], 0)).toEqual([1, 1, 1]);
});
