import { expect, test } from 'vitest';

import { type Box, isDragged, nearest } from './drag-geometry.ts';

const box = (left: number, top: number, size = 80): Box => ({ left, top, right: left + size, bottom: top + size });
const two = new Map([
  ['fish', box(0, 0)],
  ['cat', box(200, 0)],
]);

test('what is let go inside a place falls into it', () => {
  expect(nearest({ x: 40, y: 40 }, two)).toBe('fish');
});

test('90 px short is near enough, 91 is not', () => {
  expect(nearest({ x: 40, y: 170 }, two)).toBe('fish');
  expect(nearest({ x: 40, y: 171 }, two)).toBeUndefined();
});

test('between two places the nearer edge wins', () => {
  expect(nearest({ x: 150, y: 40 }, two)).toBe('cat');
  expect(nearest({ x: 130, y: 40 }, two)).toBe('fish');
});

test('of two places that overlap, the one whose middle is nearer wins', () => {
  const overlapping = new Map([
    ['wide', { left: 0, top: 0, right: 400, bottom: 80 }],
    ['small', box(300, 0)],
  ]);
  expect(nearest({ x: 330, y: 40 }, overlapping)).toBe('small');
});

test('a finger that trembles 8 px has tapped, 9 px is a drag', () => {
  expect(isDragged({ x: 0, y: 0 }, { x: 8, y: 0 })).toBe(false);
  expect(isDragged({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(true);
});
