import { describe, expect, test } from 'vitest';

import { mayEnterRoom, mayWatch, type RoomAsked } from './may-enter.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}Z`);
const asked = (changed: Partial<RoomAsked['lesson']> = {}, rest: Partial<RoomAsked> = {}): RoomAsked => ({
  lesson: { startsAt: at('15:00:00'), minutes: 50, status: 'scheduled', kind: 'individual', enterMinutes: 10, ...changed },
  ended: null,
  isFunded: true,
  ...rest,
});
const why = (it: RoomAsked, now = at('15:00:00')) => {
  const verdict = mayEnterRoom(it, now);
  return verdict.allowed ? undefined : [verdict.why, verdict.facts];
};

describe('the room is open', () => {
  for (const [time, refusal] of [
    ['14:49:59', ['lesson_room.too_early', { from: '2026-11-24T14:50:00Z' }]],
    ['14:50:00', undefined],
    ['16:09:59', undefined],
    ['16:10:00', ['lesson_room.over', { endedAs: 'closed' }]],
  ] as const) {
    test(`at ${time}: ${refusal ? refusal[0] : 'yes'}`, () => expect(why(asked(), at(time))).toEqual(refusal));
  }

  test('for a lesson that stands and a place that is paid for', () => {
    expect(why(asked({ status: 'canceled' }))).toEqual(['lesson_room.over', { endedAs: 'canceled' }]);
    expect(why(asked({ status: 'conducted' }))).toEqual(['lesson_room.over', { endedAs: 'finished' }]);
    expect(why(asked({}, { isFunded: false }))).toEqual(['lesson_room.unfunded', {}]);
    expect(why(asked({ kind: 'trial' }, { isFunded: false })), 'a trial is free').toBeUndefined();
    expect(why(asked({}, { ended: { as: 'technical' } }))).toEqual(['lesson_room.over', { endedAs: 'technical' }]);
  });

  test('again for whoever was asked to wait, when the time is over', () => {
    const waiting = asked({}, { takenOutUntil: '2026-11-24T15:05:00Z' });
    expect(why(waiting, at('15:04:59'))).toEqual(['lesson_room.taken_out', { until: '2026-11-24T15:05:00Z' }]);
    expect(why(waiting, at('15:05:00'))).toBeUndefined();
  });
});

test('a parent looks into its child’s own lesson, on one device; groups are other families’ children too', () => {
  const watch = (kind: 'individual' | 'group', role: 'parent' | 'school', isWatched = false) => {
    const verdict = mayWatch(asked({ kind }), role, isWatched, at('15:00:00'));
    return verdict.allowed ? undefined : verdict.why;
  };
  expect(watch('individual', 'parent')).toBeUndefined();
  expect(watch('individual', 'parent', true)).toBe('lesson_room.watched_already');
  expect(watch('group', 'parent')).toBe('lesson_room.group_not_watched');
  expect(watch('group', 'school')).toBeUndefined();
});
