import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';

const logOf = (school: TestSchool) =>
  school.db.all(sql<{ act: string; by: string; subject: string; name: string; before: unknown; after: unknown }>`
    select act, by_role as by, subject_id as subject, subject_name as name, before, after from audit_entries order by at`);

describe('the log of the staff keeps what a teacher does with its time', () => {
  test('an absence: of what kind, from when to when, and how many lessons it touched; the note stays with the lessons', async () => {
    const school = await openSchool();
    const { teacherId, teacher } = await haveTeacher(school, { name: 'Ольга' });
    const absence = { kind: 'illness', from: '2026-11-24', to: '2026-11-26', note: 'Миша любит динозавров', choices: [] };
    expect((await school.as(teacher).post('/teacher/absences', absence)).status).toBe(200);
    expect(await logOf(school)).toEqual([
      {
        act: 'teachers.absence_reported',
        by: 'teacher',
        subject: teacherId,
        name: 'Ольга',
        before: null,
        after: { kind: 'illness', from: '2026-11-24', until: '2026-11-26', lessons: 0 },
      },
    ]);
    // Refused, it is not in the log.
    expect((await school.as(teacher).post('/teacher/absences', absence)).status).toBe(409);
    expect(await logOf(school)).toHaveLength(1);
  });

  test('other hours, as they were and as they are; the same hours sent again are no change', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school, { name: 'Ольга', rules: [{ weekday: 2, fromMinute: 540, toMinute: 780 }] });
    const wanted = {
      rules: [{ weekday: 3, fromMinute: 600, toMinute: 720 }],
      exceptions: [{ day: '2026-12-02', blocks: [] }],
      touched: 0,
    };
    expect((await school.as(teacher).post('/teacher/availability', wanted)).status).toBe(200);
    expect((await school.as(teacher).post('/teacher/availability', wanted)).status).toBe(200);
    expect(await logOf(school)).toMatchObject([
      {
        act: 'teachers.hours_changed',
        before: { days: [{ weekday: 2, fromMinute: 540, toMinute: 780 }], exceptions: [] },
        after: { days: [{ weekday: 3, fromMinute: 600, toMinute: 720 }], exceptions: ['2026-12-02, –'] },
      },
    ]);
  });
});
