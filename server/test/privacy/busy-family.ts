import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { onTestFinished } from 'vitest';

import type { Principal } from '#platform/principal';

import { doHomework } from '../../src/demo/homework.ts';
import { demoTimes } from '../../src/demo/demo-times.ts';
import { createStage, pay } from '../../src/demo/stage.ts';
import { haveAccount } from '../../src/modules/identity/testing.ts';
import { haveTeacher } from '../../src/modules/scheduling/testing.ts';
import { haveFamily } from '../../src/modules/families/testing.ts';
import { openSchool, type TestAnswer } from '../../src/testing.ts';
import { breakWith } from './break-with.ts';
import { zora } from './zora.ts';

export const parent = { email: 'zorina.mama@example.com', phone: '+375297654321', password: 'birch-lake-42', lastName: 'Квитковская' };

const voice: Buffer = Buffer.concat([Buffer.from('\x1aE\xdf\xa3....B\x82\x84webm....\x86\x86A_OPUS', 'latin1'), Buffer.alloc(500, 7)]);

/** Says what went wrong where the stage could not be set. */
const did = async (asked: Promise<TestAnswer>): Promise<TestAnswer['body']> => {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`The stage could not be set: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/**
 * A family with two children that has done everything a family does, by the calls it does it with: each place where a name is
 * typed has the one of Зорислава.
 */
export async function openBusyFamily() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'erasure-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const school = await openSchool({ now: '2026-11-02T09:00+03:00', env: { DATA_DIR: dataDir } });
  const { clock } = school;
  const stage = createStage(school, clock, demoTimes(clock.now()));
  const { teacherId, teacher } = await haveTeacher(school, { languages: ['ru'], subjects: ['math', 'reading'] });
  const boss = await haveAccount(school, { role: 'manager', email: 'boss@chip.test' });
  const manager: Principal = { ...boss, role: 'manager', sessionId: crypto.randomUUID() };
  const [asTeacher, asManager] = [school.as(teacher), school.as(manager)];
  const to = async (iso: string) => {
    clock.set(Temporal.Instant.from(iso));
    await school.settle();
  };

  const form = {
    firstName: 'Агата',
    ...parent,
    kid: { name: zora.name, surname: zora.surname, dob: { year: 2018, month: 5 }, languages: ['ru'] },
    subject: 'math',
    locale: 'ru-RU',
    timezone: 'Europe/Minsk',
    termsAccepted: true,
  };
  const { idToken } = await did(school.as().post('/registration', form, crypto.randomUUID()));
  const session = await did(school.as().post('/user/session', { idToken, isSupport: false, provider: 'password' }));
  const account = await school.identity.accountOf(session.customerId);
  const who: Principal = {
    role: 'parent',
    accountId: account?.accountId ?? '',
    sessionId: (await school.identity.sessionsOf(account?.accountId ?? ''))[0]?.sessionId ?? '',
    customerId: session.customerId,
    locale: 'ru-RU',
  };
  const familyId = who.customerId;
  const as = school.as(who);
  const [letter] = await school.messages.latest({ to: parent.email, limit: 1 });
  await did(as.post('/user/contacts/own/confirm', { kind: 'email', code: /\d{6}/.exec(letter?.text ?? '')?.[0] }));
  const [first] = await school.families.kidsOf(familyId);
  const kidUid = first?.kidUid ?? '';
  const asKid = school.as({ ...who, role: 'kid', kidUid });
  const sister = await did(
    as.post('/user/create/kid', { name: 'Дарина', dob: { year: 2016, month: 3 }, languages: ['ru'] }, crypto.randomUUID()),
  );
  // Refused with the name in it, and kept so.
  await as.post('/user/create/kid', { name: zora.name, dob: { year: 2016, month: 3 }, languages: ['ru'] }, crypto.randomUUID());
  await school.settle();

  const trial = await did(as.post('/intro', { kidUid, subject: 'math', timestamp: '2026-11-03T12:00:00Z' }, crypto.randomUUID()));
  await to('2026-11-03T12:00:00Z');
  await did(asTeacher.post(`/teacher/lessons/${trial.eventId}/conducted`, { reason: 'Зорислава всё успела раньше' }));
  await did(
    asTeacher.post(`/teacher/lessons/${trial.eventId}/report`, {
      outcome: 'recommended',
      courseCode: 'math',
      level: 'm2',
      text: 'Зорислава считает до двадцати, с Зориславой легко',
    }),
  );
  await school.settle();
  await did(as.post(`/events/${trial.eventId}/rating`, { kidUid, stars: 5, options: [], comment: 'Зориславе понравилось' }));
  await did(asKid.post(`/events/${trial.eventId}/face`, { face: 'happy' }));

  // Another family of the group, and one that has never seen the child.
  const [beside, far] = [
    await haveFamily(school, { firstName: 'Лариса', kid: { name: 'Тихон', dob: { year: 2018, month: 4 }, languages: ['ru'] } }),
    await haveFamily(school, { firstName: 'Полина', kid: { name: 'Клим', dob: { year: 2018, month: 4 }, languages: ['ru'] } }),
  ];
  const theirs = { kidUid: beside.kidUid, subject: 'math', timestamp: '2026-11-03T13:00:00Z' };
  const { eventId: theirTrial } = await did(school.as(beside.parent).post('/intro', theirs, crypto.randomUUID()));
  await to('2026-11-03T13:00:00Z');
  await did(asTeacher.post(`/teacher/lessons/${theirTrial}/conducted`, { reason: 'Успели раньше' }));
  const report = { outcome: 'recommended', courseCode: 'math', level: 'm2', text: 'Тихон считает быстрее, чем Зорислава Квитковская' };
  await did(asTeacher.post(`/teacher/lessons/${theirTrial}/report`, report));
  await school.settle();
  await pay(stage, beside, 'group-16', Temporal.Instant.from('2026-11-03T13:50:00Z'));

  const family = { familyId, accountId: who.accountId, kidUid };
  await pay(stage, family, 'individual-8', Temporal.Instant.from('2026-11-03T14:00:00Z'));
  await pay(stage, family, 'group-16', Temporal.Instant.from('2026-11-03T14:10:00Z'));
  await school.settle();
  const { processes } = await did(as.get('/user'));
  const learning = processes.find((it: { type: string }) => it.type === 'learning');
  const days = [{ weekday: 4, startMinute: 900 }];
  await did(as.post('/regular-schedule', { processId: learning.processId, teacherId, days }, crypto.randomUUID()));
  await school.settle();
  const feed = await did(as.post('/calendar-feeds', { kidUid }));

  const groupId = await school.groups.createGroup({
    weekday: 5,
    startMinute: 960,
    minutes: 50,
    courseCode: 'readingClub',
    title: { ru: 'Сказки', en: 'Tales' },
    level: '1',
    teacherId,
    ages: { from: 6, to: 12 },
    capacity: 6,
  });
  for (const one of [kidUid, sister.kidUid]) await did(as.post(`/groups/${groupId}/join`, { kidUid: one }, crypto.randomUUID()));
  await did(as.post('/groups/waiting', { kidUid, courseCode: 'speakingClub', wishes: 'Зорислава стесняется' }));

  await did(school.as(beside.parent).post(`/groups/${groupId}/join`, { kidUid: beside.kidUid }, crypto.randomUUID()));
  for (const [who, text] of [
    [beside, 'Тихон говорит, что Зорислава толкается'],
    [far, 'Клим дружит с Зориславой Квитковской из вашей школы'],
  ] as const) {
    const [chat] = (await did(school.as(who.parent).get('/chats'))).chats;
    await did(school.as(who.parent).post(`/chats/${chat.chatId}/messages`, { text }));
    await did(asManager.post(`/manager/families/${who.familyId}/notes`, { text: `Написали нам: ${text}` }));
  }

  await to('2026-11-05T12:00:00Z');
  const { events } = await did(as.get('/events'));
  const lesson = events.find((it: { timestamp: string; kind: string }) => it.timestamp.startsWith('2026-11-05') && it.kind === 'regular');
  await did(asTeacher.post(`/teacher/lessons/${lesson.eventId}/conducted`, { reason: 'Зорислава всё успела раньше' }));
  await did(asTeacher.post(`/teacher/lessons/${lesson.eventId}/note`, { result: 'great', tags: [], text: 'Зорислава решила всё' }));
  // The mark can be taken back for ten minutes; then the day goes on from where it was.
  school.clock.set(Temporal.Instant.from('2026-11-05T12:10:00Z'));
  await school.jobs.now('scheduling.settle-marks');
  school.clock.set(Temporal.Instant.from('2026-11-05T12:00:00Z'));
  await school.settle();
  await doHomework(stage, { ...who, role: 'kid', kidUid }, 'math', 'm2-01', 3);
  await did(as.post('/user/consents', { purpose: 'voice-recordings', version: 1, given: true }));
  const { attemptUid, items } = await school.playbooks.open(kidUid, 'speaking-s1-01-home');
  const [spoken] = items;
  await school.http.inject({
    method: 'POST',
    url: `/api/attempts/${attemptUid}/recordings?taskIdx=${spoken?.taskIdx}&round=${spoken?.round}&seconds=9`,
    headers: { 'x-test-principal': JSON.stringify({ ...who, role: 'kid', kidUid }), 'content-type': 'audio/webm' },
    payload: voice,
  });

  const game = { playbookUid: 'bt-memory', templateCode: 'fireflies' };
  await did(as.post(`/brain-trainer/${kidUid}/sessions`, { ...game, lang: 'ru' }));
  await did(as.post('/brain-trainer/duels', { ...game, kidUid }));
  await did(as.post(`/onboarding/tests/math/${kidUid}/attempts`));

  const { chats } = await did(as.get('/chats'));
  const [withSchool, withTeacher] = ['school', 'teacher'].map((kind) => chats.find((chat: { kind: string }) => chat.kind === kind).chatId);
  await did(as.post(`/chats/${withSchool}/messages`, { text: 'Зорислава заболела, а Дарина придёт' }));
  await did(as.post(`/chats/${withTeacher}/messages`, { text: 'У Зориславы болит горло' }));
  await did(asTeacher.post(`/chats/${withTeacher}/messages`, { text: 'Пусть Зорислава поправляется' }));
  await did(asManager.post(`/chats/${withSchool}/messages`, { text: 'Передайте Зориславе привет' }));
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  await school.http.inject({
    method: 'POST',
    url: `/api/chats/${withTeacher}/pictures`,
    headers: { 'x-test-principal': JSON.stringify(who), 'content-type': 'image/png', 'idempotency-key': crypto.randomUUID() },
    payload: photo,
  });

  const ahead = (await did(as.get('/events'))).events.find(
    (it: { kind: string; timestamp: string; kids: string[] }) => it.timestamp.startsWith('2026-11-12') && it.kids.includes(kidUid),
  );
  await did(as.post(`/events/${ahead.eventId}/cancel`, { scope: 'one', reason: 'Зорислава уезжает к бабушке' }, crypto.randomUUID()));
  await did(asManager.post(`/manager/families/${familyId}/notes`, { text: 'Мама просила звонить Зориславе днём' }));
  await did(
    asManager.patch(`/manager/families/${familyId}/kids/${kidUid}`, { surname: 'Квитковская-Лис', reason: 'Зорислава сменила фамилию' }),
  );
  await did(
    asManager.post(
      `/manager/families/${familyId}/grants`,
      { kind: 'gold', units: 1, reason: 'Зорислава ждала учителя' },
      crypto.randomUUID(),
    ),
  );
  await did(asManager.post(`/manager/families/${familyId}/support`, { reason: 'Не видно уроков Зориславы' }));
  await breakWith(school, { parent: who, manager });
  await did(
    as.post('/analytics', {
      eventName: 'chip_page_view',
      data: {
        customerId: familyId,
        pageUrl: 'https://school.test/schedule',
        pageTitle: 'Расписание: Зорислава',
        dateTime: clock.now().toString(),
        system: 'test',
      },
    }),
  );
  await school.settle();
  return {
    school,
    stage,
    dataDir,
    familyId,
    kidUid,
    sister: sister.kidUid as string,
    who,
    as,
    asKid,
    asManager,
    asTeacher,
    groupId,
    feed,
    to,
    beside,
    far,
  };
}
