import { expect, test } from 'vitest';

import { aLesson } from '#testing/family.ts';

import { weekDays } from './week-days.ts';

const zone = 'Europe/Minsk';
const now = Date.parse('2026-11-24T12:00:00Z');

test('a week goes from Monday to Sunday of the family, and a day has the lessons of its own clock', () => {
  const late = aLesson({ eventId: 'late', timestamp: '2026-11-23T21:30:00Z' });
  const days = weekDays([late], 'misha', zone, now);
  expect(days.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-24']);
  // Half past nine in the evening in London is half past midnight in Minsk.
  expect(days.map(({ lessons }) => lessons.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});

test("what was called off and what is another child's is not there", () => {
  const at = '2026-11-25T10:00:00Z';
  const events = [
    aLesson({ timestamp: at, status: 'conducted' }),
    aLesson({ timestamp: at, status: 'canceled' }),
    aLesson({ timestamp: at, kids: ['sonya'] }),
  ];
  expect(weekDays(events, 'misha', zone, now)[2]?.lessons).toEqual([events[0]]);
});
