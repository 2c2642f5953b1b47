import sharp from 'sharp';

import { createStage, pay } from '../../src/demo/stage.ts';
import { demoTimes } from '../../src/demo/demo-times.ts';
import { demoAccounts, demoFamilies, demoTeachers } from '../../src/demo/accounts.ts';
import { fillWithDemo } from '../../src/demo/demo-school.ts';
import { openSchool, type TestSchool } from '../../src/testing.ts';
import { familyOf, kidOf } from './objects.ts';
import { openDoor, type Send } from './people.ts';

/** A Tuesday, half an hour after the lessons of 15:00 have begun. */
const now = Temporal.Instant.from('2026-11-24T15:40+03:00');

/**
 * The demo school with two families and two teachers who have one of everything, open on a port of this machine. What
 * the one has the other has too: only so can a call show that it tells them apart.
 */
export async function openBusySchool() {
  const school = await openSchool({ now: now.toString() });
  await fillWithDemo(school, school.clock);
  const stage = createStage(school, school.clock, demoTimes(now));
  for (const name of ['Анна', 'Светлана']) {
    const familyId = await familyOf(school, name);
    const family = { familyId, accountId: familyId, kidUid: await kidOf(school, familyId) };
    await pay(stage, family, 'subscription-4', now.subtract({ minutes: 20 }));
    await pay(stage, family, 'group-8', now.subtract({ minutes: 10 }), { saveCard: true });
  }
  school.clock.set(now);
  await school.outbox.drain();
  const door = await openDoor(school);
  for (const who of [demoAccounts.parent, demoFamilies.svetlana]) {
    const bearer = await door.signIn(who);
    await busyFamily(door.send, bearer, school);
    await busyOwner(door.send, bearer, who.password, school);
    await did(door.send(bearer, 'POST /user/picture-devices', { body: { password: who.password } }));
  }
  for (const who of [demoAccounts.teacher, demoTeachers.kate]) await busyTeacher(door.send, await door.signIn(who), school);
  await busyManager(door.send, await door.signIn(demoAccounts.manager), await familyOf(school, 'Анна'));
  return { school, ...door };
}

/** One of everything a family can have that the demo does not show. */
async function busyFamily(send: Send, bearer: string, school: TestSchool): Promise<void> {
  const { customerId } = (await did(send(bearer, 'GET /user'))).body as { customerId: string };
  const kidUid = await kidOf(school, customerId);
  const tell = (call: string, body: Record<string, unknown>, params: Record<string, unknown> = {}) =>
    did(send(bearer, call, { params, body }));
  const game = { playbookUid: 'bt-memory', templateCode: 'fireflies' };
  await tell('POST /calendar-feeds', { kidUid });
  await tell('POST /brain-trainer/:person/sessions', { ...game, lang: 'ru' }, { person: kidUid });
  await tell('POST /brain-trainer/duels', { ...game, kidUid });
  await tell('POST /onboarding/tests/:test/:kidUid/attempts', {}, { test: 'math', kidUid });
  const { body } = await did(send(bearer, 'GET /onboarding'));
  const [lesson] = (body as { kids: { lessons: { playbookUid: string }[] }[] }).kids.flatMap(({ lessons }) => lessons);
  await tell('POST /onboarding/lessons/:kidUid/:playbookUid/attempts', {}, { kidUid, playbookUid: lesson?.playbookUid });
  await tell('POST /groups/waiting', { kidUid, courseCode: 'readingClub' });
  const { quotes } = (await did(send(bearer, 'GET /payment/refunds'))).body as {
    quotes: { orderId: string; kind: string; amount: { amount: number }; may: { allowed: boolean } }[];
  };
  const quote = quotes.find(({ kind, may }) => kind === 'group' && may.allowed);
  await tell('POST /payment/refunds', { orderId: quote?.orderId, amount: quote?.amount.amount, reason: 'We are moving' });
  await tell('POST /notifications/devices', aPush());
  await tell('POST /equipment/checks', laptop());
  const { orderId } = (await tell('POST /orders', { productCode: 'individual-8', termsAccepted: true })).body as { orderId: string };
  await tell('POST /orders/:orderId/pay-link', {}, { orderId });
  const contact = { kind: 'email', to: `${crypto.randomUUID()}@example.com` } as const;
  await tell('POST /adults/invitations', { name: 'Олег', contact, may: 'sees', locale: 'ru-RU' });
  await school.identity.adults.add({
    familyId: customerId,
    name: 'Вера',
    may: 'sees',
    contact: { kind: 'email', to: `${crypto.randomUUID()}@example.com` },
    password: 'a password of an adult',
    locale: 'ru-RU',
  });
}

/** A browser that wants to be told, which nobody else has. */
const aPush = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  name: 'Chrome',
});

/** A check of a device that nobody else has. */
const laptop = () => ({
  uid: crypto.randomUUID(),
  device: { browser: 'chrome', version: 141, system: 'windows' },
  byItself: false,
  steps: [{ step: 'camera', ok: true, code: null, facts: {} }],
});

/** Data to take along, and a child whose data are to go in a week. */
async function busyOwner(send: Send, bearer: string, password: string, school: TestSchool): Promise<void> {
  const { customerId } = (await did(send(bearer, 'GET /user'))).body as { customerId: string };
  await did(send(bearer, 'POST /user/exports', { body: { password } }));
  await did(send(bearer, 'POST /user/erasures', { body: { kidUid: await kidOf(school, customerId), password } }));
}

async function did(asked: ReturnType<Send>) {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`The stage could not be set: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A browser to be told on, and a conversation of the family with its teacher, opened to be read. */
async function busyManager(send: Send, bearer: string, familyId: string): Promise<void> {
  await did(send(bearer, 'POST /notifications/devices', { body: aPush() }));
  const { body } = await did(send(bearer, 'GET /manager/families/:familyId/teacher-chats', { params: { familyId } }));
  const [chat] = (body as { chats: { chatId: string }[] }).chats;
  await did(send(bearer, 'POST /manager/chats/:chatId/readings', { params: { chatId: chat?.chatId }, body: { reason: 'They asked us' } }));
}

/** A holiday, a kept phrase, a browser to be told on and a word to a family. */
async function busyTeacher(send: Send, bearer: string, school: TestSchool): Promise<void> {
  await did(send(bearer, 'POST /notifications/devices', { body: aPush() }));
  const away = { kind: 'holiday', from: '2027-06-01', to: '2027-06-02', note: '', choices: [] };
  await did(send(bearer, 'POST /teacher/absences', { body: away }));
  await did(send(bearer, 'POST /equipment/checks', { body: laptop() }));
  await did(send(bearer, 'POST /teacher/note-templates', { body: { text: 'Worked with joy' } }));
  await did(send(bearer, 'POST /teacher/calendar-feed'));
  const payload = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#ff7700' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'image/png' };
  const kept = await school.http.inject({ method: 'POST', url: '/api/teacher/shelf?name=Map', headers, payload });
  if (kept.statusCode !== 200) throw new Error(kept.body);
  const { chats } = (await did(send(bearer, 'GET /chats'))).body as { chats: { chatId: string }[] };
  for (const { chatId } of chats)
    await did(send(bearer, 'POST /chats/:chatId/messages', { params: { chatId }, body: { text: 'See you soon!' } }));
}
