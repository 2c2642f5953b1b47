import { emptyRoom, type RoomState } from '@school/contract/lesson-room/state';
import { expect, test } from 'vitest';

import { clockOf, roundNow, stepNow } from './strip.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-25T10:00:00Z') + seconds * 1000).toISOString();
const now = (seconds: number) => Date.parse(at(seconds));

test('a step counts from when it was gone to, and is over when its minutes are', () => {
  const state = { startedAt: at(0), stepSince: at(60) };
  expect(stepNow({ minutes: 5 }, state, now(60 + 252))).toEqual({ seconds: 252, share: 0.84, isOver: false });
  expect(stepNow({ minutes: 5 }, state, now(60 + 300)).isOver).toBe(false);
  expect(stepNow({ minutes: 5 }, state, now(60 + 301))).toMatchObject({ share: 1, isOver: true });
});

test('what was looked at before the lesson began takes nothing from its minutes', () => {
  expect(stepNow({ minutes: 2 }, { startedAt: null, stepSince: at(0) }, now(500)).seconds).toBe(0);
  expect(stepNow({ minutes: 2 }, { startedAt: at(400), stepSince: at(0) }, now(430)).seconds).toBe(30);
});

test('minutes go on past an hour, seconds have two places', () => {
  expect([0, 9, 65, 3725].map(clockOf)).toEqual(['0:00', '0:09', '1:05', '62:05']);
});

test('help goes to the item that the child is at: its own, or the one of the class', () => {
  const task = { taskNo: 1, playbookUid: 'p', taskIdx: 2, startsAt: null, closed: false, helped: {}, revealed: {} };
  const done = { verdict: 'right', tries: 1, done: true } as const;
  const marks: RoomState['marks'] = {
    anya: { 'p/2/0': done, 'p/2/1': { verdict: 'wrong', tries: 1, done: false } },
    all: { 'p/2/0': done, 'p/2/1': done, 'p/2/2': done },
  };
  const state: RoomState = { ...emptyRoom, marks, task: { ...task, mode: 'own' } };
  expect(roundNow(state, 3, 'anya')).toBe(1);
  expect(roundNow(state, 3, 'misha')).toBe(0);
  expect(roundNow({ ...state, task: { ...task, mode: 'class' } }, 3, 'anya')).toBe(2);
});
