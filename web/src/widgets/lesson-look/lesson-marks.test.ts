import { describe, expect, test } from 'vitest';

import { marksOf, timeLeft } from './lesson-marks.ts';

const plain = {
  status: 'scheduled',
  kind: 'regular',
  movedFrom: null,
  insteadOf: null,
  clockShift: null,
  settlesAt: null,
  heldUntil: null,
  funded: true,
} as const;
const olga = { teacherId: 't', name: 'Ольга', avatar: null, about: { ru: '', en: '' } };
const whats = (event: Parameters<typeof marksOf>[0]) => marksOf(event).map(({ what }) => what);

describe('what is unusual about a lesson', () => {
  test('nothing about a paid lesson in its place', () => {
    expect(marksOf(plain)).toEqual([]);
  });

  test('a moved lesson shows its former time, a replacement the teacher it stands for', () => {
    expect(marksOf({ ...plain, kind: 'transferred', movedFrom: '2026-11-25T13:00:00Z' })).toEqual([
      { what: 'movedFrom', timestamp: '2026-11-25T13:00:00Z' },
    ]);
    expect(marksOf({ ...plain, kind: 'replacement', insteadOf: olga })).toEqual([{ what: 'insteadOf', teacher: 'Ольга' }]);
    // Moved and then given to somebody else: both are told, though the kind is one.
    expect(whats({ ...plain, kind: 'replacement', insteadOf: olga, movedFrom: '2026-11-25T13:00:00Z' })).toEqual([
      'movedFrom',
      'insteadOf',
    ]);
  });

  test('a change of clocks is told of while the lesson is ahead, and no longer when it is over', () => {
    expect(whats({ ...plain, clockShift: -60 })).toEqual(['clockShift']);
    expect(whats({ ...plain, clockShift: -60, status: 'inProgress' })).toEqual(['clockShift']);
    expect(whats({ ...plain, clockShift: -60, status: 'conducted' })).toEqual(['status']);
  });

  test('of what it waits for only the nearest is told: a held time is not called unpaid, a trial never', () => {
    expect(whats({ ...plain, funded: false })).toEqual(['unpaid']);
    expect(marksOf({ ...plain, funded: false, heldUntil: '2026-11-24T10:00:00Z' })).toEqual([
      { what: 'held', until: '2026-11-24T10:00:00Z', trial: false },
    ]);
    expect(marksOf({ ...plain, kind: 'trial', funded: false })).toEqual([]);
    expect(whats({ ...plain, funded: false, status: 'canceled' })).toEqual(['status']);
  });
});

describe('time left', () => {
  const start = '2026-11-25T16:00:00Z';
  const before = (ms: number) => Date.parse(start) - ms;
  const hour = 3_600_000;
  test.each([
    [8 * hour, { hours: 8 }],
    [8 * hour - 1000, { hours: 7 }],
    [hour, { hours: 1 }],
    [hour - 1000, { minutes: 59 }],
    [60_000, { minutes: 1 }],
    [59_000, { minutes: 1 }],
    [0, { minutes: 0 }],
    [-5000, { minutes: 0 }],
  ])('%d ms before', (ms, left) => {
    expect(timeLeft(start, before(ms))).toEqual(left);
  });
});
