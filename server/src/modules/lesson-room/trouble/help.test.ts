import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { sql } from '#platform/db';

import { newId } from '#platform/ids';

import { choose } from '../../school/testing.ts';
import { at, haveManager, lettersTo, manager } from '../../staffing/testing.ts';
import { haveRoom, type TestRoom } from '../testing.ts';

const duty = '375447770000';

async function haveLesson(env: Record<string, string> = {}) {
  const room = await haveRoom(['Аня'], { DUTY_PHONE: `+${duty}`, ...env });
  const { school, lessonId } = room;
  await haveManager(school, 'people@chip.school');
  await school.db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, password_hash, locale, rights, created_at)
    values (${newId()}, ${newId()}, 'manager', 'money@chip.school', 'none', 'ru-RU', '{money}', ${school.clock.now()})`);
  const [child, adult] = [await room.enter(room.kid), await room.enter(room.teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  const ask = (who: TestRoom['kid'], code: string) =>
    school.as(who).post(`/lesson-room/${lessonId}/help`, { code, facts: { browser: 'Chromium', rtt: 480 } });
  const office = school.as(manager());
  const letters = async (to: string) => {
    await school.outbox.drain();
    return (await lettersTo(school, to)).filter(({ text }) => text.includes('помощи'));
  };
  return { ...room, child, adult, ask, office, letters, path: `/manager/rooms/${lessonId}` };
}

const setPhones = async ({ school, anya, olga }: TestRoom) => {
  await school.db.run(sql`
    update identity_accounts set phone = '+375291112233', phone_confirmed_at = created_at where customer_id = ${anya.familyId}`);
  await school.db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, phone, phone_confirmed_at, password_hash, locale, created_at)
    values (${newId()}, ${olga.teacherId}, 'teacher', '+375294445566', ${school.clock.now()}, 'none', 'ru-RU', ${school.clock.now()})`);
};

test('a call for help reaches the managers and the room, and who looks at it is told; only once at a time', async () => {
  const { ask, kid, teacher, child, adult, office, path, letters, school, lessonId } = await haveLesson();
  const { helpId } = (await ask(kid, 'cannot_hear')).body;
  expect((await adult.kind('help')).op).toMatchObject({ helpId, code: 'cannot_hear', person: child.entered.person });
  expect((await ask(kid, 'line')).body.error.code).toBe('lesson_room.help_waits');
  expect((await ask(teacher, 'line')).status).toBe(200);
  expect((await letters('people@chip.school')).map(({ subject }) => subject)).toContain('Просят помощи на уроке: не слышно');

  const { calls } = (await office.get(`${path}/help`)).body;
  expect(calls.find((it: { helpId: string }) => it.helpId === helpId)).toMatchObject({
    code: 'cannot_hear',
    by: { name: 'Аня' },
    facts: { browser: 'Chromium', rtt: 480, recoveries: 0 },
    takenBy: null,
    byPhone: null,
  });
  const taken = await office.post(`${path}/help`, { helpId, act: 'take', reason: 'Смотрю' });
  expect(taken.body.takenBy).not.toBeNull();
  expect((await child.kind('help.taken')).op).toMatchObject({ helpId });
  const presence = (await school.as(kid).get(`/lesson-room/${lessonId}/presence`)).body;
  expect(presence.help.map(({ code, role }: { code: string; role: string }) => [role, code])).toEqual([
    ['teacher', 'line'],
    ['kid', 'cannot_hear'],
  ]);
  // A second colleague reads who it is, and the room is not told twice.
  const other = await school.as(manager()).post(`${path}/help`, { helpId, act: 'take', reason: 'И я' });
  expect(other.body.takenBy).toBe(taken.body.takenBy);
  await office.post(`${path}/help`, { helpId, act: 'close', reason: 'Переподключили звук' });
  expect((await ask(kid, 'line')).status).toBe(200);
  expect(child.events.filter(({ op }) => op.kind === 'help.taken').length).toBe(1);
  expect((await office.post(`${path}/help`, { helpId: newId(), act: 'take', reason: 'Смотрю' })).body.error.code).toBe(
    'lesson_room.help_not_found',
  );
});

