import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { at, havePupils, manager } from '../../staffing/testing.ts';

const oclock = (iso: string) => at(iso).toString();

test('a manager sees the day and the week of all teachers: lessons by name, what is free, who is away, and finds by subject and age', async () => {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Миша'], { units: 4 });
  const { teacher: irina } = await haveTeacher(school, { name: 'Ирина', subjects: ['english'], ageFrom: 10 });
  const [anna] = pupils;
  if (!anna) throw new Error('No pupil');
  const eventId = await anna.appoint('2026-11-24T12:00');
  await school.as(irina).post('/teacher/absences', { kind: 'illness', from: '2026-11-24', to: '2026-11-24', note: '', choices: [] });
  const office = school.as(manager());

  const { body: day } = await office.get('/manager/calendar/day?day=2026-11-24');
  expect(day.teachers.map(({ name }: { name: string }) => name)).toEqual(['Ирина', 'Ольга']);
  const [away, works] = day.teachers;
  expect(away).toMatchObject({ away: 'illness', hours: [], starts: [], windows: 0 });
  expect(works).toMatchObject({
    teacherId: olga.teacherId,
    away: null,
    taken: 50,
    lessons: [{ eventId, timestamp: oclock('2026-11-24T12:00'), kids: [{ kidUid: anna.kidUid, familyId: anna.familyId, name: 'Миша' }] }],
  });
  expect(works.starts).toContain(oclock('2026-11-24T13:00'));
  // A lesson of 50 minutes would run into the one at noon.
  expect(works.starts).not.toContain(oclock('2026-11-24T11:30'));
  // Of a child of five a lesson lasts 25 minutes and fits.
  expect((await office.get('/manager/calendar/day?day=2026-11-24&age=5')).body).toMatchObject({
    minutes: 25,
    all: 2,
    teachers: [{ name: 'Ольга' }],
  });
  const found = (await office.get('/manager/calendar/day?day=2026-11-24&age=5')).body.teachers[0];
  expect(found.starts).toContain(oclock('2026-11-24T11:30'));

  const { body: week } = await office.get('/manager/calendar/week?from=2026-11-23&subject=math');
  expect(week.teachers).toMatchObject([{ name: 'Ольга' }]);
  expect(week.teachers[0].days).toHaveLength(7);
  expect(week.teachers[0].days[1]).toMatchObject({ day: '2026-11-24', lessons: 1, trials: 0, clubs: 0, taken: 50 });
  expect(week.teachers[0].days[6]).toMatchObject({ open: 0, windows: 0 });

  expect((await anna.calls.get('/manager/calendar/day?day=2026-11-24')).status).toBe(403);
});
