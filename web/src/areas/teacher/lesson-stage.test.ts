import { describe, expect, it } from 'vitest';

import { lessonNow, minutesApart, nextAfter, nextLook, stageOf } from './lesson-stage.ts';

const start = Date.parse('2026-11-24T12:00:00Z');
const minute = 60_000;
const lesson = (
  status: 'scheduled' | 'inProgress' | 'conducted' | 'nonAttendance' | 'canceled' | 'transferred',
  after = 0,
  minutes = 50,
) => ({
  timestamp: new Date(start + after * minute).toISOString(),
  minutes,
  status,
});

describe('how a lesson stands', () => {
  it.each([
    [-1, 'ahead'],
    [0, 'on'],
    [50 * minute - 1000, 'on'],
    [50 * minute, 'unmarked'],
    [50 * minute + 1000, 'unmarked'],
  ] as const)('%i ms after its start', (after, stage) => {
    expect(stageOf(lesson('scheduled'), start + after)).toBe(stage);
    expect(stageOf(lesson('inProgress'), start + after)).toBe(stage);
  });

  it('is closed whatever the time', () => {
    for (const now of [start - minute, start, start + 90 * minute]) {
      expect(stageOf(lesson('conducted'), now)).toBe('held');
      expect(stageOf(lesson('nonAttendance'), now)).toBe('missed');
      expect(stageOf(lesson('canceled'), now)).toBe('off');
      expect(stageOf(lesson('transferred'), now)).toBe('off');
    }
  });
});

describe('the lesson that follows', () => {
  const first = lesson('scheduled');

  it('is the nearest one, at once or after a pause', () => {
    const [at60, at50] = [lesson('scheduled', 60), lesson('scheduled', 50)];
    expect(nextAfter([first, at60, at50], first)).toEqual({ lesson: at50, pause: 0 });
    expect(nextAfter([at60, first], first)).toEqual({ lesson: at60, pause: 10 });
  });

  it('is none when it is off, before, or more than half an hour away', () => {
    expect(nextAfter([first, lesson('canceled', 60), lesson('scheduled', -60), lesson('scheduled', 81)], first)).toBeUndefined();
    expect(nextAfter([lesson('scheduled', 80)], first)?.pause).toBe(30);
  });
});

describe('the lesson to be at', () => {
  const [forgotten, first, second] = [lesson('scheduled', -300), lesson('scheduled'), lesson('scheduled', 60)];
  const day = [second, forgotten, first];
  const at = (after: number) => lessonNow(day, start + after, (one) => stageOf(one, start + after) === 'unmarked');
  it.each([
    [-10 * minute - 1000, forgotten],
    [-10 * minute, first],
    [0, first],
    [50 * minute - 1000, first],
    [50 * minute, second],
  ])('%i ms after the start of the first', (after, wanted) => expect(at(after)).toBe(wanted));
  it('is what waits for a mark when nothing else comes, the latest first', () => {
    expect(at(200 * minute)).toBe(second);
    expect(lessonNow(day, start + 200 * minute, () => false)).toBeUndefined();
  });
});

it('never says «0 minutes»', () => {
  expect(minutesApart(start, start + 5_000)).toBe(1);
  expect(minutesApart(start + 7 * minute, start)).toBe(7);
});

describe('when to look again', () => {
  const yes = { allowed: true } as const;
  const no = (facts: Record<string, string | number>) => ({ allowed: false, why: 'scheduling.lesson_not_started', facts }) as const;
  const may = { conduct: yes, notHeld: yes, undo: yes, report: yes, here: yes, nonAttendance: yes, technical: yes, note: yes, late: yes };
  const at = (after: number) => new Date(start + after).toISOString();

  it('is every 20 s while nothing is to change', () => {
    expect(nextLook({ may }, start)).toBe(20_000);
    expect(nextLook({ may: { ...may, conduct: no({ startsAt: at(60_000) }) } }, start)).toBe(20_000);
  });

  it('is at the moment at which the nearest verdict changes', () => {
    expect(
      nextLook({ may: { ...may, conduct: no({ startsAt: at(9_000) }), nonAttendance: no({ minutes: 10, from: at(4_000) }) } }, start),
    ).toBe(4_300);
    expect(nextLook({ may: { ...may, here: no({ startsAt: at(600_000), from: at(2_000) }) } }, start)).toBe(2_300);
  });

  it('is in a second when a clock is a little ahead, and no longer when the moment is long past', () => {
    expect(nextLook({ may: { ...may, conduct: no({ startsAt: at(-1_000) }) } }, start)).toBe(1_000);
    expect(nextLook({ may: { ...may, conduct: no({ startsAt: at(-60_000) }) } }, start)).toBe(20_000);
  });
});
