import { describe, expect, test } from 'vitest';

import { outcomeOf, type OutcomeAsked } from './outcome.ts';
import type { Visit } from './presence.ts';

const startsAt = Temporal.Instant.from('2026-11-24T15:00:00Z');
const after = (minutes: number) => startsAt.add({ seconds: Math.round(minutes * 60) });
const visit = (person: string, from: number, to: number): Visit => ({ person, enteredAt: after(from), until: after(to) });
const teacher = (from: number, to: number) => visit('teacher:o', from, to);
const kid = (from: number, to: number, who = 'a') => visit(`kid:${who}`, from, to);

const waits = { teacherWaitMinutes: 5, absentMinutes: 10 };

/** A lesson of 25 minutes; told at its end, where nothing else is said. */
const told = (visits: Visit[], { now = 25, ended = null }: { now?: number; ended?: number | null } = {}) => {
  const { outcome, forReview } = outcomeOf(
    { startsAt, minutes: 25, ...waits, visits, endedAt: ended === null ? null : after(ended) },
    after(now),
  );
  return forReview ? `${outcome}, to review` : outcome;
};

describe('what the log of a room says became of a lesson', () => {
  test.each<[string, string, Visit[], Parameters<typeof told>[1]?]>([
    ['nobody yet, and the wait is not over', 'open', [], { now: 4.98 }],
    ['it goes on', 'open', [teacher(-5, 8), kid(0, 8)], { now: 8 }],
    ['both from start to end', 'conducted', [teacher(-5, 25), kid(-2, 25)]],
    ['together for half of it, to the second', 'conducted', [teacher(0, 25), kid(12.5, 25)]],
    ['together for a second less than half', 'technical, to review', [teacher(0, 25), kid(12.52, 25)]],
    ['the child comes in the sixth minute, while the teacher waits', 'conducted', [teacher(0, 25), kid(6, 25)]],
    ['no child, and the teacher waited all the time', 'nonAttendance', [teacher(1, 10)], { ended: 10.2 }],
    ['no child, and the teacher came in the second minute', 'nonAttendance, to review', [teacher(1.02, 25)]],
    ['no child, and the teacher did not wait', 'nonAttendance, to review', [teacher(0, 9.9)], { ended: 10 }],
    ['no child, and the teacher was away while it waited', 'nonAttendance, to review', [teacher(0, 4), teacher(6, 25)]],
    ['the teacher is not there when the wait is over', 'teacherLate, to review', [kid(0, 6)], { now: 6 }],
    ['the teacher comes in the sixth minute, and the lesson is held', 'teacherLate, to review', [teacher(5.02, 25), kid(0, 25)]],
    ['the teacher never came', 'teacherNoShow, to review', [kid(0, 25)]],
    ['it broke off', 'technical, to review', [teacher(0, 9), kid(0, 9)], { ended: 9, now: 12 }],
    ['two children of a group, one after the other', 'conducted', [teacher(0, 25), kid(0, 7, 'a'), kid(7, 14, 'b')]],
    ['only a parent looked in', 'nonAttendance', [teacher(0, 25), visit('parent:p', 0, 25)]],
  ])('%s: %s', (_, expected, visits, asked) => {
    expect(told(visits, asked)).toBe(expected);
  });

  test('3,000 random logs: order and doubles change nothing, nobody is there longer than the room, a lesson is paid or reviewed', () => {
    let seed = 11;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 3000; round += 1) {
      const visits = Array.from({ length: random(7) }, () => {
        const from = random(40) - 10;
        return [teacher, kid, (a: number, b: number) => kid(a, b, 'b')][random(3)]?.(from, from + random(30)) as Visit;
      });
      const ended = random(3) === 0 ? random(45) : null;
      const now = ended === null ? random(50) : Math.max(ended, random(50));
      const asked: OutcomeAsked = { startsAt, minutes: 25, ...waits, visits, endedAt: ended === null ? null : after(ended) };
      const found = outcomeOf(asked, after(now));
      const shuffled = [...visits, ...visits.slice(0, 2)].toSorted(() => random(3) - 1);
      expect(outcomeOf({ ...asked, visits: shuffled }, after(now))).toEqual(found);
      const most = Math.max(0, Math.min(now, ended ?? 50)) * 60;
      expect(Math.max(found.teacher, found.child)).toBeLessThanOrEqual(most);
      expect(found.together).toBeLessThanOrEqual(Math.min(found.teacher, found.child));
      if (found.outcome === 'conducted') expect([found.forReview, found.together >= found.needed]).toEqual([false, true]);
      if (found.outcome === 'open') expect(found.forReview).toBe(false);
    }
  });
});
