import { expect, test } from 'vitest';

import { cellOf, classGrid } from './class-picture.ts';

test('a face lies at the same place on every page, whoever came first', () => {
  const people = ['kid:d', 'kid:a', 'kid:c', 'kid:b', 'kid:e'];
  expect(cellOf(people, 'kid:a')).toEqual({ column: 0, row: 0 });
  expect(cellOf(people.toReversed(), 'kid:a')).toEqual({ column: 0, row: 0 });
  expect(cellOf(people, 'kid:e')).toEqual({ column: 0, row: 1 });
  expect(cellOf(people, 'kid:x')).toBeUndefined();
});

test('there are cells for eight, each its own', () => {
  const people = Array.from({ length: 9 }, (_, at) => `kid:${at}`);
  const cells = people.map((person) => cellOf(people, person));
  expect(new Set(cells.slice(0, 8).map((cell) => JSON.stringify(cell))).size).toBe(classGrid.columns * classGrid.rows);
  expect(cells[8]).toBeUndefined();
});
