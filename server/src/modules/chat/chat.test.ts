import { describe, expect, test } from 'vitest';

import type { Principal } from '#platform/principal';

import { goLive, openDevice } from '../../platform/realtime/testing.ts';
import { openSchool } from '../../testing.ts';
import { haveLearning, haveTeacher, instant } from '../scheduling/testing.ts';
import { aManager, haveRegistered, withSchool } from './testing.ts';

const manager = aManager();

describe('a conversation with the school', () => {
  test('is there when the family has registered, once', async () => {
    const { school, anna } = await withSchool();
    await school.outbox.publish({
      type: 'families.registered',
      familyId: anna.familyId,
      kidUid: anna.kidUid,
      subject: 'math',
    });
    await school.outbox.drain();
    expect(await anna.chats()).toMatchObject([
      { kind: 'school', customer: anna.familyId, processId: null, title: 'Чип', unread: 0, lastMessage: null },
    ]);
  });

  test('carries messages with the names of their authors, and counts what is unread on each side', async () => {
    const { school, anna, chatId } = await withSchool();
    const sent = await anna.calls.post(`/chats/${chatId}/messages`, { text: '  Здравствуйте!  ' });
    expect(sent).toMatchObject({ status: 200, body: { from: 'customer', authorName: 'Анна', text: 'Здравствуйте!' } });
    const helpdesk = school.as(manager);
    expect((await helpdesk.get('/chats')).body.chats).toMatchObject([{ title: 'Анна', unread: 1 }]);

    school.clock.set(Temporal.Instant.from('2026-11-23T10:05+03:00'));
    await helpdesk.post(`/chats/${chatId}/messages`, { text: 'Добрый день, Анна.' });
    await helpdesk.post(`/chats/${chatId}/messages`, { text: 'Чем помочь?' });

    expect(await anna.chats()).toMatchObject([
      { unread: 2, readTo: 0, lastMessage: { n: 3, text: 'Чем помочь?', timestamp: '2026-11-23T07:05:00Z' } },
    ]);
    // What was answered need not have been read: it may have been written without a connection.
    expect((await helpdesk.get('/chats')).body.chats).toMatchObject([{ unread: 1, readTo: 1 }]);
    await helpdesk.post(`/chats/${chatId}/read`, { upTo: 3 });
    expect((await helpdesk.get('/chats')).body.chats).toMatchObject([{ unread: 0 }]);
    expect(await anna.chats()).toMatchObject([{ readTo: 3 }]);
    await anna.calls.post(`/chats/${chatId}/read`, { upTo: 2 });
    expect(await anna.chats()).toMatchObject([{ unread: 1 }]);
    expect((await helpdesk.get('/chats')).body.chats).toMatchObject([{ readTo: 2 }]);
    await anna.calls.post(`/chats/${chatId}/read`, { upTo: 1 });
    expect(await anna.chats()).toMatchObject([{ unread: 1 }]);
    await anna.calls.post(`/chats/${chatId}/read`, { upTo: 99 });
    expect(await anna.chats()).toMatchObject([{ unread: 0 }]);
    expect((await helpdesk.get('/chats')).body.chats).toMatchObject([{ readTo: 3 }]);
    const { body } = await anna.calls.get(`/chats/${chatId}/messages`);
    expect(body.messages.map((message: { from: string; authorName: string }) => [message.from, message.authorName])).toEqual([
      ['customer', 'Анна'],
      ['school', 'Чип'],
      ['school', 'Чип'],
    ]);
  });

  test('comes in pages of 30, oldest first, to the very first message', async () => {
    const { anna, chatId } = await withSchool();
    for (let n = 1; n <= 65; n += 1) await anna.calls.post(`/chats/${chatId}/messages`, { text: `${n}` });
    const pages: string[][] = [];
    let next: string | null = null;
    do {
      const { body }: { body: { messages: Array<{ text: string }>; next: string | null } } = await anna.calls.get(
        `/chats/${chatId}/messages${next === null ? '' : `?before=${next}`}`,
      );
      pages.unshift(body.messages.map(({ text }) => text));
      next = body.next;
    } while (next !== null);
    expect(pages.map((page) => page.length)).toEqual([5, 30, 30]);
    expect(pages.flat()).toEqual(Array.from({ length: 65 }, (_, n) => `${n + 1}`));
  });

  test('has come to the other side when one of its devices says so, and is read when it is read', async () => {
    const { school, anna, chatId } = await withSchool();
    await anna.calls.post(`/chats/${chatId}/messages`, { text: 'Один' });
    await anna.calls.post(`/chats/${chatId}/messages`, { text: 'Два' });
    const marks = async () => {
      const [{ deliveredTo, readTo }] = await anna.chats();
      return [deliveredTo, readTo];
    };
    expect(await marks()).toEqual([0, 0]);
    const helpdesk = school.as(manager);
    await helpdesk.post('/chats/delivered', { chats: [{ chatId, upTo: 1 }] });
    expect(await marks()).toEqual([1, 0]);
    await helpdesk.post(`/chats/${chatId}/read`, { upTo: 2 });
    expect(await marks()).toEqual([2, 2]);
    await helpdesk.post('/chats/delivered', { chats: [{ chatId, upTo: 1 }] });
    expect(await marks()).toEqual([2, 2]);
    const boris = await haveRegistered(school);
    expect(await boris.calls.post('/chats/delivered', { chats: [{ chatId, upTo: 2 }] })).toMatchObject({ status: 404 });
  });

  test('gets a message once, however often the same key sends it', async () => {
    const { anna, chatId } = await withSchool();
    const answers = [];
    const key = crypto.randomUUID();
    for (let n = 0; n < 3; n += 1) answers.push(await anna.calls.post(`/chats/${chatId}/messages`, { text: 'Один раз' }, key));
    expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1);
    expect(answers[0]?.body.key).toBe(key);
    const other = await anna.calls.post(`/chats/${chatId}/messages`, { text: 'Другое' }, key);
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'request.key_reused' } } });
    expect((await anna.calls.get(`/chats/${chatId}/messages`)).body.messages).toHaveLength(1);
  });

  test('keeps the order of 40 messages sent at once, and loses none', async () => {
    const { school, anna, chatId } = await withSchool();
    await Promise.all(Array.from({ length: 40 }, (_, n) => anna.calls.post(`/chats/${chatId}/messages`, { text: `${n}` })));
    const first = await anna.calls.get(`/chats/${chatId}/messages`);
    const second = await anna.calls.get(`/chats/${chatId}/messages?before=${first.body.next}`);
    expect(first.body.messages.length + second.body.messages.length).toBe(40);
    expect((await school.as(manager).get('/chats')).body.chats).toMatchObject([{ unread: 40 }]);
  });

  test('refuses an empty message and one of more than 4,000 signs', async () => {
    const { anna, chatId } = await withSchool();
    for (const text of ['', '   ', 'я'.repeat(4001)]) {
      expect((await anna.calls.post(`/chats/${chatId}/messages`, { text })).status).toBe(400);
    }
    expect((await anna.calls.post(`/chats/${chatId}/messages`, { text: 'я'.repeat(4000) })).status).toBe(200);
  });

  test('does not exist for another family, a teacher or a kid', async () => {
    const { school, anna, chatId } = await withSchool();
    const boris = await haveRegistered(school);
    const { teacher } = await haveTeacher(school);
    for (const who of [boris.parent, teacher]) {
      expect((await school.as(who).get(`/chats/${chatId}/messages`)).status).toBe(404);
      expect((await school.as(who).post(`/chats/${chatId}/messages`, { text: 'Привет' })).status).toBe(404);
      expect((await school.as(who).post(`/chats/${chatId}/read`, { upTo: 1 })).status).toBe(404);
      expect((await school.as(who).get(`/chats/${chatId}`)).status).toBe(404);
      expect((await school.as(who).get(`/chats/search?text=hello&chatId=${chatId}`)).status).toBe(404);
    }
    const kid: Principal = { ...anna.parent, role: 'kid', kidUid: anna.kidUid };
    expect((await school.as(kid).get('/chats')).status).toBe(403);
  });
});

