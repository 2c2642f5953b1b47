import { expect, test } from 'vitest';

import { goLive, openDevice } from '../../../platform/realtime/testing.ts';
import { openSchool } from '../../../testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { haveCourse, moscow } from './testing.ts';

test('an open schedule loses a lesson that is moved and gets its new one; the teacher’s day changes by itself', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  const lesson = await course.appoint(moscow('2026-11-26'));
  const server = await goLive(school);
  const phone = await openDevice(server, course.family.parent);
  const laptop = await openDevice(server, course.teacher);
  await phone.follow(`events/${course.family.familyId}`);
  await laptop.follow(`teacher-lessons/${course.teacherId}?from=2026-11-26&days=2`);

  const moved = await course.calls.post(`/events/${lesson.eventId}/transfer`, {
    scope: 'one',
    timestamp: moscow('2026-11-27'),
    reason: 'Врач',
  });

  const changes = [await phone.next('change', 0, 2000), await phone.next('change', 1, 2000)];
  expect(changes).toMatchObject([
    { op: 'remove', item: lesson.eventId },
    { op: 'put', item: moved.body.event.eventId, data: { timestamp: '2026-11-27T15:00:00Z', kind: 'transferred', funded: true } },
  ]);
  expect(await laptop.next('change', 0, 2000)).toMatchObject({ op: 'doc', data: { lessons: [{ eventId: moved.body.event.eventId }] } });

  await course.calls.post(`/events/${moved.body.event.eventId}/cancel`, { scope: 'one', reason: 'Всё ещё болеем' });
  expect(await phone.next('change', 2, 2000)).toMatchObject({ op: 'put', data: { status: 'canceled' } });
});

test('a trial that is moved to another teacher takes its conversation along', async () => {
  const school = await openSchool();
  const first = await haveTeacher(school, { name: 'Ольга' });
  const { parent, kidUid } = await haveFamily(school);
  const trial = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: moscow('2026-11-24') });
  await school.settle();
  const chats = async () =>
    (await school.as(parent).get('/chats')).body.chats.flatMap((it: { teacherName?: string; title?: string }) => JSON.stringify(it));
  expect((await chats()).join()).toContain('Ольга');
  const other = await haveTeacher(school, { name: 'Ирина' });
  const moved = await school.as(parent).post(`/events/${trial.body.eventId}/transfer`, {
    scope: 'one',
    timestamp: moscow('2026-11-25'),
    teacherId: other.teacherId,
    reason: 'Болеем',
  });
  expect(moved.body.event.teacher.teacherId).toBe(other.teacherId);
  await school.settle();
  expect((await chats()).join()).toContain('Ирина');
  expect((await chats()).join()).not.toContain('Ольга');
  expect((await school.as(first.teacher).get('/chats')).body.chats).toMatchObject([{ kind: 'staff' }]);
  expect(school.faults).toEqual([]);
});
