import { expect, test } from 'vitest';

import { cellTowards } from './cells.ts';

const cells = [
  { column: 0, minute: 600 },
  { column: 0, minute: 660 },
  { column: 2, minute: 540 },
  { column: 2, minute: 690 },
];

test('arrows walk a teacher’s day, over a teacher without times to the nearest time of the next, and stop at the edge', () => {
  expect(cellTowards(cells, 0, 'down')).toBe(1);
  expect(cellTowards(cells, 1, 'up')).toBe(0);
  expect(cellTowards(cells, 0, 'up')).toBeUndefined();
  expect(cellTowards(cells, 0, 'right')).toBe(2);
  expect(cellTowards(cells, 1, 'right')).toBe(3);
  expect(cellTowards(cells, 3, 'left')).toBe(1);
  expect(cellTowards(cells, 2, 'right')).toBeUndefined();
});
