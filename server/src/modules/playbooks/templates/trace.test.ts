import { describe, expect, test } from 'vitest';

import { type Point, pointsOf, traced } from './base/strokes.ts';
import { anItem, worth } from './testing.ts';

const model = pointsOf('M50 10 C24 10 10 28 10 50 C10 74 26 90 50 90 C74 90 90 74 90 50 C90 28 76 10 50 10');
const moved = (line: readonly Point[], dx: number, dy: number): [number, number][] => line.map(([x, y]) => [x + dx, y + dy]);

describe('tracing a stroke', () => {
  test('on the line is worth all, and so is a child hand that shakes', () => {
    expect(traced(model, model, false)).toBe(1);
    expect(
      traced(
        model.map(([x, y], at): Point => [x + (at % 3) * 3 - 3, y + (at % 2) * 5 - 2]),
        model,
        false,
      ),
    ).toBe(1);
  });
  test('near it is worth 0.66, far from it 0.33 and never less', () => {
    expect(traced(moved(model, 11, 11), model, false)).toBe(0.66);
    expect(
      traced(
        [
          [0, 0],
          [5, 5],
        ],
        model,
        false,
      ),
    ).toBe(0.33);
    expect(traced([], model, false)).toBe(0.33);
  });
  test('half of it is not all', () => expect(traced(model.slice(0, model.length / 2), model, false)).toBeLessThan(1));
  test('backwards is fine for the young, and not once direction counts', () => {
    const line = pointsOf('M10 50 L90 50');
    expect(traced(line.toReversed(), line, false)).toBe(1);
    expect(traced(line.toReversed(), line, true)).toBeLessThan(1);
  });
});

test('arcs of a letter bulge to the side they are drawn to', () => {
  const bow = pointsOf('M26 48 L54 48 A21 21 0 0 1 54 90 L26 90');
  expect(Math.max(...bow.map(([x]) => x))).toBeCloseTo(75, 0);
});

test('a figure is the mean of its strokes; in other strokes it is worth 0.66 at most', () => {
  const item = anItem('trace');
  const strokes = ['M58 10 L20 64 L82 64', 'M64 40 L64 90'].map((path) => moved(pointsOf(path), 1, 1));
  expect(worth(item, { template: 'trace', drawn: strokes })).toBe(1);
  expect(worth(item, { template: 'trace', drawn: [strokes.flat()] })).toBeLessThanOrEqual(0.66);
  expect(worth(item, { template: 'trace', drawn: [] })).toBeUndefined();
});

test('by keyboard the strokes are chosen in writing order', () => {
  const item = anItem('trace');
  expect([[0, 1], [1, 0], [0]].map((order) => worth(item, { template: 'trace', order }))).toEqual([1, 0, 0]);
  expect(worth(item, { template: 'trace' })).toBeUndefined();
});
