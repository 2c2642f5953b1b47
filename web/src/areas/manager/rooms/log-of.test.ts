import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';
import { expect, test } from 'vitest';

import { logOf } from './log-of.ts';

const at = (minutes: number) => `2026-11-25T10:${String(minutes).padStart(2, '0')}:00Z`;
type Visit = RoomPresence['people'][number]['visits'][number];
const visit = (change: Partial<Visit>): Visit => ({
  from: at(0),
  to: at(0),
  cause: null,
  device: 1,
  firstFrame: null,
  ladder: [],
  recoveries: 0,
  ...change,
});
const person = (number: number, visits: Visit[]): RoomPresence['people'][number] => ({
  role: 'kid',
  number,
  face: null,
  seconds: 0,
  together: 0,
  visits,
});

test('the log of a room has all of its people in one order, the newest first; who is still there has not left', () => {
  const people = [
    person(1, [visit({ from: at(1), to: at(9), firstFrame: 900, ladder: [{ timestamp: at(5), step: 2 }] })]),
    person(2, [visit({ from: at(2), to: at(4), cause: 'timeout' }), visit({ from: at(6), to: at(9) })]),
  ];
  expect(logOf({ people }).map(({ at: when, whose, what }) => [when.slice(14, 16), whose, what.did])).toEqual([
    ['06', 1, 'came'],
    ['05', 0, 'step'],
    ['04', 1, 'left'],
    ['02', 1, 'came'],
    ['01', 0, 'came'],
    ['01', 0, 'first'],
  ]);
});
