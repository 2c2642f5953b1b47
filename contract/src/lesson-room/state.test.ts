import { expect, test } from 'vitest';

import type { RoomOp } from './ops.ts';
import { emptyRoom, reduce, type RoomState } from './state.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const after = (state: RoomState, ...ops: readonly RoomOp[]): RoomState =>
  ops.reduce((room, op, at) => reduce(room, { seq: at + 1, opid: id(at), who: `teacher:${id(1)}`, op, at: '2026-11-24T15:00:00Z' }), state);
const judged = (kid: number, round: number, verdict: 'right' | 'partly' | 'wrong', done = true): RoomOp => ({
  kind: 'judged',
  taskNo: 0,
  kidUid: id(kid),
  playbookUid: 'math-m2-08-online',
  taskIdx: 1,
  round,
  verdict,
  done,
});

test('the rocket of a group rises by each item that any child solves, once, up to its goal', () => {
  const set = after(emptyRoom, judged(2, 0, 'right'), { kind: 'goal', of: 3 });
  expect(set.goal, 'from now on').toEqual({ of: 3, done: 0 });
  const some = after(set, judged(2, 1, 'right'), judged(3, 1, 'right'), judged(3, 2, 'wrong', false), judged(3, 2, 'partly'));
  expect(some.goal).toEqual({ of: 3, done: 2 });
  expect(after(some, judged(3, 1, 'right')).goal, 'told again').toEqual({ of: 3, done: 2 });
  expect(after(some, judged(2, 2, 'right'), judged(2, 3, 'right')).goal).toEqual({ of: 3, done: 3 });
  expect(after(some, { kind: 'goal', of: null }).goal).toBeNull();
});

test('a child that was made quiet stays so until it is said of that child', () => {
  const quiet = after(emptyRoom, { kind: 'mute', kids: [id(2), id(3)], on: true });
  expect(after(quiet, { kind: 'mute', kids: [id(3)], on: false }).muted).toEqual([id(2)]);
});
