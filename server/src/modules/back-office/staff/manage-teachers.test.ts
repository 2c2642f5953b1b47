import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aManager } from '../../chat/testing.ts';
import { aBrowser, haveAccount } from '../../identity/testing.ts';
import { usualPromises } from '../../calendar/rules/testing.ts';
import { createLessonWriter } from '../../calendar/stores/lesson-writer.store.ts';
import { haveFamily, haveTeacher, instant } from '../../scheduling/testing.ts';

const password = 'birch-lake-42';
const profile = {
  name: 'Ольга Смирнова',
  about: { ru: 'Учу считать с удовольствием', en: 'I teach maths with joy' },
  subjects: ['math'],
  languages: ['ru'],
  ages: { from: 3, to: 12 },
  zone: 'Europe/Moscow',
};

test('a teacher is hired with a link, changed with a reason, and leaves when no lesson is left to give', async () => {
  const school = await openSchool();
  await haveAccount(school, { role: 'manager', email: 'boss@chip.test' });
  const boss = aBrowser(school);
  await boss.signIn('boss@chip.test', password);
  const request = { ...profile, email: 'olga@chip.test', locale: 'ru-RU' };
  expect((await boss.post('/manager/teachers', { ...request, ages: { from: 9, to: 8 } })).body.error.code).toBe('staff.ages_crossed');
  const { body: hired } = await boss.post('/manager/teachers', request);
  expect(hired.teachers).toMatchObject([{ ...profile, account: 'invited', teachesNow: true, lessonsAhead: 0, minutesOpen: 0 }]);
  const { teacherId } = hired.teachers[0];
  const [mail] = await school.messages.latest({ to: 'olga@chip.test', limit: 1 });
  const token = /invitation#(\S+)/.exec(mail?.text ?? '')?.[1];
  const olga = aBrowser(school);
  const { body: step } = await olga.post('/auth/invitation/accept', { token, password });
  expect((await olga.post('/user/session', { idToken: step.idToken })).body).toMatchObject({ role: 'teacher', customerId: teacherId });

  await school.calendar.setAvailability(teacherId, {
    rules: [{ weekday: 3, fromMinute: 960, toMinute: 1200 }],
    exceptions: [],
  });
  const path = `/manager/teachers/${teacherId}`;
  const { body: changed } = await boss.post(path, { ...profile, subjects: ['math', 'complex'], reason: 'Прошла обучение' });
  expect(changed.teachers).toMatchObject([{ subjects: ['math', 'complex'], minutesOpen: 240, account: 'active' }]);
  expect((await boss.get(`${path}/lessons`)).body).toMatchObject({ teacher: { teacherId }, lessons: [], more: 0 });

  const { body: left } = await boss.post(`${path}/leave`, { reason: 'Уволилась' });
  expect(left.teachers).toMatchObject([{ teachesNow: false, account: 'blocked' }]);
  expect((await olga.get('/teacher/lessons')).status).toBe(401);
  expect((await boss.post(`${path}/leave`, { reason: 'Уволилась' })).body.error.code).toBe('staff.blocked_already');
  await boss.post(`${path}/return`, { reason: 'Вернулась' });
  expect((await olga.signIn('olga@chip.test', password)).body.role).toBe('teacher');
  expect((await school.audit.list()).entries.map(({ act }) => act)).toEqual([
    'teachers.returned',
    'teachers.left',
    'teachers.changed',
    'staff.joined',
    'teachers.hired',
  ]);
});

/** A teacher, a family that wants a trial with them, and the manager who lets the teacher go. */
async function openStage() {
  const school = await openSchool();
  const { teacherId } = await haveTeacher(school);
  const family = await haveFamily(school);
  const request = { kidUid: family.kidUid, subject: 'math', timestamp: instant('2026-11-24T12:00+03:00') };
  return {
    school,
    book: () => school.as(family.parent).post('/intro', request),
    leave: () => school.as(aManager()).post(`/manager/teachers/${teacherId}/leave`, { reason: 'Уволилась' }),
    lessons: async () => (await school.db.all(sql`select 1 from scheduling_lessons where teacher_id = ${teacherId}`)).length,
    teaches: async () => (await school.db.one(sql<{ yes: boolean }>`select teaches_now as yes from scheduling_teachers`))?.yes,
    /** Holds the teacher's calendar while these come one after the other and wait for it; answers with what they get. */
    async inThisOrder(...actions: Array<() => Promise<{ status: number; body: { error?: { code: string } } }>>) {
      const gate = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const holder = school.db.inTransaction(async () => {
        await createLessonWriter(school.db, school.clock, usualPromises).lock({ teachers: [teacherId], kids: [] });
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      const answers: Array<Promise<{ status: number; body: { error?: { code: string } } }>> = [];
      for (const action of actions) {
        const answer = action();
        answers.push(answer);
        await Promise.race([answer, waitersFor(school, answers.length)]);
      }
      gate.resolve();
      await holder;
      return Promise.all(answers);
    },
  };
}

/** Resolves when so many wait for a lock that somebody has. */
async function waitersFor(school: TestSchool, count: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = await school.db.all(sql`
      select 1 from pg_locks join pg_database d on d.oid = database where d.datname = current_database() and locktype = 'advisory' and not granted`);
    if (waiting.length >= count) return;
    await setTimeout(25);
  }
}

test('a teacher with a lesson to give is not let go', async () => {
  const { book, leave, teaches, school } = await openStage();
  expect((await book()).status).toBe(200);
  expect(await leave()).toMatchObject({
    status: 409,
    body: { error: { code: 'staff.teacher_has_lessons', facts: { lessons: 1 } } },
  });
  expect(await teaches()).toBe(true);
  expect((await school.audit.list()).entries).toEqual([]);
});

test('a booking in the second in which its teacher is let go: one of the two happens', async () => {
  const first = await openStage();
  const [booked, refused] = await first.inThisOrder(first.book, first.leave);
  expect([booked?.status, refused?.body.error?.code]).toEqual([200, 'staff.teacher_has_lessons']);
  expect([await first.teaches(), await first.lessons()]).toEqual([true, 1]);

  const second = await openStage();
  const [left, late] = await second.inThisOrder(second.leave, second.book);
  expect([left?.status, late?.body.error?.code]).toEqual([200, 'scheduling.slot_taken']);
  expect([await second.teaches(), await second.lessons()]).toEqual([false, 0]);
});
