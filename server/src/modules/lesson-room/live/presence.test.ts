import { expect, onTestFinished, test, vi } from 'vitest';

import { sql } from '#platform/db';

import { choose } from '../../school/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { at, manager } from '../../staffing/testing.ts';
import { anotherServer, haveRoom, openPage, type RoomPage, type TestRoom } from '../testing.ts';

/** Somebody whose line broke so many seconds ago. */
const silentFor = ({ school, lessonId }: TestRoom, person: string, seconds: number) =>
  school.db.run(sql`
    update lesson_room_members set beat_at = beat_at - ${seconds} * interval '1 second'
    where lesson_id = ${lessonId} and person = ${person} and left_at is null`);

const attended = async ({ school, lessonId }: TestRoom) =>
  new Map((await school.staffing.attendanceOf(lessonId)).map((it) => [it.person, it]));

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

/** What the server does by itself within so many seconds: who is there it writes down in two, the silent it finds in five. */
async function tick({ school }: TestRoom, seconds: number): Promise<void> {
  for (let ticks = 0; ticks < seconds; ticks += 1) await school.lessonRoom.keeper.tick();
}

async function bothIn(room: TestRoom) {
  const [child, adult] = [await room.enter(room.kid), await room.enter(room.teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  const lesson = () => room.school.as(room.teacher).get(`/teacher/lessons/${room.lessonId}`);
  await expect.poll(async () => (await lesson()).body.teacherHereAt).not.toBeNull();
  return { child, adult };
}

test('without the teacher for ten seconds the children are alone: the chat goes quiet, and is as before when the teacher is back', async () => {
  const room = await haveRoom();
  const { child, adult } = await bothIn(room);
  await child.event(adult.op({ kind: 'chat.open', on: true }));
  const mayChat = (page: RoomPage) => (page.all('may').at(-1) ?? page.all('ready').at(-1))?.may.chat?.allowed;
  await child.until(() => (mayChat(child) ? true : undefined));

  adult.break();
  await pause(300);
  await silentFor(room, adult.entered.person, 11);
  await tick(room, 1);
  expect((await child.kind('alone')).op).toEqual({ kind: 'alone', on: true });
  await child.until(() => (mayChat(child) === false ? true : undefined));
  expect(await child.nack(child.op({ kind: 'chat', text: 'Ты где?' }))).toBe('role');

  const back = await room.enter(room.teacher, adult.entered.epoch);
  await back.next('ready');
  await child.until(() => (mayChat(child) ? true : undefined));
  await back.event(child.op({ kind: 'chat', text: 'Я тут' }));

  // A page that was still for a while, as one of a laptop that slept, comes back by the line it has.
  const now = performance.now();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  back.fallSilent();
  vi.advanceTimersByTime(now + 13_000);
  await silentFor(room, back.entered.person, 13);
  await tick(room, 1);
  await child.until(() => (mayChat(child) === false ? true : undefined));
  back.send({ t: 'pong' });
  await expect
    .poll(async () => {
      await tick(room, 1);
      return mayChat(child);
    })
    .toBe(true);
});

test('who gives no sign for twenty seconds is gone, dated at the last sign, on whichever server it was', async () => {
  const room = await haveRoom();
  const other = await anotherServer(room.school);
  const child = await room.enter(room.kid, null, other.port);
  const adult = await room.enter(room.teacher);
  await Promise.all([child.next('ready'), adult.next('ready')]);
  child.break();
  await pause(300);
  await silentFor(room, child.entered.person, 13);
  await tick(room, 1);
  await adult.until(() => adult.all('member').find(({ member }) => member.person === child.entered.person && member.state === 'away'));
  await silentFor(room, child.entered.person, 8);
  await tick(room, 5);
  expect((await adult.kind('leave')).op).toMatchObject({
    person: child.entered.person,
    cause: 'timeout',
    at: room.school.clock.now().toString(),
  });
  await adult.until(() => adult.all('member').find(({ member }) => member.person === child.entered.person && member.state === 'gone'));
  await expect.poll(async () => (await attended(room)).has(child.entered.person)).toBe(true);
});

test('time in the room is the union of visits: a reload, two tabs, a page that dies', async () => {
  const room = await haveRoom();
  const { school } = room;
  const { child, adult } = await bothIn(room);
  const pass = async (time: string) => {
    school.clock.set(at(`2026-11-24T${time}`));
    await tick(room, 2);
  };
  await pass('18:00:00');
  await pass('18:10:00');
  const second = await room.enter(room.kid);
  await second.next('ready');
  await child.closeCode();
  await pass('18:15:00');
  second.send({ t: 'bye' });
  await adult.until(() => adult.events.filter(({ op }) => op.kind === 'leave').at(1));
  await pass('18:20:00');
  const third = await room.enter(room.kid);
  await third.next('ready');
  await pass('18:30:00');
  third.break();
  await pause(500);
  school.clock.set(at('2026-11-24T18:40:00'));
  await silentFor(room, third.entered.person, 21);
  await tick(room, 5);
  await adult.until(() => adult.events.filter(({ op }) => op.kind === 'leave').at(2));
  await tick(room, 2);
  await school.lessonRoom.end(room.lessonId, 'finished');
  const found = await attended(room);
  const kid = found.get(child.entered.person);
  // 18:00 to 18:15 and 18:20 to 18:30.
  expect(Math.abs((kid?.seconds ?? 0) - 25 * 60)).toBeLessThanOrEqual(10);
  expect(Math.abs((kid?.together ?? 0) - 25 * 60)).toBeLessThanOrEqual(10);
  expect(Math.abs((found.get(adult.entered.person)?.seconds ?? 0) - 40 * 60)).toBeLessThanOrEqual(10);
  expect(kid?.firstAt.toString()).toBe(at('2026-11-24T17:55').toString());
});

test('another teacher in the middle: the room stays as it is, the former one is out, and both were there', async () => {
  const room = await haveRoom();
  const { school, lessonId } = room;
  const { child, adult } = await bothIn(room);
  school.clock.set(at('2026-11-24T18:06'));
  await child.event(adult.op({ kind: 'step', step: 4, panel: 1 }));
  const { teacher, teacherId } = await haveTeacher(school, { name: 'Дмитрий' });
  await school.db.run(sql`update scheduling_lessons set teacher_here_at = null where lesson_id = ${lessonId}`);
  await school.staffing.watchLateTeachers();
  const { status } = await school.as(manager()).post(`/manager/lessons/${lessonId}/replace`, { teacherId, reason: 'Не вышел на связь' });
  expect(status).toBe(200);
  await school.settle();
  expect(await adult.next('over')).toMatchObject({ code: 'replaced' });
  expect((await child.kind('replaced')).op).toMatchObject({ teacherId, name: 'Дмитрий' });
  const lobby = (await school.as(room.kid).get(`/lesson-room/${lessonId}`)).body;
  expect(lobby).toMatchObject({ teacher: { name: 'Дмитрий' }, insteadOf: 'Ольга' });
  const heir = await room.enter(teacher);
  expect((await heir.next('ready')).may.step).toEqual({ allowed: true });
  expect(heir.entered.state).toMatchObject({ step: 4, panel: 1, replacedBy: { teacherId } });
  await expect(room.enter(room.teacher)).rejects.toThrow('lesson_room.not_found');
  await child.event(heir.op({ kind: 'star', kidUid: room.anya.kidUid }));
  await school.lessonRoom.end(lessonId, 'finished');
  expect([...(await attended(room)).keys()].toSorted()).toEqual(
    [adult.entered.person, child.entered.person, heir.entered.person].toSorted(),
  );
});

test('who is taken out waits outside until its time is over or the teacher says so; a room that nobody ended closes by itself', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya, teacher } = room;
  const { child, adult } = await bothIn(room);
  const takeOut = (minutes: number) => school.as(teacher).post(`/lesson-room/${lessonId}/take-out`, { kidUid: anya.kidUid, minutes });
  const { body } = await takeOut(2);
  expect(await child.next('over')).toMatchObject({ code: 'taken_out', until: body.until });
  await expect(room.enter(room.kid)).rejects.toThrow('lesson_room.taken_out');
  await takeOut(0);
  const back = await room.enter(room.kid);
  await back.next('ready');
  await takeOut(2);
  school.clock.set(school.clock.now().add({ minutes: 2 }));
  const again = await room.enter(room.kid);
  await again.event(again.op({ kind: 'raise', on: true }));

  // Twenty minutes after the lesson.
  school.clock.set(at('2026-11-24T19:10'));
  await school.settle();
  expect(await again.next('over')).toMatchObject({ code: 'ended', endedAs: 'closed' });
  expect(await adult.next('over')).toMatchObject({ code: 'ended' });
  await expect(room.enter(room.kid)).rejects.toThrow('lesson_room.over');
  const { body: lobby } = await school.as(room.kid).get(`/lesson-room/${lessonId}`);
  expect(lobby).toMatchObject({ ended: { as: 'closed' }, members: [], may: { enter: { allowed: false, why: 'lesson_room.over' } } });
});

