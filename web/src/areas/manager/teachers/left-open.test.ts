import { expect, it } from 'vitest';

import { leftOpen } from './left-open.ts';

const lesson = (eventId: string, kidUid: string, kind: 'regular' | 'group' = 'regular') => ({
  lesson: {
    eventId,
    timestamp: '2026-11-23T12:00:00Z',
    minutes: 50,
    kind,
    status: 'scheduled' as const,
    subject: 'math' as const,
    courseCode: null,
    teacher: null,
    kids: [{ kidUid, name: kidUid, age: 7, timezone: 'Europe/Minsk' }],
  },
  bonus: 0,
  proposals: [],
});
const to = (eventId: string, teacherId: string | null) => ({ eventId, teacherId });

it('names the schedules that nobody takes whole, and that clubs are there', () => {
  const lessons = [
    lesson('one', 'whole'),
    lesson('two', 'whole'),
    lesson('three', 'split'),
    lesson('four', 'split'),
    lesson('five', 'partly'),
    lesson('six', 'partly'),
  ];
  const decisions = [to('one', 'olga'), to('two', 'olga'), to('three', 'olga'), to('four', 'dmitry'), to('five', null), to('six', 'olga')];
  const open = leftOpen(lessons, decisions);
  expect(open.schedules.map(({ eventId }) => eventId)).toEqual(['three', 'five']);
  expect(open.clubs).toBe(false);
  expect(leftOpen([lesson('seven', 'club', 'group')], [to('seven', 'olga')])).toEqual({ schedules: [], clubs: true });
});
