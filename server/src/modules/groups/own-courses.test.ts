import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { haveFamily, haveTeacher, holdLesson, instant } from '../scheduling/testing.ts';
import { aGroup, haveClubFamily, haveGroup, parentOf } from './testing.ts';

/** What the school has made itself is taught, joined and recommended like what came with it: tried where all of them are. */
async function openOffice() {
  const school = await openSchool();
  const office = school.as(signedIn('manager'));
  const make = (its: object = {}) =>
    office.post('/manager/offer', {
      title: { ru: 'Шахматы', en: 'Chess' },
      subject: 'math',
      kind: 'gold',
      ages: { from: 6, to: 12 },
      minutes: null,
      levels: ['1', '2'],
      reason: 'Просили семьи',
      ...its,
    });
  const change = (courseCode: string, its: object) =>
    office.post(`/manager/offer/${courseCode}`, {
      isOffered: true,
      ages: { from: 6, to: 12 },
      title: { ru: 'Шахматы', en: 'Chess' },
      position: 1,
      minutes: null,
      levels: null,
      reason: 'Так решили',
      ...its,
    });
  return { school, office, make, change };
}

/** A trial of maths is over, and its teacher recommends this. */
async function afterTrial(school: Awaited<ReturnType<typeof openOffice>>['school'], at = '2026-11-24T12:00+03:00') {
  const { teacherId, teacher } = await haveTeacher(school);
  const family = await haveFamily(school);
  const { kidUid } = family;
  const trial = await school.as(family.parent).post('/intro', { kidUid, subject: 'math', timestamp: instant(at) });
  school.clock.set(Temporal.Instant.from(at));
  await holdLesson(school, teacher, trial.body.eventId);
  const recommend = (courseCode: string, level: string) =>
    school
      .as(teacher)
      .post(`/teacher/lessons/${trial.body.eventId}/report`, { outcome: 'recommended', courseCode, level, text: 'Думает на ход вперёд' });
  return { teacherId, family, recommend };
}

test('a club that the school has made takes groups and families like the others, and the log keeps it', async () => {
  const { school, office, make, change } = await openOffice();
  const { body } = await make({ kind: 'silver', title: { ru: 'Шахматный клуб', en: 'Chess club' }, minutes: 25 });
  expect(body.courses.at(-1)).toMatchObject({ courseCode: 'own01', isOwn: true, isOffered: true, kind: 'silver', levels: ['1', '2'] });
  expect((await make({ title: { ru: 'шахматный клуб', en: 'Another' } })).body.error.code).toBe('catalogue.course_titled');

  const { groupId, teacherId } = await haveGroup(school, { courseCode: 'own01', minutes: 25, level: '1' });
  const family = await haveClubFamily(school);
  expect((await parentOf(school, family).join(groupId)).status).toBe(200);
  const [event] = await parentOf(school, family).events();
  expect(event).toMatchObject({ courseCode: 'own01', subject: 'math' });
  await expect(school.groups.createGroup(aGroup({ teacherId, weekday: 5, courseCode: 'own01', minutes: 50 }))).rejects.toMatchObject({
    code: 'request.invalid',
  });
  await expect(school.groups.createGroup(aGroup({ teacherId, weekday: 5, courseCode: 'own02' }))).rejects.toMatchObject({
    code: 'catalogue.course_off',
  });
  expect((await change('own01', { title: null })).body.error.code).toBe('catalogue.course_title_needed');
  expect((await change('own02', {})).body.error.code).toBe('catalogue.course_not_found');
  expect((await office.get('/manager/audit?act=school.course_made')).body.entries).toHaveLength(1);
});

test('a trial leads to a course that the school has made, by its levels and not into a club', async () => {
  const { school, make } = await openOffice();
  await make();
  await make({ kind: 'silver', title: { ru: 'Клуб', en: 'Club' } });
  const { family, recommend } = await afterTrial(school);
  expect((await recommend('own02', '1')).body.error.code).toBe('catalogue.course_not_found');
  expect((await recommend('own03', '1')).body.error.code).toBe('catalogue.course_not_found');
  // Nor into a club that comes with the product, though it has lessons and levels.
  expect((await recommend('speakingClub', 'sc1')).body.error.code).toBe('catalogue.course_not_found');
  expect((await recommend('own01', '7')).body.error).toMatchObject({ code: 'request.invalid', facts: { where: 'level' } });
  expect((await recommend('own01', '2')).status).toBe(200);
  const learning = (await school.calendar.processesOf(family.familyId)).find(({ courseCode }) => courseCode === 'own01');
  expect(learning).toMatchObject({ type: 'learning', subject: 'math', level: '2', levelTitle: { ru: '2', en: '2' } });
  const chess = (await school.as(family.parent).get('/courses')).body.courses.find(
    (it: { courseCode: string }) => it.courseCode === 'own01',
  );
  expect(chess).toMatchObject({ title: { ru: 'Шахматы' }, levels: [{ levelCode: '1' }, { levelCode: '2' }] });
});

test('a weekly schedule keeps the length it began with, whatever its course says since', async () => {
  const { school, make, change } = await openOffice();
  await make({ minutes: 25 });
  const begun = async (at?: string) => {
    const { teacherId, family, recommend } = await afterTrial(school, at);
    await recommend('own01', '1');
    await school.ledger.credit(aCredit({ familyId: family.familyId, units: 3 }));
    await school.settle();
    const parent = school.as(family.parent);
    const processId =
      (await school.calendar.processesOf(family.familyId)).find(({ courseCode }) => courseCode === 'own01')?.processId ?? '';
    const days = [{ weekday: 1, startMinute: 18 * 60 }];
    expect((await parent.post('/regular-schedule', { processId, teacherId, days })).status).toBe(200);
    return { parent, processId, teacherId, minutes: async () => (await parent.get(`/regular-schedule/${processId}`)).body.minutes };
  };
  const first = await begun();
  expect(await first.minutes()).toBe(25);
  await change('own01', { minutes: 50 });
  const days = [{ weekday: 4, startMinute: 17 * 60 }];
  const asked = { processId: first.processId, teacherId: first.teacherId, days, reason: 'Удобнее' };
  expect((await first.parent.post('/regular-schedule/change', asked)).status).toBe(200);
  expect(await first.minutes()).toBe(25);
  expect(await (await begun('2026-11-25T12:00+03:00')).minutes()).toBe(50);
});