test('a parent who looks in is seen by all, does nothing, and does so on one device; a colleague’s reason stays in the log', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya } = room;
  const { child } = await bothIn(room);
  const watch = (epoch: number | null) => school.as(anya.parent).post(`/lesson-room/${lessonId}/watch`, { epoch });
  const parent = await openPage(room.port, lessonId, (await watch(null)).body);
  await parent.next('ready');
  await child.until(() => child.all('member').find(({ member }) => member.person === `parent:${anya.familyId}`));
  expect(await parent.nack(parent.op({ kind: 'raise', on: true }))).toBe('role');
  expect((await watch(null)).body.error.code).toBe('lesson_room.watched_already');
  expect((await watch(parent.entered.epoch)).status).toBe(200);

  const colleague = school.as(manager());
  expect((await colleague.post(`/lesson-room/${lessonId}/watch`, { epoch: null })).body.error.code).toBe('request.invalid');
  expect((await colleague.post(`/lesson-room/${lessonId}/watch`, { epoch: null, reason: 'Нет звука' })).status).toBe(200);
  const entry = await school.db.one(
    sql<{ act: string; reason: string }>`select act, reason from audit_entries where act like 'lessons.room%'`,
  );
  expect(entry).toEqual({ act: 'lessons.room_watched', reason: 'Нет звука' });
});

