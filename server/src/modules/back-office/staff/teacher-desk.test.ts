import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aBrowser, haveAccount } from '../../identity/testing.ts';

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
  const wish = { ...profile, email: 'olga@chip.test', locale: 'ru-RU' };
  expect((await boss.post('/manager/teachers', { ...wish, ages: { from: 9, to: 8 } })).body.error.code).toBe('staff.ages_crossed');
  const { body: hired } = await boss.post('/manager/teachers', wish);
  expect(hired.teachers).toMatchObject([{ ...profile, account: 'invited', teachesNow: true, lessonsAhead: 0, minutesOpen: 0 }]);
  const { teacherId } = hired.teachers[0];
  const [mail] = await school.messages.latest({ to: 'olga@chip.test', limit: 1 });
  const token = /invitation#(\S+)/.exec(mail?.text ?? '')?.[1];
  const olga = aBrowser(school);
  const { body: step } = await olga.post('/auth/invitation/accept', { token, password });
  expect((await olga.post('/user/session', { idToken: step.idToken })).body).toMatchObject({ role: 'teacher', customerId: teacherId });

  await school.scheduling.setAvailability(teacherId, {
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
