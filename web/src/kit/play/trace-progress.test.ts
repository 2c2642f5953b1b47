import { expect, test } from 'vitest';

import { followed, isFollowed, isOnLine, thinned } from './trace-progress.ts';

const straight = Array.from({ length: 81 }, (_, at) => ({ x: 10 + at, y: 50 }));

test('a finger that wanders 8 units off the line still follows it to the end', () => {
  let at = 0;
  for (let x = 10; x <= 90; x += 4) at = followed(straight, at, { x, y: 50 + (x % 8 === 2 ? 8 : -8) });
  expect(isFollowed(straight, at)).toBe(true);
});

test('progress never goes back', () => {
  const half = followed(straight, 34, { x: 50, y: 50 });
  expect(half).toBe(40);
  expect(followed(straight, half, { x: 20, y: 50 })).toBe(half);
});

test('a jump to the end does not count as having followed', () => {
  expect(isFollowed(straight, followed(straight, 0, { x: 90, y: 50 }))).toBe(false);
});

test('a circle is not finished where it begins, although both are one place', () => {
  const circle = Array.from({ length: 251 }, (_, at) => ({
    x: 50 + 40 * Math.sin((at / 250) * 2 * Math.PI),
    y: 50 - 40 * Math.cos((at / 250) * 2 * Math.PI),
  }));
  expect(followed(circle, 0, { x: 50, y: 10 })).toBeLessThan(20);
});

test('drawing begins on the line, not beside it', () => {
  expect(isOnLine(straight, 0, { x: 14, y: 58 })).toBe(true);
  expect(isOnLine(straight, 0, { x: 14, y: 70 })).toBe(false);
  expect(isOnLine(straight, 0, { x: 80, y: 50 })).toBe(false);
});

test('a long scribble is sent as at most 300 points', () => {
  const scribble = Array.from({ length: 5000 }, (_, at) => ({ x: at % 100, y: (at * 7) % 100 }));
  expect(thinned(scribble).length).toBeLessThanOrEqual(300);
  expect(
    thinned([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 2, y: 0 },
    ]),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ]);
});
