import type { TeacherDay } from '@school/contract/back-office/calendar-calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient, queryOf } from '#api/queries.ts';
import { knownSchool } from '#api/school.ts';
import { show } from '#testing/render.tsx';

import { DayColumns } from './day-columns.tsx';

const day = '2026-11-23';
const teacher = (starts: string[]): TeacherDay => ({
  teacherId: 'olga',
  name: 'Ольга Смирнова',
  avatar: null,
  subjects: ['math'],
  open: 120,
  taken: 0,
  windows: 2,
  away: null,
  hours: [{ from: `${day}T10:00+03:00`, to: `${day}T12:00+03:00` }],
  starts,
  lessons: [],
});

test.each([
  { every: 15, times: ['10:00', '10:15', '10:30', '10:45', '11:00'] },
  { every: 20, times: ['10:00', '10:20', '10:40', '11:00'] },
  { every: 30, times: ['10:00', '10:30', '11:00'] },
  { every: 60, times: ['10:00', '11:00'] },
])('starts every $every minutes are targets of 44 px below each other, and none hides another', async ({ every, times }) => {
  queryClient.setQueryData(queryOf('GET /school').queryKey, { ...knownSchool(), gridMinutes: every });
  const of = { now: `${day}T06:00+03:00`, minutes: 45, all: 1, day, teachers: [teacher(times.map((time) => `${day}T${time}+03:00`))] };
  await show(<DayColumns of={of} moved={undefined} onLesson={() => undefined} onSpot={() => undefined} onDrag={() => undefined} />, {
    texts: ['schoolCalendar', 'names', 'lessonLook'],
    keepSession: true,
  });
  const drawn = times.map((time) => {
    const { top, height } = screen.getByRole('button', { name: new RegExp(time) }).style;
    return { top: Number.parseFloat(top), height: Number.parseFloat(height) };
  });
  for (const [at, { top, height }] of drawn.entries()) {
    expect(height).toBe(2.75);
    const next = drawn[at + 1];
    if (next) expect(next.top).toBeGreaterThanOrEqual(top + height);
  }
});