test('what is delicate only colleagues who work with people hear, and in the room it is help like any other', async () => {
  const { ask, teacher, child, letters, school } = await haveLesson();
  await ask(teacher, 'child_upset');
  expect((await child.kind('help')).op).toMatchObject({ code: 'other' });
  expect((await letters('people@chip.school')).length).toBe(1);
  expect(await letters('money@chip.school')).toEqual([]);
  school.clock.set(school.clock.now().add({ seconds: 61 }));
  await school.lessonRoom.watchHelp();
  expect(await letters(duty)).toEqual([]);
});

test('at what nobody looks for a minute the number on duty hears of, once', async () => {
  const { ask, kid, letters, school } = await haveLesson();
  await ask(kid, 'cannot_see');
  expect((await letters('money@chip.school')).length).toBe(1);
  const asked = school.clock.now();
  const look = async (seconds: number) => {
    school.clock.set(asked.add({ seconds }));
    await Promise.all([school.lessonRoom.watchHelp(), school.lessonRoom.watchHelp()]);
    return (await letters(duty)).length;
  };
  expect([await look(59), await look(60), await look(300)]).toEqual([0, 1, 1]);
});

test('help is called while the room is open', async () => {
  const { school, ask, kid, lessonId } = await haveLesson();
  await school.lessonRoom.end(lessonId, 'finished');
  expect((await ask(kid, 'line')).body.error.code).toBe('lesson_room.over');
  school.clock.set(at('2026-11-24T17:30'));
  const early = await haveLesson();
  early.school.clock.set(at('2026-11-24T17:30'));
  expect((await early.ask(early.kid, 'line')).body.error.code).toBe('lesson_room.too_early');
});

test('a lesson goes on by phone: the school is given the teacher’s number and whose family to call, and nobody else', async () => {
  const room = await haveLesson();
  const { school, lessonId, teacher, anya, office, path, adult } = room;
  const phone = (kidUid = anya.kidUid) => school.as(teacher).post(`/lesson-room/${lessonId}/phone`, { kidUid });
  expect((await phone()).body.error.code).toBe('lesson_room.no_phone');
  expect((await phone(newId())).body.error.code).toBe('lesson_room.not_in_room');
  await setPhones(room);
  // Which phones will ring is told by their last digits alone.
  expect((await phone()).body).toEqual({ by: 'school', endings: { teacher: '66', family: '33' } });
  expect(JSON.stringify([adult.heard, (await school.as(teacher).get(`/lesson-room/${lessonId}`)).body])).not.toContain('37529');
  const { calls } = (await office.get(`${path}/help`)).body;
  expect(calls[0].byPhone).toMatchObject({ teacher: '+375294445566', kid: { person: `kid:${anya.kidUid}` } });
  // The family's number is read by a call of its own, which stands in the log.
  expect(JSON.stringify(calls)).not.toContain('+375291112233');
  expect((await phone()).body.error.code).toBe('lesson_room.help_waits');
});

test('a child is missing: the school reads the number, which stands in the log, calls, and the teacher reads at once what came of it', async () => {
  const room = await haveLesson();
  const { school, lessonId, teacher, anya, office, path, adult, kid } = room;
  // The teacher asks the school to call, and learns no number: also where the teacher has none.
  const asked = await school.as(teacher).post(`/lesson-room/${lessonId}/phone`, { kidUid: anya.kidUid, why: 'missing' });
  expect(asked.body).toEqual({ by: 'school', endings: { teacher: null, family: null } });
  await setPhones(room);
  expect((await office.get(`${path}/help`)).body.calls[0]).toMatchObject({
    code: 'missing',
    byPhone: { kid: { person: `kid:${anya.kidUid}` } },
  });
  const number = (kidUid: string) => office.post(`${path}/number`, { kidUid });
  expect((await number(anya.kidUid)).body).toEqual({ name: expect.any(String), phone: '+375291112233' });
  expect((await number(newId())).body.error.code).toBe('lesson_room.not_in_room');
  for (const who of [teacher, kid, anya.parent])
    expect((await school.as(who).post(`${path}/number`, { kidUid: anya.kidUid })).status).toBe(403);
  const called = (outcome: string) => office.post(`${path}/called`, { kidUid: anya.kidUid, outcome });
  expect((await called('no_answer')).status).toBe(200);
  expect((await adult.kind('called')).op).toEqual({ kind: 'called', kidUid: anya.kidUid, outcome: 'no_answer' });
  // Nobody else need look: it was seen to.
  expect((await office.get(`${path}/help`)).body.calls[0]).toMatchObject({
    code: 'missing',
    takenBy: expect.any(String),
    closedAt: expect.any(String),
  });
  await called('coming');
  // Also after a reload.
  expect((await room.enter(teacher)).entered.state.called).toMatchObject({ [anya.kidUid]: { outcome: 'coming' } });
  expect(JSON.stringify(adult.heard)).not.toContain('37529');
  const log = await school.db.all(
    sql<{ act: string; reason: string }>`select act, reason from audit_entries where subject_id = ${lessonId} order by at, act`,
  );
  expect(log.map(({ act, reason }) => `${act} ${reason}`).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'lessons.family_called coming',
    'lessons.family_called no_answer',
    'lessons.number_shown ',
  ]);
});

