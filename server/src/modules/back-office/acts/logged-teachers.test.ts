import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aManager } from '../../chat/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { havePupils } from '../../staffing/testing.ts';

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

  test('a manager does the same for a teacher who phones: it stands under their name, with the reason', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня']);
    const irina = await haveTeacher(school, { name: 'Ирина', rules: [{ weekday: 2, fromMinute: 540, toMinute: 1140 }] });
    await pupils[0]?.appoint('2026-11-24T12:00');
    const office = school.as(aManager());
    const path = `/manager/teachers/${olga.teacherId}`;
    const day = { kind: 'illness', from: '2026-11-24', to: '2026-11-24' };
    const { body: seen } = await office.post(`${path}/absences/preview`, day);
    expect(seen).toMatchObject({ may: { allowed: true }, families: 1, lessons: [{ proposals: [{ teacher: { name: 'Ирина' } }] }] });

    const { body } = await office.post(`${path}/absences`, { ...day, note: '', choices: [], reason: 'Позвонила: температура' });

    expect(body.lessons).toMatchObject([{ given: { teacherId: irina.teacherId } }]);
    expect((await school.as(olga.teacher).get('/teacher/availability')).body.absences).toMatchObject([day]);

    const { body: hours } = await office.get(`${path}/availability`);
    const wanted = { rules: [{ weekday: 4, fromMinute: 600, toMinute: 720 }], exceptions: hours.exceptions };
    const { touched } = (await office.post(`${path}/availability/preview`, wanted)).body;
    await office.post(`${path}/availability`, { ...wanted, touched: touched.length, reason: 'Со среды учится' });
    expect((await school.as(olga.teacher).get('/teacher/availability')).body.rules).toEqual(wanted.rules);
    const told = (await school.audit.list()).entries.map(({ act, by, reason, subject }) => [act, by.role, reason, subject?.name]);
    expect(told).toEqual([
      ['teachers.hours_changed', 'manager', 'Со среды учится', 'Ольга'],
      ['teachers.absence_reported', 'manager', 'Позвонила: температура', 'Ольга'],
    ]);
  });
});
