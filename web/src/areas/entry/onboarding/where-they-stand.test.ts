import type { User } from '@school/contract/families/shapes';
import type { Event, Process } from '@school/contract/calendar/shapes';
import { expect, test } from 'vitest';

import { whereTheyStand } from './where-they-stand.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const aProcess = (its: Partial<Process>) =>
  ({ processId: 'p', type: 'intro', subject: 'math', kids: ['masha'], report: null, days: [], heldUntil: null, ...its }) as Process;
const trial = (its: Partial<Event> = {}) =>
  ({ eventId: 'e', processId: 'p', timestamp: '2026-11-24T15:00:00Z', minutes: 25, status: 'scheduled', ...its }) as Event;
const standing = (processes: Process[], events: Event[] = [], kids = ['masha']) => {
  const { behind, step } = whereTheyStand({ processes, kids: kids.map((kidUid) => ({ kidUid })) as User['kids'] }, events, now, 3);
  return [behind, step.what];
};

test('the welcome page knows where a family stands', () => {
  expect(standing([])).toEqual([0, 'book']);
  expect(standing([aProcess({ state: 'inProgress' })], [trial()])).toEqual([0, 'booked']);
  expect(standing([aProcess({ state: 'inProgress' })], [trial({ status: 'conducted' })])).toEqual([1, 'awaited']);
  expect(standing([aProcess({ type: 'learning', state: 'waitPositiveBalance' })])).toEqual([2, 'recommended']);
  expect(standing([aProcess({ type: 'learning', state: 'waitSchedulingNextLesson' })])).toEqual([2, 'plan']);
  expect(standing([aProcess({ type: 'learning', state: 'inProgress' })])).toEqual([3, 'learning']);
});

test('of several kids the one who has come farthest shows it', () =>
  expect(standing([aProcess({ type: 'learning', state: 'waitPositiveBalance', kids: ['olya'] })], [], ['masha', 'olya'])).toEqual([
    2,
    'recommended',
  ]));

test('a family without kids is at the beginning', () => expect(standing([], [], [])).toEqual([0, 'book']));
