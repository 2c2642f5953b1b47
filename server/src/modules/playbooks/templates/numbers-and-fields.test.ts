import { expect, test } from 'vitest';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

test('type-number: each field counts, and the number of fields must fit', () => {
  const item = anItem('type-number');
  const given = (...numbers: (number | null)[]) => worth(item, { template: 'type-number', numbers });
  expect([given(6, 3), given(6, null), given(3, 6), given(6)]).toEqual([1, 0.5, 0, undefined]);
  expect(templates['type-number'].shown(item)).toMatchObject({ fields: 2, digits: 2 });
});

test('number-line: the next tick is worth half, a place between ticks is no answer', () => {
  const item = anItem('number-line');
  const given = (value: number) => worth(item, { template: 'number-line', value });
  expect([given(7), given(6), given(8), given(5), given(11)]).toEqual([1, 0.5, 0.5, 0, undefined]);
  expect(templates['number-line'].written.safeParse({ min: 0, max: 10, step: 1, right: 5, labelled: [0, 5, 10] }).success).toBe(false);
});

test('clock-set: one right hand is worth half; with full hours only the hour counts', () => {
  const item = anItem('clock-set');
  const given = (hours: number, minutes: number) => worth(item, { template: 'clock-set', hours, minutes });
  expect([given(4, 30), given(4, 0), given(5, 30), given(5, 0)]).toEqual([1, 0.5, 0.5, 0]);
  const full = anItem('clock-set', { hours: 3, minutes: 0, stepMinutes: 60 });
  expect(worth(full, { template: 'clock-set', hours: 4, minutes: 0 })).toBe(0);
});

test('coins-pay: exactly the sum, with the coins at hand', () => {
  const item = anItem('coins-pay');
  const given = (...coins: number[]) => worth(item, { template: 'coins-pay', coins });
  expect([given(5, 2, 2), given(5, 1, 1, 2), given(5, 5), given(9)]).toEqual([1, 1, 0, undefined]);
  expect(templates['coins-pay'].solution(item)?.coins).toEqual([5, 2, 2]);
  expect(templates['coins-pay'].written.safeParse({ coins: [5, 10], sum: 7 }).success).toBe(false);
});

test('table-fill: right cells of all', () => {
  const item = anItem('table-fill');
  expect(templates['table-fill'].solution(item)?.cells).toEqual([
    [8, 9],
    [9, 10],
  ]);
  expect(
    worth(item, {
      template: 'table-fill',
      cells: [
        [8, 9],
        [9, null],
      ],
    }),
  ).toBe(0.75);
  expect(worth(item, { template: 'table-fill', cells: [[8, 9]] })).toBeUndefined();
});

test('grid-paint: likeness, and below 0.66 nothing', () => {
  const item = anItem('grid-paint');
  expect(templates['grid-paint'].solution(item)?.cells).toEqual([1, 2, 5]);
  const given = (...cells: number[]) => worth(item, { template: 'grid-paint', cells });
  expect([given(1, 2, 5), given(0, 1, 3), given(9)]).toEqual([1, 0, undefined]);
  expect(given(1, 2)).toBeCloseTo(2 / 3);
  expect(given(1, 2, 5, 8)).toBe(0.75);
  expect(given(0, 1, 2, 3, 4, 5, 6, 7, 8)).toBe(0);
  const turned = anItem('grid-paint', { size: 3, sample: [0, 1, 3], transform: 'turn' });
  expect(templates['grid-paint'].solution(turned)?.cells).toEqual([1, 2, 5]);
});

test('sudoku-grid: right holes of all; a given square that was changed is no answer', () => {
  const item = anItem('sudoku-grid');
  const full = templates['sudoku-grid'].solution(item)?.cells ?? [];
  expect(worth(item, { template: 'sudoku-grid', cells: full.with(3, 1) })).toBe(0.5);
  expect(worth(item, { template: 'sudoku-grid', cells: full.with(0, 2) })).toBeUndefined();
});

test('word-grid: words found of all, wherever they can be read', () => {
  const item = anItem('word-grid');
  const given = (...found: number[][]) => worth(item, { template: 'word-grid', found });
  expect([given([0, 1, 2], [6, 7, 8]), given([0, 1, 2]), given([2, 1, 0]), given([99])]).toEqual([1, 0.5, 0, undefined]);
});

test('path-program: the shortest way is worth all, a longer one 0.66, a bump nothing', () => {
  const item = anItem('path-program');
  const given = (...steps: ('up' | 'down' | 'left' | 'right')[]) => worth(item, { template: 'path-program', steps });
  expect(given('down', 'right', 'right', 'up')).toBe(1);
  expect(given('down', 'down', 'right', 'right', 'up', 'up')).toBe(0.66);
  expect(given('right', 'right')).toBe(0);
  expect(given('down')).toBe(0);
});

test('tower-moves: fewest moves by moves made, never below 0.33; a move against the rule is no answer', () => {
  const item = anItem('tower-moves');
  const given = (...moves: [number, number][]) => worth(item, { template: 'tower-moves', moves });
  expect(given([0, 2], [0, 1])).toBe(1);
  expect(given([0, 1], [1, 2], [0, 1])).toBeCloseTo(2 / 3);
  expect(given([0, 2])).toBe(0);
  expect(given([0, 2], [0, 2])).toBeUndefined();
});
