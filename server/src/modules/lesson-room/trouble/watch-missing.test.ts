import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { at, haveManager, lettersTo, mailOf } from '../../staffing/testing.ts';
import { aDevice, anotherServer, haveRoom } from '../testing.ts';

const phone = '+375291112233';
const day = (time: string) => at(`2026-11-24T${time}`);

/** Olga is in her room, on one of two servers; Anya's family has a phone. */
async function haveWaitingTeacher() {
  const room = await haveRoom();
  const { school, anya } = room;
  await school.db.run(sql`
    update identity_accounts set phone = ${phone}, phone_confirmed_at = created_at where customer_id = ${anya.familyId}`);
  const adult = await room.enter(room.teacher);
  await adult.next('ready');
  const servers = [school, (await anotherServer(school)).school];
  const notices = async (): Promise<string[]> =>
    (await school.as(anya.parent).get('/notifications')).body.notices
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.includes('ждёт'));
  const texts = async () => (await lettersTo(school, phone.slice(1))).map(({ text }) => text).filter((text) => text.includes('ждёт'));
  const letters = async () => (await lettersTo(school, mailOf(anya))).filter(({ subject }) => subject?.includes('ждёт'));
  /** At a time both servers look, at once. */
  const look = async (time: string) => {
    school.clock.set(day(time));
    await Promise.all(servers.map((server) => server.lessonRoom.watchMissing()));
    await school.outbox.drain();
    return [(await notices()).length, (await texts()).length];
  };
  return { ...room, adult, look, notices, texts, letters };
}

test('the family of a missing child hears so on its screen after a minute and by SMS after three, each once on two servers', async () => {
  const { look, notices, texts, letters, school, lessonId, anya } = await haveWaitingTeacher();
  expect(await look('18:00:59')).toEqual([0, 0]);
  expect(await look('18:01')).toEqual([1, 0]);
  expect(await look('18:02:59')).toEqual([1, 0]);
  expect(await look('18:03')).toEqual([1, 1]);
  for (const time of ['18:04', '18:09']) expect(await look(time)).toEqual([1, 1]);
  expect(await notices()).toEqual(['Урок начался: Ольга ждёт']);
  const [text = ''] = await texts();
  expect(text).toContain('урок начался, Ольга ждёт. Ребёнок: Аня');
  // From a phone where nobody has signed in it is one tap.
  const [, token] = /\/room#([\w-]+)$/.exec(text) ?? [];
  const tapped = await aDevice({ school }).call('POST', '/lesson-room/link/enter', { token });
  expect(tapped).toMatchObject({ status: 200, body: { eventId: lessonId, kidUid: anya.kidUid } });
  expect(await letters()).toEqual([]);
});

test('nobody misses a child who has been in, nor one whose teacher is not there', async () => {
  const { look, enter, kid } = await haveWaitingTeacher();
  const child = await enter(kid);
  await child.next('ready');
  child.send({ t: 'bye' });
  await child.closeCode();
  expect(await look('18:04')).toEqual([0, 0]);

  const other = await haveRoom();
  await other.enter(other.kid);
  other.school.clock.set(day('18:04'));
  await other.school.lessonRoom.watchMissing();
  await other.school.outbox.drain();
  expect((await lettersTo(other.school, mailOf(other.anya))).filter(({ subject }) => subject?.includes('ждёт'))).toEqual([]);
});

test('a teacher who is not in: family and managers hear so five minutes after the start, each once on two servers', async () => {
  const room = await haveRoom();
  const { school, anya } = room;
  await haveManager(school, 'duty@chip.school');
  await school.outbox.drain();
  const servers = [school, (await anotherServer(school)).school];
  const child = await room.enter(room.kid);
  await child.next('ready');
  const look = async (time: string) => {
    school.clock.set(day(time));
    await Promise.all(servers.map((server) => server.staffing.watchLateTeachers()));
    await school.outbox.drain();
    const [toFamily, toDuty] = [await lettersTo(school, mailOf(anya)), await lettersTo(school, 'duty@chip.school')];
    return [
      toFamily.filter(({ subject }) => subject === 'Преподаватель задерживается').length,
      toDuty.filter(({ subject }) => subject === 'Преподавателя нет на уроке: Ольга').length,
    ];
  };
  expect(await look('18:04:59')).toEqual([0, 0]);
  for (const time of ['18:05', '18:05:30', '18:10']) expect(await look(time)).toEqual([1, 1]);
  expect(school.faults).toEqual([]);
});

test('a school that stood still until the wait was over says nothing any more', async () => {
  const { look } = await haveWaitingTeacher();
  expect(await look('18:10')).toEqual([0, 0]);
});

test('of children who are without their teacher for two minutes managers hear, once each time', async () => {
  const room = await haveRoom();
  const { school, lessonId } = room;
  await haveManager(school, 'duty@chip.school');
  const [child, adult] = [await room.enter(room.kid), await room.enter(room.teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  const told = async () => (await lettersTo(school, 'duty@chip.school')).map(({ subject }) => subject);
  const look = async (time: string) => {
    school.clock.set(day(time));
    await Promise.all([school.lessonRoom.watchAlone(), school.lessonRoom.watchAlone()]);
    await school.outbox.drain();
    return told();
  };
  school.clock.set(day('18:10'));
  adult.break();
  await new Promise((go) => void setTimeout(go, 300));
  await school.db.run(sql`
    update lesson_room_members set beat_at = beat_at - interval '11 seconds'
    where lesson_id = ${lessonId} and person like 'teacher:%' and left_at is null`);
  await child.kind('alone');
  expect(await look('18:11:50')).toEqual([]);
  expect(await look('18:12:30')).toEqual(['Дети на уроке одни: Ольга']);
  expect((await look('18:20')).length).toBe(1);
  const back = await room.enter(room.teacher);
  await back.next('ready');
  await child.until(() => child.events.find(({ op }) => op.kind === 'alone' && !op.on));
  expect((await look('18:25')).length).toBe(1);
});
