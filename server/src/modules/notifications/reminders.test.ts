import { expect, test } from 'vitest';

import { newId } from '#platform/ids';
import { goLive, openDevice } from '#platform/realtime/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveCourse, haveKid, manager, moscow } from '../scheduling/changes/testing.ts';
import { haveLearning, haveTeacher } from '../scheduling/testing.ts';
import { aDevice } from '../lesson-room/testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { choose } from '../school/testing.ts';

/** Anna's Masha learns maths with Olga; `at` moves the clock to a moment of November and does what is due. */
async function haveAnna(its: { timezone?: string; units?: number } = {}) {
  const school = await openSchool();
  const family = await haveFamily(school, { timezone: its.timezone ?? 'Europe/Minsk', phone: '+375291234567' });
  const olga = await haveTeacher(school, { rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 })) });
  const course = await haveCourse(school, { units: its.units ?? 4, family, with: olga });
  const at = async (time: string) => {
    school.clock.set(Temporal.Instant.from(`2026-11-${time}+03:00`));
    await school.settle();
  };
  const calls = school.as(family.parent);
  /** Messages of an occasion: their subjects and states, the oldest first. */
  const sent = async (occasion: string) =>
    (await school.messages.latest({ customerId: family.familyId, limit: 100 }))
      .filter(({ key }) => key.startsWith(occasion))
      .map(({ subject, state, text, dueAt }) => ({
        subject,
        state,
        text,
        dueAt: dueAt.toZonedDateTimeISO('Europe/Moscow').toPlainTime().toString(),
      }))
      .toReversed();
  const told = async () => (await calls.get('/notifications')).body.notices.map(({ title }: { title: string }) => title) as string[];
  return { school, family, course, calls, at, sent, told };
}

