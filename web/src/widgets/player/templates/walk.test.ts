import { expect, test } from 'vitest';

import { walk } from './walk.ts';

test('a robot walks its program square by square', () => {
  expect(walk(3, 0, [], ['right', 'down', 'down'])).toEqual({ squares: [0, 1, 4, 7], bumped: undefined });
});

test('it stops before an obstacle and at the edge of the field', () => {
  expect(walk(3, 0, [1], ['right', 'down'])).toEqual({ squares: [0], bumped: 0 });
  expect(walk(3, 2, [], ['down', 'right', 'down'])).toEqual({ squares: [2, 5], bumped: 1 });
});
