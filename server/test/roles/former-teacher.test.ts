import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { schedulingLimits } from '@school/contract/calendar/limits';
import { expect, test } from 'vitest';

import { haveFamily } from '../../src/modules/families/testing.ts';
import { haveTeacher } from '../../src/modules/scheduling/testing.ts';
import { goLive, openDevice } from '../../src/platform/realtime/testing.ts';
import { openSchool } from '../../src/testing.ts';

const begin = Temporal.Instant.from('2026-11-23T10:00+03:00');
const end = begin.add({ minutes: 50 });

/** A child with one lesson of a teacher, a conversation with it, and a play of its own; every way to see something of it. */
async function openStage() {
  const school = await openSchool({ now: begin.subtract({ hours: 1 }).toString() });
  const { teacherId, teacher } = await haveTeacher(school);
  const family = await haveFamily(school);
  const { familyId, kidUid } = family;
  const [processId, lessonId, chatId] = [newId(), newId(), newId()];
  await school.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, teacher_id, created_at)
    values (${processId}, ${familyId}, ${kidUid}, 'learning', 'math', 'math', ${teacherId}, ${begin})`);
  await school.db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    values (${lessonId}, ${processId}, ${teacherId}, 'individual', tstzrange(${begin}, ${end}), 'conducted', ${begin}, 8, 10, 10, 5, 1, 1, 30, 1, 16)`);
  await school.db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active)
    values (${lessonId}, ${kidUid}, ${familyId}, tstzrange(${begin}, ${end}), true)`);
  await school.db.run(sql`
    insert into chat_chats (chat_id, kind, family_id, process_id, kid_uid, teacher_id, customer_name, kid_name, teacher_name, created_at)
    values (${chatId}, 'teacher', ${familyId}, ${processId}, ${kidUid}, ${teacherId}, 'Анна', 'Миша', 'Ольга', ${begin})`);
  const calls = school.as(family.parent);
  const { kids } = (await calls.get('/onboarding')).body as { kids: Array<{ lessons: Array<{ playbookUid: string }> }> };
  const play = await calls.post(`/onboarding/lessons/${kidUid}/${kids[0]?.lessons[0]?.playbookUid}/attempts`);
  await calls.post(`/chats/${chatId}/messages`, { text: 'Спасибо за урок!' });

  const doors = [
    `/teacher/pupils/${kidUid}`,
    `/kids/${kidUid}/courses`,
    `/attempts/${play.body.attemptUid}`,
    `/chats/${chatId}`,
    `/chats/${chatId}/messages`,
  ];
  const asTeacher = school.as(teacher);
  const port = await goLive(school);
  /** Which doors are open to the teacher now, and what its lists and topics show. */
  const seen = async () => {
    const device = await openDevice(port, teacher);
    const [live, list] = [await device.follow(`messages/${chatId}`), await device.follow(`chats/${teacherId}`)];
    await device.close();
    const search = (await asTeacher.get(`/chats/search?text=${encodeURIComponent('спасибо')}`)).body;
    return {
      statuses: await Promise.all(doors.map(async (path) => (await asTeacher.get(path)).status)),
      pupils: (await asTeacher.get('/teacher/pupils')).body.pupils.length,
      chats: ofFamilies((await asTeacher.get('/chats')).body.chats),
      found: search.messages.length,
      live: live.t,
      listed: list.t === 'snapshot' ? ofFamilies((list.data as { chats: Array<{ kind: string }> }).chats) : list.t,
    };
  };
  return { school, doors, seen, family, lessonId, chatId, teacher };
}

test('a teacher sees a child’s work until 60 days after the last lesson, to the second, at every door', async () => {
  const { school, doors, seen, chatId, teacher, family } = await openStage();
  const open = { statuses: doors.map(() => 200), pupils: 1, chats: 1, found: 1, live: 'snapshot', listed: 1 };
  const closed = { statuses: doors.map(() => 404), pupils: 0, chats: 0, found: 0, live: 'refused', listed: 0 };
  const last = end.add({ hours: 24 * schedulingLimits.pupilDays });

  expect(await seen()).toEqual(open);
  school.clock.set(last.subtract({ seconds: 1 }));
  expect(await seen()).toEqual(open);
  school.clock.set(last);
  expect(await seen()).toEqual(closed);
  expect((await school.as(teacher).post(`/chats/${chatId}/messages`, { text: 'Как дела?' })).status).toBe(404);
  // The family keeps what is its own.
  expect((await school.as(family.parent).get(`/chats/${chatId}/messages`)).body.messages).toHaveLength(1);
});

test('after a change of teacher the days count from the last lesson with the old one; the new one sees all at once', async () => {
  const { school, doors, seen, lessonId } = await openStage();
  const other = await haveTeacher(school, { name: 'Ирина' });
  await school.db.run(sql`update scheduling_lessons set teacher_id = ${other.teacherId} where lesson_id = ${lessonId}`);
  expect((await seen()).statuses).toEqual(doors.map(() => 404));
  expect((await school.as(other.teacher).get(doors[0] ?? '')).status).toBe(200);
});

/** The teacher's own conversation with the school stays. */
const ofFamilies = (chats: ReadonlyArray<{ kind: string }>) => chats.filter(({ kind }) => kind === 'teacher').length;
