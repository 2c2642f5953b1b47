import { expect, test } from 'vitest';

import { firefliesOf, goalOf, playedIn, type Play } from './fireflies.ts';

const start = Temporal.Instant.from('2026-11-23T15:00:00Z');
/** Something begun so many seconds after three o'clock, with so many seconds between its answers; it ends with the last one. */
const play = (after: number, gaps: readonly number[], isFinished = true): Play => {
  const moments = gaps.reduce((all, gap) => [...all, (all.at(-1) ?? start).add({ seconds: gap })], [start.add({ seconds: after })]);
  return { moments, finishedAt: isFinished ? (moments.at(-1) ?? null) : null };
};

test('a firefly takes four minutes of play, to the second, and something that came to its end', () => {
  expect(firefliesOf([play(0, [120, 119])])).toBe(0);
  expect(firefliesOf([play(0, [120, 120])])).toBe(1);
  expect(firefliesOf([play(0, [180, 180], false)])).toBe(0);
  // A long one is one firefly.
  expect(firefliesOf([play(0, [170, 170, 170, 170])])).toBe(1);
});

test('short games are put together until they make one', () => {
  const game = (after: number) => play(after, [100]);
  expect([1, 2, 3, 5, 6].map((count) => firefliesOf(Array.from({ length: count }, (_, at) => game(at * 200))))).toEqual([0, 0, 1, 1, 2]);
});

test('whoever goes away for longer does not play', () => {
  // Three minutes of a pause count, the hour does not.
  expect(playedIn([play(0, [3600, 59])])).toEqual({ minutes: 3, finished: 1 });
  expect(playedIn([play(0, [3600, 60])])).toEqual({ minutes: 4, finished: 1 });
  expect(playedIn([play(0, [30], false), play(60, [30])])).toEqual({ minutes: 1, finished: 1 });
});

test.each([
  [0, 2, 'day'],
  [1, 2, 'evening'],
  [2, 2, 'night'],
  [1, 3, 'day'],
  [2, 3, 'evening'],
  [3, 4, 'evening'],
  [4, 4, 'night'],
] as const)('%i of %i fireflies is %s', (caught, of, hour) => {
  expect(goalOf(caught, of)).toEqual({ fireflies: caught, of, hour });
});

test('beyond the goal nothing is counted and nothing is over', () => {
  expect(goalOf(7, 3)).toEqual({ fireflies: 3, of: 3, hour: 'night' });
});
