import { describe, expect, test } from 'vitest';

import { cameLate, isLost, isTeacherLate, lateFrom, mayReplace, mayReturn } from './late-teacher.ts';
import type { Lesson } from '../../calendar/rules/lesson.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}+03:00`);
/** A lesson of 25 minutes at 18:00 in Moscow. */
const lesson = (its: Partial<Lesson> = {}) => ({
  status: 'scheduled' as const,
  startsAt: at('18:00:00'),
  minutes: 25,
  teacherHereAt: null,
  teacherWaitMinutes: 5,
  holdUntil: null,
  markOutcome: null,
  ...its,
});

describe('a teacher who has not come', () => {
  for (const [time, isLate, lost] of [
    ['18:04:59', false, false],
    ['18:05:00', true, false],
    ['18:24:59', true, false],
    ['18:25:00', false, true],
  ] as const) {
    test(`is ${isLate ? 'late' : 'not late'}, and the lesson ${lost ? 'lost' : 'not lost'}, at ${time}`, () => {
      expect([isTeacherLate(lesson(), at(time)), isLost(lesson(), at(time))]).toEqual([isLate, lost]);
    });
  }

  for (const its of [
    { teacherHereAt: at('18:04:00') },
    { markOutcome: 'conducted' },
    { status: 'conducted' },
    { status: 'canceled' },
    { status: 'held' },
  ] as const) {
    test(`is neither when ${JSON.stringify(its)}`, () => {
      expect(isTeacherLate(lesson(its), at('18:10:00'))).toBe(false);
      expect(isLost(lesson(its), at('18:30:00'))).toBe(false);
    });
  }

  test('is waited for five minutes; who comes at them is in time, a second later came late', () => {
    expect(lateFrom(lesson())).toEqual(at('18:05:00'));
    expect(cameLate(lesson({ teacherHereAt: at('18:05:00') }))).toBe(false);
    expect(cameLate(lesson({ teacherHereAt: at('18:05:01') }))).toBe(true);
    expect(cameLate(lesson())).toBe(false);
  });
});

describe('a manager', () => {
  test('returns a lesson from its start on, also after its end, unless the teacher is in it or it is closed', () => {
    expect(mayReturn(lesson(), at('17:59:59'))).toMatchObject({ why: 'scheduling.lesson_not_started' });
    expect(mayReturn(lesson(), at('18:00:00')).allowed).toBe(true);
    expect(mayReturn(lesson(), at('19:00:00')).allowed).toBe(true);
    expect(mayReturn(lesson({ teacherHereAt: at('18:01:00') }), at('18:10:00'))).toMatchObject({ why: 'scheduling.teacher_is_here' });
    expect(mayReturn(lesson({ status: 'conducted' }), at('18:10:00'))).toMatchObject({ why: 'scheduling.lesson_is_over' });
  });

  test('gives a lesson to another until its last second, and a held time while it is held', () => {
    expect(mayReplace(lesson(), at('18:24:59')).allowed).toBe(true);
    expect(mayReplace(lesson(), at('18:25:00'))).toMatchObject({ why: 'scheduling.lesson_is_over' });
    expect(mayReplace(lesson({ status: 'transferred' }), at('12:00:00')).allowed).toBe(false);
    const held = lesson({ status: 'held', holdUntil: at('13:00:00') });
    expect(mayReplace(held, at('12:59:59')).allowed).toBe(true);
    expect(mayReplace(held, at('13:00:00')).allowed).toBe(false);
  });
});
