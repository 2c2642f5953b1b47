import type { RoomEvent, RoomOp } from '@school/contract/lesson-room/ops';
import { expect, test } from 'vitest';

import { inkOf } from './ink.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const log = (...ops: RoomOp[]): RoomEvent[] =>
  ops.map((op, at) => ({ seq: at + 1, opid: id(at), who: `kid:${id(9)}`, op, at: '2026-11-24T15:00:00Z' }));
const stroke = (n: number): RoomOp => ({ kind: 'stroke', id: id(n), page: 0, tool: 'pen', color: 'ink', width: 1, points: 'AA' });
const shown = (drawn: RoomEvent[], after?: number) => inkOf(drawn, after).map((line) => [Number(line.id.at(-1)), line.gone]);

test('lines that were taken away are gone, and come back by undoing', () => {
  const erased = log(stroke(1), stroke(2), { kind: 'erase', page: 0, strokes: [id(1)] });
  expect(shown(erased)).toEqual([
    [1, true],
    [2, false],
  ]);
  const back = log(stroke(1), { kind: 'erase', page: 0, strokes: [id(1)] }, { kind: 'restore', page: 0, strokes: [id(1)] });
  expect(shown(back)).toEqual([[1, false]]);
});

test('undoing a clearing gives back what it took, not what was erased before or drawn since', () => {
  const drawn = log(stroke(1), stroke(2), { kind: 'erase', page: 0, strokes: [id(1)] }, { kind: 'clear', page: 0 }, stroke(3), {
    kind: 'unclear',
    page: 0,
  });
  expect(shown(drawn)).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});

test('after a number that is known come new lines and those that changed since', () => {
  const drawn = log(stroke(1), stroke(2), stroke(3), { kind: 'erase', page: 0, strokes: [id(1)] });
  expect(shown(drawn, 2)).toEqual([
    [1, true],
    [3, false],
  ]);
});