test('of a child that was there for five minutes nobody says that it did not come; after three months only how long all were there stands', async () => {
  const room = await haveRoom();
  const { school, lessonId } = room;
  const { child } = await bothIn(room);
  const missed = () => school.as(room.teacher).post(`/teacher/lessons/${lessonId}/non-attendance`);
  school.clock.set(at('2026-11-24T18:00'));
  await tick(room, 2);
  school.clock.set(at('2026-11-24T18:05:10'));
  await tick(room, 2);
  child.send({ t: 'bye' });
  await child.closeCode();
  await expect.poll(async () => (await attended(room)).get(child.entered.person)?.seconds).toBeGreaterThanOrEqual(300);
  school.clock.set(at('2026-11-24T18:12'));
  expect((await missed()).body.error).toMatchObject({ code: 'lesson_room.kid_was_here', facts: { kidUid: room.anya.kidUid, minutes: 5 } });

  await school.lessonRoom.end(lessonId, 'finished');
  const rows = async () =>
    (
      await school.db.one(sql<{ n: number }>`
        select (select count(*) from lesson_room_events) + (select count(*) from lesson_room_members) + (select count(*) from lesson_room_rooms) as n`)
    )?.n;
  school.clock.set(at('2026-11-24T18:10').add({ hours: 89 * 24 }));
  await school.lessonRoom.forgetOld();
  expect(await rows()).toBeGreaterThan(4);
  school.clock.set(at('2026-11-24T19:11').add({ hours: 90 * 24 }));
  await school.lessonRoom.forgetOld();
  expect(await rows()).toBe(0);
  expect((await attended(room)).size).toBe(2);
});

test('what was done in a lesson goes sooner where the school keeps it shorter', async () => {
  const room = await haveRoom();
  const { school, lessonId } = room;
  await bothIn(room);
  school.clock.set(at('2026-11-24T18:10'));
  await tick(room, 2);
  await school.lessonRoom.end(lessonId, 'finished');
  const rows = async () => (await school.db.one(sql<{ n: number }>`select count(*) as n from lesson_room_events`))?.n;
  school.clock.set(at('2026-11-24T19:11').add({ hours: 30 * 24 }));
  await school.lessonRoom.forgetOld();
  expect(await rows()).toBeGreaterThan(0);
  await choose(school, 'roomEventDays', 30);
  await school.lessonRoom.forgetOld();
  expect(await rows()).toBe(0);
});
