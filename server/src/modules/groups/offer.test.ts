import { courses } from '@school/contract/catalogue/limits';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';
import { lettersTo, mailOf } from '../staffing/testing.ts';
import { aGroup, haveClubFamily, haveGroup, parentOf } from './testing.ts';

/** What the school offers is said in one place and obeyed by trials, groups and letters: tried where all of them are. */
async function openOffice() {
  const school = await openSchool();
  const office = school.as(signedIn('manager'));
  const change = (courseCode: keyof typeof courses, its: object) =>
    office.post(`/manager/offer/${courseCode}`, {
      isOffered: true,
      ages: courses[courseCode].ages,
      title: null,
      position: Object.keys(courses).indexOf(courseCode) + 1,
      minutes: null,
      levels: null,
      reason: 'Так решили',
      ...its,
    });
  return { school, office, change };
}

test('a club that is off goes on with those who are in it, and takes nobody new', async () => {
  const { school, change } = await openOffice();
  const { groupId, teacherId } = await haveGroup(school, { capacity: 3 });
  const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
  await parentOf(school, anna).join(groupId);
  expect((await change('speakingClub', { isOffered: false })).status).toBe(200);

  expect((await parentOf(school, boris).join(groupId)).body.error.code).toBe('groups.takes_nobody');
  expect((await parentOf(school, boris).wait()).body.error.code).toBe('catalogue.course_off');
  expect((await school.as(boris.parent).get('/groups')).body.groups).toEqual([]);
  await expect(school.groups.createGroup(aGroup({ teacherId, weekday: 5 }))).rejects.toMatchObject({ code: 'catalogue.course_off' });
  expect((await parentOf(school, anna).mine()).enrolments).toMatchObject([{ group: { groupId }, next: { funded: true } }]);

  await change('speakingClub', { ages: { from: 8, to: 9 } });
  await expect(school.groups.createGroup(aGroup({ teacherId, weekday: 5 }))).rejects.toMatchObject({ code: 'request.invalid' });
  expect((await parentOf(school, boris).join(groupId)).status).toBe(200);
});

test('a subject whose courses are all off has no first lesson, and one course less changes its ages', async () => {
  const { school, office, change } = await openOffice();
  await haveTeacher(school, { subjects: ['math', 'complex'] });
  const family = await haveFamily(school);
  const slots = async (subject: string) =>
    (await school.as(family.parent).get(`/intro/slots?kidUid=${family.kidUid}&subject=${subject}`)).body;
  await change('math', { isOffered: false });
  await change('reading', { isOffered: false });
  expect(await slots('math')).toMatchObject({ may: { allowed: false, why: 'catalogue.subject_off' }, slots: [] });
  expect(await slots('complex')).toMatchObject({ may: { allowed: true }, ages: { from: 5, to: 7, kid: 8, warn: true, confirm: true } });
  const trial = { kidUid: family.kidUid, subject: 'math', timestamp: '2026-11-24T09:00:00Z' };
  expect((await school.as(family.parent).post('/intro', trial)).body.error.code).toBe('catalogue.subject_off');
  expect([...(await school.scheduling.nearestTrials()).subjects.keys()]).toEqual(['complex']);
  const act = { do: 'bookTrial', ...trial };
  expect((await office.post(`/manager/families/${family.familyId}/acts`, { act, reason: 'Попросили', despite: true })).status).toBe(200);
});

test('a course is told by the title in force, in its order, and the log keeps the change', async () => {
  const { school, office, change } = await openOffice();
  const title = { ru: 'Ментальная арифметика', en: 'Mental maths' };
  const { body } = await change('math', { title, position: 2 });
  expect(body.courses.slice(0, 2)).toMatchObject([{ courseCode: 'reading' }, { courseCode: 'math', title, isOffered: true }]);
  expect((await school.as().get('/offer')).body).toEqual(body);
  await haveTeacher(school);
  const family = await haveFamily(school);
  await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-11-24T09:00:00Z' });
  await school.settle();
  expect((await lettersTo(school, mailOf(family))).some(({ text }) => text.includes('Ментальная арифметика'))).toBe(true);
  const [course] = (await school.as(family.parent).get('/courses')).body.courses.filter(
    (it: { courseCode: string }) => it.courseCode === 'math',
  );
  expect(course.title).toEqual(title);
  expect((await office.get('/manager/audit?act=school.course_changed')).body.entries).toHaveLength(1);
});

test('of two who change the order at once both do, and every place is taken once', async () => {
  const { school, change } = await openOffice();
  await Promise.all([change('english', { position: 1 }), change('bilingual', { position: 1 })]);
  const { rows } = await school.db.pool.query('select position from catalogue_courses order by position');
  expect(rows.map(({ position }) => position)).toEqual(Object.keys(courses).map((_, at) => at + 1));
});
