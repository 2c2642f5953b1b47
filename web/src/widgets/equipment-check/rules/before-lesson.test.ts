import { expect, test } from 'vitest';

import { isHeldAlready, isInLesson, isInTheMiddle, lessonToPrepare } from './before-lesson.ts';

const start = Date.parse('2026-11-24T15:00:00+03:00');
const before = (seconds: number) => start - seconds * 1000;

test('a device is checked from half an hour before a lesson until it begins', () => {
  const at = (now: number) => lessonToPrepare([start + 3_600_000, start], now, undefined);
  expect([at(before(1801)), at(before(1800)), at(before(1799))]).toEqual([undefined, start, start]);
  expect([at(before(1)), at(before(0)), at(before(-1))]).toEqual([start, undefined, undefined]);
});

test('what was checked less than twelve hours ago is not checked again', () => {
  const now = before(600);
  const at = (hoursAgo: number, seconds = 0) => lessonToPrepare([start], now, now - hoursAgo * 3_600_000 - seconds * 1000);
  expect([at(11), at(12, -1), at(12), at(12, 1), at(48)]).toEqual([undefined, undefined, start, start, start]);
});

test('nobody is disturbed at a task, a game, a payment or in the check itself', () => {
  const middle = [
    '/kids/1/courses/math/lessons/m2/playbooks/x',
    '/kids/1/courses/math/game',
    '/payment/products',
    '/settings/equipment-check',
    '/teacher/lessons/1/room',
    '/lessons/1/live',
  ];
  expect(middle.filter((path) => !isInTheMiddle(path))).toEqual([]);
  expect(['/', '/schedule', '/kids/1', '/teacher', '/settings'].map(isInTheMiddle)).toEqual([false, false, false, false, false]);
});

test('during a lesson nobody is asked to check for the one after it', () => {
  const lesson = { timestamp: new Date(start).toISOString(), minutes: 25 };
  const at = (seconds: number) => isInLesson([lesson], start + seconds * 1000);
  expect([at(-1), at(0), at(25 * 60 - 1), at(25 * 60)]).toEqual([false, true, true, false]);
});

test('a child that has gone in needs no check of the phone beside it, nor does a lesson that began before its time', () => {
  const member = (person: string, state: 'here' | 'away' | 'gone') => ({
    person,
    state,
    epoch: 1,
    name: '',
    avatar: null,
    since: '',
    heartbeat: null,
  });
  const room = (startedAt: string | null, ...members: ReturnType<typeof member>[]) => isHeldAlready({ startedAt, members });
  expect([room(null), room(null, member('teacher:1', 'here')), room(null, member('kid:1', 'gone'))]).toEqual([false, false, false]);
  expect([room(null, member('kid:1', 'here')), room(null, member('kid:1', 'away')), room(new Date(start).toISOString())]).toEqual([
    true,
    true,
    true,
  ]);
});