test('where the school has a bridge both are rung, and when it fails somebody of the school does it', async () => {
  const rung: unknown[] = [];
  let status = 200;
  const bridge = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      rung.push([request.headers.authorization, JSON.parse(body)]);
      answer.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void bridge.close());
  await new Promise((go) => bridge.once('listening', go));
  const url = `http://127.0.0.1:${(bridge.address() as AddressInfo).port}/ring`;
  const room = await haveLesson({ PHONE_BRIDGE_URL: url, PHONE_BRIDGE_TOKEN: 'bridge-token' });
  const { school, lessonId, teacher, anya } = room;
  await setPhones(room);
  const phone = async () => (await school.as(teacher).post(`/lesson-room/${lessonId}/phone`, { kidUid: anya.kidUid })).body;
  expect(await phone()).toMatchObject({ by: 'bridge' });
  expect(rung).toEqual([['Bearer bridge-token', { from: '+375294445566', to: '+375291112233' }]]);
  status = 503;
  expect(await phone()).toMatchObject({ by: 'school' });
  expect(school.faults.length).toBe(1);
  school.faults.length = 0;
});

test('a colleague ends a room as broken down, and the unit comes back; or closes it and leaves the lesson to its teacher', async () => {
  const { school, office, path, child, anya, lessonId, adult } = await haveLesson();
  expect((await office.post(`${path}/note`, { text: 'Помощь идёт' })).status).toBe(200);
  expect((await adult.kind('note')).op).toEqual({ kind: 'note', text: 'Помощь идёт' });
  const end = (as: string) => office.post(`${path}/end`, { as, reason: 'Связь не вернулась' });
  expect((await end('technical')).body.error.code).toBe('scheduling.lesson_not_started');
  school.clock.set(at('2026-11-24T18:20'));
  expect((await end('technical')).status).toBe(200);
  expect(await child.next('over')).toMatchObject({ code: 'ended', endedAs: 'technical' });
  expect(await school.ledger.free(anya.familyId, 'gold')).toBe(8);
  expect((await end('closed')).body.error.code).toBe('lesson_room.over');
  const log = await school.db.all(
    sql<{ act: string; reason: string }>`select act, reason from audit_entries where subject_id = ${lessonId} order by at, act`,
  );
  expect(log).toEqual([
    { act: 'lessons.room_noted', reason: 'Помощь идёт' },
    { act: 'lessons.broken_down', reason: 'Связь не вернулась' },
  ]);

  const other = await haveLesson();
  other.school.clock.set(at('2026-11-24T18:51'));
  expect((await other.office.post(`${other.path}/end`, { as: 'closed', reason: 'Все ушли' })).status).toBe(200);
  expect((await other.school.as(other.teacher).get(`/teacher/lessons/${other.lessonId}`)).body.may.conduct.allowed).toBe(true);
});

test('calls for help are forgotten sooner where the school keeps them shorter', async () => {
  const { ask, kid, school } = await haveLesson();
  expect((await ask(kid, 'cannot_hear')).status).toBe(200);
  const calls = async () => (await school.db.one(sql<{ n: number }>`select count(*) as n from lesson_room_help`))?.n;
  school.clock.set(school.clock.now().add({ hours: 14 * 24, seconds: 1 }));
  await school.lessonRoom.forgetOld();
  expect(await calls()).toBe(1);
  await choose(school, 'helpCallDays', 14);
  await school.lessonRoom.forgetOld();
  expect(await calls()).toBe(0);
});