/** A brother who learns with a teacher of his own. */
async function haveBrother({ school, family, course }: Awaited<ReturnType<typeof haveAnna>>) {
  const kidUid = await haveKid(school, family, 'Миша');
  const { teacher, teacherId } = await haveTeacher(school, { name: 'Пётр' });
  school.clock.set(Temporal.Instant.from('2026-11-23T20:00+03:00'));
  const brother = { ...family, kidUid };
  const { processId } = await haveLearning(school, { family: brother, teacher, startsAt: '2026-11-24T12:00+03:00' });
  await school.ledger.credit(aCredit({ familyId: family.familyId, units: 2 }));
  await school.settle();
  return async (timestamp: string) => {
    const { status, body } = await course.calls.post('/single-lesson', { processId, teacherId, timestamp });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
}

test('two kids are one message: lessons that begin soon after the first are told with it, and not again', async () => {
  const anna = await haveAnna();
  const { course, at, sent, told, calls } = anna;
  const appointBrother = await haveBrother(anna);
  await calls.post('/notifications/settings', { topics: [{ topic: 'lessonSoon', channels: ['app'] }] });
  await course.appoint(moscow('2026-11-26', '18:00'));
  await appointBrother(moscow('2026-11-26', '18:30'));
  await at('23T20:10:00');
  const before = (await told()).length;
  const fresh = async () => (await told()).slice(0, -before || undefined).toReversed();

  await at('25T18:00:00');
  expect(await fresh()).toEqual(['Завтра 2 урока, первый: четверг, 26 ноября, 18:00']);
  const [letter] = await sent('lessons ahead lessonDay');
  expect(letter?.text).toContain('18:00 (время: Минск)\n  Маша, Математика, преподаватель: Ольга');
  expect(letter?.text).toContain('18:30 (время: Минск)\n  Миша, Математика, преподаватель: Пётр');
  await at('25T18:30:00');
  await at('26T17:00:00');
  await at('26T17:30:00');
  expect((await fresh()).slice(1)).toEqual(['Скоро 2 урока: 18:00']);
  await at('26T17:50:00');
  await at('26T18:20:00');
  expect((await fresh()).filter((title) => title.startsWith('Через'))).toEqual([
    'Через 10 минут урок: 18:00',
    'Через 10 минут урок: 18:30',
  ]);
  expect(await sent('lessons ahead')).toHaveLength(1);
});

test('a lesson is told of 24 hours ahead to the second, once by any number of nodes, and not when it is booked later', async () => {
  const { school, course, at, sent, told } = await haveAnna();
  await course.appoint(moscow('2026-11-25', '18:00'));
  await at('24T17:59:59');
  expect(await sent('lessons ahead')).toEqual([]);
  school.clock.set(Temporal.Instant.from('2026-11-24T18:00:00+03:00'));
  await Promise.all([school.notifications.remind(), school.notifications.remind(), school.notifications.remind()]);
  expect((await sent('lessons ahead')).map(({ subject }) => subject)).toEqual(['Завтра урок: среда, 25 ноября, 18:00 (время: Минск)']);
  // Booked for the same evening: its booking has said it.
  await at('25T07:59:00');
  await course.appoint(moscow('2026-11-25', '20:00'));
  await at('25T08:30:00');
  expect(await sent('lessons ahead')).toHaveLength(1);
  expect((await told())[0]).toBe('Урок назначен: среда, 25 ноября, 20:00');
});

test('in quiet hours nothing rings: what is true in the morning comes at eight by the family’s clock, what is not never', async () => {
  const { school, course, at, sent, told } = await haveAnna({ timezone: 'Asia/Almaty' });
  // 7:30 and 22:30 in Almaty.
  await course.appoint(moscow('2026-11-26', '05:30'));
  const { eventId } = await course.appoint(moscow('2026-11-26', '20:30'));
  await at('25T05:30:00');
  await at('25T05:59:59');
  expect(await sent('lessons ahead')).toEqual([]);
  await at('25T06:00:00');
  expect((await sent('lessons ahead')).map(({ subject, state }) => `${state} ${subject}`)).toEqual([
    'sent Завтра урок: четверг, 26 ноября, 07:30 (время: Алматы)',
  ]);
  await at('25T20:30:00');
  await at('26T05:00:00');
  const called = await school.as(manager()).post(`/events/${eventId}/cancel`, { scope: 'one', reason: 'Учитель болен' });
  expect(called.status).toBe(200);
  await school.outbox.drain();
  // A lesson of today is cancelled: that cannot wait. Its reminder comes no more, nor that of the hour before a lesson at night.
  expect((await sent('lessons canceled')).map(({ state, dueAt }) => [state, dueAt])).toEqual([['sent', '05:00:00']]);
  await at('26T06:00:00');
  await at('26T19:30:00');
  expect(await sent('lessons ahead')).toHaveLength(1);
  expect((await told()).filter((title) => title.startsWith('Скоро'))).toEqual([]);
  expect(school.faults).toEqual([]);
});

test('a change by the school waits for the morning, and is dropped when it has changed again', async () => {
  const { school, course, at, sent } = await haveAnna();
  const { eventId } = await course.appoint(moscow('2026-11-27', '18:00'));
  const move = async (id: string, timestamp: string) => {
    const { body } = await school.as(manager()).post(`/events/${id}/transfer`, { scope: 'one', timestamp, reason: 'Звонок' });
    return body.event.eventId as string;
  };
  await at('24T23:00:00');
  const first = await move(eventId, moscow('2026-11-27', '19:00'));
  await at('24T23:10:00');
  await move(first, moscow('2026-11-28', '12:00'));
  await at('24T23:11:00');
  expect((await sent('lessons moved')).map(({ state, dueAt }) => [state, dueAt])).toEqual([
    ['queued', '08:00:00'],
    ['queued', '08:00:00'],
  ]);
  await at('25T08:00:00');
  expect((await sent('lessons moved')).map(({ subject, state }) => `${state} ${subject}`)).toEqual([
    'dropped Урок перенесён: пятница, 27 ноября, 19:00 (время: Минск)',
    'sent Урок перенесён: суббота, 28 ноября, 12:00 (время: Минск)',
  ]);
});

const writeTo = async (school: TestSchool, teacher: Parameters<TestSchool['as']>[0]) => {
  const { chats } = (await school.as(teacher).get('/chats')).body;
  const { status } = await school.as(teacher).post(`/chats/${chats[0].chatId}/messages`, { text: 'Добрый день!' }, newId());
  if (status !== 200) throw new Error(`The message was refused with ${status}`);
  await school.outbox.drain();
  return chats[0].chatId as string;
};

test('a message is told of when nobody has read it for ten minutes, then not sooner than an hour later', async () => {
  const { school, course, at, sent } = await haveAnna();
  await at('25T12:00:00');
  await writeTo(school, course.teacher);
  await at('25T12:04:00');
  await writeTo(school, course.teacher);
  await at('25T12:09:59');
  expect(await sent('messages unread')).toEqual([]);
  await at('25T12:10:00');
  expect((await sent('messages unread')).map(({ subject }) => subject)).toEqual(['У вас 2 непрочитанных сообщения']);
  await writeTo(school, course.teacher);
  await at('25T13:09:59');
  expect(await sent('messages unread')).toHaveLength(1);
  await at('25T13:10:00');
  expect(await sent('messages unread')).toHaveLength(2);
});

test('who is in the school, or has read, is not told', async () => {
  const { school, family, course, at, sent } = await haveAnna();
  const port = await goLive(school);
  await at('25T12:00:00');
  const phone = await openDevice(port, family.parent);
  await expect.poll(async () => [...(await school.realtime.online([family.familyId]))]).toEqual([family.familyId]);
  await writeTo(school, course.teacher);
  await at('25T12:10:00');
  expect(await sent('messages unread')).toEqual([]);
  await phone.close();
  await expect.poll(async () => (await school.realtime.online([family.familyId])).size).toBe(0);
  await at('25T12:20:00');
  expect(await sent('messages unread')).toHaveLength(1);

  await at('25T14:00:00');
  const chatId = await writeTo(school, course.teacher);
  const { messages } = (await school.as(family.parent).get(`/chats/${chatId}/messages`)).body;
  expect((await school.as(family.parent).post(`/chats/${chatId}/read`, { upTo: messages.at(-1).n })).status).toBe(200);
  await at('25T15:30:00');
  expect(await sent('messages unread')).toHaveLength(1);
});

test('an hour before it the letter lets each child into its lesson with one tap; a day before it nobody', async () => {
  const anna = await haveAnna();
  const { school, family, course, at, sent, calls } = anna;
  const appointBrother = await haveBrother(anna);
  await calls.post('/notifications/settings', { topics: [{ topic: 'lessonHour', channels: ['mail'] }] });
  const { eventId } = await course.appoint(moscow('2026-11-26', '18:00'));
  await appointBrother(moscow('2026-11-26', '18:30'));
  await at('25T18:00:00');
  const [dayBefore] = await sent('lessons ahead lessonDay');
  expect(dayBefore?.text).not.toContain('/room#');
  await at('26T17:00:00');
  const [letter] = await sent('lessons ahead lessonHour');
  expect(letter?.text).toMatch(/Маша, 18:00 \(время: Минск\):\n\S+\/room#\S+\n\nМиша, 18:30/);
  const [, token = ''] = /\/room#(\S+)/.exec(letter?.text ?? '') ?? [];
  const tap = () => aDevice({ school }).call('POST', '/lesson-room/link/enter', { token });
  expect((await tap()).body.error).toMatchObject({ code: 'lesson_room.too_early', facts: { from: '2026-11-26T14:50:00Z' } });
  await at('26T17:50:00');
  expect(await tap()).toMatchObject({ status: 200, body: { eventId, kidUid: family.kidUid } });
});

test('the second and the last notice of a lesson come as early as the school says, and none of them twice', async () => {
  const { school, course, calls, at, told } = await haveAnna();
  await calls.post('/notifications/settings', { topics: [{ topic: 'lessonSoon', channels: ['app'] }] });
  await course.appoint(moscow('2026-11-26', '18:00'));
  await at('26T08:30:00');
  const before = (await told()).length;
  const fresh = async () => (await told()).length - before;
  await choose(school, 'reminderMinutes', 90);
  await choose(school, 'reminderSoonMinutes', 25);
  await at('26T16:29:59');
  expect(await fresh()).toBe(0);
  await at('26T16:30:00');
  expect(await fresh()).toBe(1);
  // Later again: it was told.
  await choose(school, 'reminderMinutes', 60);
  await at('26T17:00:00');
  await at('26T17:34:59');
  expect(await fresh()).toBe(1);
  await at('26T17:35:00');
  expect(await fresh()).toBe(2);
  expect((await told())[0]).toBe('Через 25 минут урок: 18:00');
  await choose(school, 'reminderSoonMinutes', 10);
  await at('26T17:50:00');
  expect(await fresh()).toBe(2);
});
