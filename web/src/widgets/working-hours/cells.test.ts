import { describe, expect, it } from 'vitest';

import { cellAfter, cellAt, cellsOf, painted, rulesOf, sameCells } from './cells.ts';

const none = new Set<number>();

describe('weekly hours as cells and back', () => {
  it('comes back as it went, midnight to midnight too', () => {
    const rules = [
      { weekday: 1, fromMinute: 0, toMinute: 1440 },
      { weekday: 2, fromMinute: 570, toMinute: 600 },
      { weekday: 2, fromMinute: 1410, toMinute: 1440 },
      { weekday: 7, fromMinute: 0, toMinute: 30 },
    ];
    expect(rulesOf(cellsOf(rules))).toEqual(rules);
  });

  it('joins hours that touch or overlap, and never over midnight', () => {
    const rules = rulesOf(
      cellsOf([
        { weekday: 3, fromMinute: 720, toMinute: 780 },
        { weekday: 3, fromMinute: 600, toMinute: 720 },
        { weekday: 3, fromMinute: 750, toMinute: 840 },
        { weekday: 4, fromMinute: 1380, toMinute: 1440 },
        { weekday: 5, fromMinute: 0, toMinute: 60 },
      ]),
    );
    expect(rules).toEqual([
      { weekday: 3, fromMinute: 600, toMinute: 840 },
      { weekday: 4, fromMinute: 1380, toMinute: 1440 },
      { weekday: 5, fromMinute: 0, toMinute: 60 },
    ]);
  });

  it('knows hours apart by half an hour', () => {
    const rules = [
      { weekday: 3, fromMinute: 600, toMinute: 630 },
      { weekday: 3, fromMinute: 660, toMinute: 690 },
    ];
    expect(rulesOf(cellsOf(rules))).toEqual(rules);
  });
});

describe('a stroke', () => {
  it('opens one cell when it goes nowhere', () => {
    const cell = cellAt(2, 600);
    expect(rulesOf(painted(none, { from: cell, to: cell, open: true }))).toEqual([{ weekday: 2, fromMinute: 600, toMinute: 630 }]);
  });

  it('opens the same times on every day between its ends, whichever corner it began at', () => {
    const corners: [number, number][] = [
      [cellAt(1, 600), cellAt(3, 690)],
      [cellAt(3, 690), cellAt(1, 600)],
      [cellAt(3, 600), cellAt(1, 690)],
      [cellAt(1, 690), cellAt(3, 600)],
    ];
    for (const [from, to] of corners) {
      expect(rulesOf(painted(none, { from, to, open: true }))).toEqual(
        [1, 2, 3].map((weekday) => ({ weekday, fromMinute: 600, toMinute: 720 })),
      );
    }
  });

  it('closes the middle of a block and leaves two', () => {
    const open = cellsOf([{ weekday: 5, fromMinute: 600, toMinute: 1440 }]);
    const cells = painted(open, { from: cellAt(5, 720), to: cellAt(5, 750), open: false });
    expect(rulesOf(cells)).toEqual([
      { weekday: 5, fromMinute: 600, toMinute: 720 },
      { weekday: 5, fromMinute: 780, toMinute: 1440 },
    ]);
  });

  it('leaves what it was painted over as it was', () => {
    const before = cellsOf([{ weekday: 1, fromMinute: 600, toMinute: 660 }]);
    painted(before, { from: 0, to: 300, open: false });
    expect(before.size).toBe(2);
  });
});

describe('keys', () => {
  it('go by half an hour and by a day, and stop at the edges of the week', () => {
    expect(cellAfter('ArrowRight', cellAt(1, 600))).toBe(cellAt(1, 630));
    expect(cellAfter('ArrowRight', cellAt(1, 1410))).toBe(cellAt(1, 1410));
    expect(cellAfter('ArrowLeft', cellAt(2, 0))).toBe(cellAt(2, 0));
    expect(cellAfter('ArrowDown', cellAt(1, 600))).toBe(cellAt(2, 600));
    expect(cellAfter('ArrowDown', cellAt(7, 600))).toBe(cellAt(7, 600));
    expect(cellAfter('ArrowUp', cellAt(1, 600))).toBe(cellAt(1, 600));
    expect(cellAfter('Home', cellAt(4, 600))).toBe(cellAt(4, 0));
    expect(cellAfter('End', cellAt(4, 600))).toBe(cellAt(4, 1410));
    expect(cellAfter('a', 5)).toBeUndefined();
  });
});

it('tells the same hours from others', () => {
  expect(sameCells(new Set([1, 2]), new Set([2, 1]))).toBe(true);
  expect(sameCells(new Set([1, 2]), new Set([1, 3]))).toBe(false);
  expect(sameCells(new Set([1, 2]), new Set([1]))).toBe(false);
});