describe('a conversation with a teacher', () => {
  test('opens with the trial and goes on with the course of the same teacher', async () => {
    const school = await openSchool();
    const anna = await haveRegistered(school);
    const { teacher } = await haveTeacher(school, { name: 'Ольга' });
    const booked = await anna.calls.post('/intro', {
      kidUid: anna.kidUid,
      subject: 'math',
      timestamp: instant('2026-11-24T12:00+03:00'),
    });
    expect(booked.status).toBe(200);
    await school.outbox.drain();

    const [withTeacher] = (await anna.chats()).filter(({ kind }: { kind: string }) => kind === 'teacher');
    expect(withTeacher).toMatchObject({ title: 'Ольга', kidUid: anna.kidUid, processId: booked.body.processId });
    expect((await school.as(teacher).get('/chats')).body.chats).toMatchObject([
      { chatId: withTeacher.chatId, title: 'Миша (Анна)' },
      { kind: 'staff' },
    ]);
    await school.as(teacher).post(`/chats/${withTeacher.chatId}/messages`, { text: 'До встречи!' });
    expect((await anna.calls.get(`/chats/${withTeacher.chatId}/messages`)).body.messages).toMatchObject([
      { from: 'teacher', authorName: 'Ольга' },
    ]);
    expect((await school.as(manager).get(`/chats/${withTeacher.chatId}/messages`)).status).toBe(404);
  });

  test('goes over to the new teacher of a course, who finds what was said; the old one does not see it any more', async () => {
    const school = await openSchool();
    const anna = await haveRegistered(school);
    const olga = await haveTeacher(school, { name: 'Ольга' });
    const { processId } = await haveLearning(school, { family: anna, teacher: olga.teacher, startsAt: '2026-11-24T12:00+03:00' });
    await school.outbox.drain();
    const [before] = (await school.as(olga.teacher).get('/chats')).body.chats;
    await anna.calls.post(`/chats/${before.chatId}/messages`, { text: 'Спасибо!' });
    const pavel = await haveTeacher(school, { name: 'Павел' });
    const choose = async (teacherId: string) => {
      const days = [{ weekday: 4, startMinute: 720 }];
      expect((await anna.calls.post('/regular-schedule', { processId, teacherId, days })).status).toBe(200);
      await school.outbox.drain();
    };
    const teachersOf = async () =>
      (await anna.chats()).flatMap((chat: { kind: string; title: string; processId: string }) =>
        chat.kind === 'teacher' ? [[chat.title, chat.processId]] : [],
      );

    await choose(olga.teacherId);
    expect(await teachersOf()).toEqual([['Ольга', processId]]);
    // Nobody paid: the times are released, and the parent chooses again.
    school.clock.set(Temporal.Instant.from('2026-11-26T12:00+03:00'));
    await school.settle();
    await choose(pavel.teacherId);

    expect(await teachersOf()).toEqual([['Павел', processId]]);
    expect((await school.as(pavel.teacher).get(`/chats/${before.chatId}/messages`)).body.messages).toMatchObject([{ text: 'Спасибо!' }]);
    expect((await school.as(olga.teacher).get(`/chats/${before.chatId}/messages`)).status).toBe(404);
    expect((await school.as(olga.teacher).get('/chats')).body.chats).toMatchObject([{ kind: 'staff' }]);
  });
});

