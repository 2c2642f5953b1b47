import { describe, expect, test } from 'vitest';

import { changeableUntil, mayCancel, mayTransfer } from './changing.ts';
import type { Lesson } from './lesson.ts';

const startsAt = Temporal.Instant.from('2026-11-24T18:00+03:00');

/** A single lesson on Tuesday at 18:00 in Moscow; a test names only what it is about. */
const lesson = (its: Partial<Lesson> = {}) => ({
  kind: 'individual' as const,
  status: 'scheduled' as const,
  teacherId: 'olga',
  plannedTeacherId: 'olga',
  hop: 0,
  groupId: null,
  holdUntil: null,
  changeHours: 8,
  trialMoves: 1,
  startsAt,
  ...its,
});
const before = (time: Temporal.DurationLike) => startsAt.subtract(time);

describe('a family may cancel and move', () => {
  for (const [when, now, isAllowed] of [
    ['9 hours before', before({ hours: 9 }), true],
    ['8 hours and a second before', before({ hours: 8, seconds: 1 }), true],
    ['8 hours and a millisecond before', before({ hours: 8, milliseconds: 1 }), true],
    ['exactly 8 hours before', before({ hours: 8 }), true],
    ['a millisecond later', before({ hours: 7, minutes: 59, seconds: 59, milliseconds: 999 }), false],
    ['7:59:59 before', before({ hours: 7, minutes: 59, seconds: 59 }), false],
    ['a second before the start', before({ seconds: 1 }), false],
  ] as const) {
    test(`${when}: ${isAllowed ? 'yes' : 'too late'}`, () => {
      for (const verdict of [mayCancel(lesson(), now), mayTransfer(lesson(), now)]) {
        if (isAllowed) expect(verdict).toEqual({ allowed: true, until: '2026-11-24T07:00:00Z' });
        else {
          expect(verdict).toEqual({
            allowed: false,
            why: 'scheduling.too_late',
            facts: { hours: 8, until: '2026-11-24T07:00:00Z', startsAt: '2026-11-24T15:00:00Z' },
          });
        }
      }
    });
  }

  // Hours are hours: on the night on which the family's clock changes, 8 of them are 7 or 9 on its wall.
  for (const [zone, wall, onTheWall] of [
    ['America/New_York', '2027-03-14T08:00', '2027-03-13T23:00'],
    ['America/New_York', '2026-11-01T08:00', '2026-11-01T01:00'],
    ['Europe/Berlin', '2027-03-28T08:00', '2027-03-27T23:00'],
    ['Australia/Lord_Howe', '2027-04-04T08:00', '2027-04-04T00:30'],
    ['Europe/Moscow', '2027-03-14T08:00', '2027-03-14T00:00'],
    ['Asia/Kolkata', '2027-03-14T08:00', '2027-03-14T00:00'],
  ] as const) {
    test(`of a lesson at ${wall} in ${zone} until ${onTheWall} there`, () => {
      const at = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant();
      const until = changeableUntil(lesson({ startsAt: at }));
      expect(until.toZonedDateTimeISO(zone).toPlainDateTime().toString()).toBe(`${onTheWall}:00`);
      expect(mayCancel(lesson({ startsAt: at }), until).allowed).toBe(true);
      expect(mayCancel(lesson({ startsAt: at }), until.add({ seconds: 1 })).allowed).toBe(false);
    });
  }

  test('a lesson of a replacement until it starts, since they did not choose that teacher', () => {
    const replaced = lesson({ teacherId: 'petr' });
    expect(mayCancel(replaced, before({ seconds: 1 }))).toEqual({ allowed: true, until: startsAt.toString() });
    expect(mayTransfer(replaced, before({ seconds: 1 })).allowed).toBe(true);
    expect(mayCancel(replaced, startsAt)).toMatchObject({ why: 'scheduling.lesson_is_over' });
  });

  test('neither a lesson that has begun nor one that is over, whoever asks', () => {
    for (const who of ['family', 'manager'] as const) {
      expect(mayCancel(lesson(), startsAt, who)).toMatchObject({ why: 'scheduling.lesson_is_over' });
      for (const status of ['inProgress', 'conducted', 'nonAttendance', 'canceled', 'transferred', 'expired'] as const) {
        expect(mayCancel(lesson({ status }), before({ hours: 20 }), who)).toMatchObject({ why: 'scheduling.lesson_is_over' });
        expect(mayTransfer(lesson({ status }), before({ hours: 20 }), who)).toMatchObject({ why: 'scheduling.lesson_is_over' });
      }
    }
  });

  test('a trial once, a group not at all', () => {
    const moved = lesson({ kind: 'trial', hop: 1 });
    expect(mayTransfer(lesson({ kind: 'trial' }), before({ hours: 8 })).allowed).toBe(true);
    expect(mayTransfer(moved, before({ hours: 8 }))).toEqual({ allowed: false, why: 'scheduling.intro_moved_already', facts: { max: 1 } });
    expect(mayCancel(moved, before({ hours: 8 })).allowed).toBe(true);
    expect(mayTransfer(lesson({ hop: 7 }), before({ hours: 8 })).allowed).toBe(true);
    const ofGroup = lesson({ kind: 'group', groupId: 'club' });
    expect(mayTransfer(ofGroup, before({ hours: 1 }))).toMatchObject({ why: 'scheduling.group_time_is_fixed' });
    expect(mayCancel(ofGroup, before({ hours: 8 })).allowed).toBe(true);
  });

  test('a time that waits for payment while it is held, to the millisecond', () => {
    const held = lesson({ status: 'held', holdUntil: before({ hours: 10 }) });
    expect(mayCancel(held, before({ hours: 10, milliseconds: 1 })).allowed).toBe(true);
    expect(mayCancel(held, before({ hours: 10 }))).toMatchObject({ why: 'scheduling.lesson_is_over' });
  });

  test('no time that is only kept while a trial is confirmed: it is let go of', () => {
    const held = lesson({ kind: 'trial', status: 'held', holdUntil: before({ hours: 10 }) });
    expect(mayCancel(held, before({ hours: 11 }))).toMatchObject({ why: 'scheduling.lesson_not_found' });
    expect(mayTransfer(held, before({ hours: 11 }), 'manager')).toMatchObject({ why: 'scheduling.lesson_not_found' });
  });
});

test('a manager may cancel and move until the start, and a trial more than once', () => {
  for (const verdict of [
    mayCancel(lesson(), before({ seconds: 1 }), 'manager'),
    mayTransfer(lesson(), before({ seconds: 1 }), 'manager'),
  ]) {
    expect(verdict).toEqual({ allowed: true, until: startsAt.toString() });
  }
  expect(mayTransfer(lesson({ kind: 'trial', hop: 1 }), before({ hours: 1 }), 'manager').allowed).toBe(true);
  expect(mayTransfer(lesson({ kind: 'group', groupId: 'club' }), before({ hours: 1 }), 'manager').allowed).toBe(false);
});
