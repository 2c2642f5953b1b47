import { expect, test } from 'vitest';

import { isInTheMiddle, lessonToPrepare } from './before-lesson.ts';

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