describe('a teacher and the school', () => {
  test('have one conversation: managers find it waiting and answer, each side counts what it has not read, nobody else sees it', async () => {
    const school = await openSchool();
    const anna = await haveRegistered(school);
    const [olga, petr] = [await haveTeacher(school, { name: 'Ольга' }), await haveTeacher(school, { name: 'Пётр' })];
    const [teacher, other, helpdesk] = [school.as(olga.teacher), school.as(petr.teacher), school.as(manager)];
    const chatsOf = async (who: typeof teacher) => (await who.get('/chats')).body.chats;
    const [[chat]] = await Promise.all([chatsOf(teacher), chatsOf(teacher)]);
    expect(chat).toMatchObject({ kind: 'staff', title: 'Чип', unread: 0, isStaffOnline: false });
    expect(await chatsOf(teacher)).toHaveLength(1);
    const path = `/chats/${chat.chatId}`;
    // The own telephone may be told to the school.
    const sent = await teacher.post(`${path}/messages`, { text: 'За вторник не посчитан урок. +375 29 123-45-67' });
    expect(sent).toMatchObject({ status: 200, body: { from: 'customer', authorName: 'Ольга' } });
    const [waits] = (await chatsOf(helpdesk)).filter(({ kind }: { kind: string }) => kind === 'staff');
    expect(waits).toMatchObject({ title: 'Ольга', customer: olga.teacherId, unread: 1, waitingSince: expect.any(String) });

    for (const stranger of [anna.calls, other]) {
      for (const answer of [
        await stranger.get(path),
        await stranger.get(`${path}/messages`),
        await stranger.post(`${path}/messages`, { text: 'Кто здесь?' }),
      ])
        expect(answer.body.error.code).toBe('chat.chat_not_found');
    }
    expect((await anna.calls.get('/chats/search?text=вторник')).body.messages).toEqual([]);
    expect((await other.get('/chats/search?text=вторник')).body.messages).toEqual([]);
    expect((await helpdesk.get('/chats/search?text=вторник')).body.messages).toHaveLength(1);

    expect((await helpdesk.post(`${path}/messages`, { text: 'Проверим сегодня' })).body).toMatchObject({
      from: 'school',
      authorName: 'Чип',
    });
    expect(await chatsOf(teacher)).toMatchObject([{ unread: 1, readTo: 0 }]);
    await teacher.post(`${path}/read`, { upTo: 2 });
    expect(await chatsOf(teacher)).toMatchObject([{ unread: 0 }]);
    expect((await helpdesk.post(`/manager/chats/${chat.chatId}/close`, {})).body).toMatchObject({
      waitingSince: null,
      closedAt: expect.any(String),
    });
    await school.outbox.drain();
    expect(school.faults).toEqual([]);
  });

  test('see each message at once', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school, { name: 'Ольга' });
    const [chat] = (await school.as(teacher).get('/chats')).body.chats;
    const helpdesk = await openDevice(await goLive(school), manager);
    helpdesk.send({ t: 'sub', id: 'list', topic: 'chats/school' });
    await helpdesk.next('snapshot');
    await school.as(teacher).post(`/chats/${chat.chatId}/messages`, { text: 'Здравствуйте' });
    expect(await helpdesk.next('change', 0, 10_000)).toMatchObject({ item: chat.chatId, data: { title: 'Ольга', unread: 1 } });
  });
});
