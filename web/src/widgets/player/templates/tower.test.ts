import { expect, test } from 'vitest';

import { alike, moved } from './tower.ts';

test('only the top disc moves, and never onto a smaller one', () => {
  const pegs = [[3, 2, 1], [], []];
  const one = moved(pegs, 0, 2);
  expect(one).toEqual([[3, 2], [], [1]]);
  expect(moved(one ?? [], 0, 2)).toBeUndefined();
  expect(moved(pegs, 1, 0)).toBeUndefined();
});

test('a tower is alike when every disc lies where it should', () => {
  expect(alike([[2], [1]], [[2], [1]])).toBe(true);
  expect(alike([[2], [1]], [[1], [2]])).toBe(false);
});
