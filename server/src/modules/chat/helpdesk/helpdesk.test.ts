import sharp from 'sharp';
import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveAccount } from '../../identity/testing.ts';
import type { ChatReported } from '../chat-events.ts';
import { aManager, haveRegistered, haveTeacherChat } from '../testing.ts';

test('a phone number, a link and a messenger are stopped between a teacher and a family, and managers see it', async () => {
  const school = await openSchool();
  const heard: ChatReported[] = [];
  school.outbox.subscribe('chat.message_reported', 'test.reports', async (event) => void heard.push(event));
  const { family, teacher, chatId } = await haveTeacherChat(school);
  const say = (who: typeof teacher, text: string) => school.as(who).post(`/chats/${chatId}/messages`, { text });

  expect(await say(teacher, 'Мой номер: восемь ноль двадцать девять 123 45 67')).toMatchObject({
    status: 422,
    body: { error: { code: 'chat.contacts_not_shared', facts: { kind: 'phone' } } },
  });
  expect((await say(family.parent, 'Напишите мне в Viber')).body.error.facts).toEqual({ kind: 'messenger' });
  // In pieces it is still a number; and once stopped, the same again is not told twice.
  expect((await say(teacher, 'Запишите: 8029')).status).toBe(200);
  expect((await say(teacher, '123')).status).toBe(200);
  for (let n = 0; n < 2; n += 1) expect((await say(teacher, '45 67')).body.error.facts).toEqual({ kind: 'phone' });
  expect((await say(teacher, 'До встречи 24.11 в 12:00!')).status).toBe(200);
  const { messages } = (await family.calls.get(`/chats/${chatId}/messages`)).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Запишите: 8029', '123', 'До встречи 24.11 в 12:00!']);

  const helpdesk = school.as(aManager());
  expect((await helpdesk.get('/manager/chat-reports')).body.reports).toMatchObject([
    { kind: 'stopped', from: 'teacher', authorName: 'Ольга', reason: 'phone', familyName: 'Анна', messageId: null, around: [] },
    { kind: 'stopped', from: 'customer', authorName: 'Анна', reason: 'messenger', stoppedText: 'Напишите мне в Viber' },
    { kind: 'stopped', stoppedText: '45 67' },
  ]);
  await school.outbox.drain();
  expect(heard.map((event) => event.kind)).toEqual(['stopped', 'stopped', 'stopped']);

  // With the school anything may be said.
  const [withSchool] = (await family.chats()).filter(({ kind }: { kind: string }) => kind === 'school');
  const own = await family.calls.post(`/chats/${withSchool.chatId}/messages`, { text: 'Мой телефон +375 29 123-45-67, viber' });
  expect(own.status).toBe(200);
});

test('a message of the other side is reported once, seen with what stands around it, and settled with a result', async () => {
  const school = await openSchool();
  const { family, teacher, chatId } = await haveTeacherChat(school);
  const sent = [];
  for (const text of ['Здравствуйте', 'Грубость', 'Ещё слово'])
    sent.push((await school.as(teacher).post(`/chats/${chatId}/messages`, { text })).body);
  const report = (who: typeof teacher, messageId: string) =>
    school.as(who).post(`/chats/${chatId}/messages/${messageId}/report`, { reason: 'Так не разговаривают' });

  for (let n = 0; n < 2; n += 1) expect((await report(family.parent, sent[1].messageId)).status).toBe(200);
  expect(await report(teacher, sent[1].messageId)).toMatchObject({ status: 422, body: { error: { code: 'chat.own_message' } } });
  expect(await report(family.parent, family.kidUid)).toMatchObject({ body: { error: { code: 'chat.message_not_found' } } });
  const boris = await haveRegistered(school);
  expect((await report(boris.parent, sent[1].messageId)).status).toBe(404);

  const manager = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const helpdesk = school.as({ ...aManager(), accountId: manager.accountId });
  const [found, ...others] = (await helpdesk.get('/manager/chat-reports')).body.reports;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'reported', messageId: sent[1].messageId, reason: 'Так не разговаривают', closed: null });
  expect(found.around.map(({ text }: { text: string }) => text)).toEqual(['Здравствуйте', 'Грубость', 'Ещё слово']);
  const closed = await helpdesk.post(`/manager/chat-reports/${found.reportId}/close`, { result: 'Поговорили с преподавателем' });
  expect(closed.body.closed).toMatchObject({ by: 'olga@chip.school', result: 'Поговорили с преподавателем' });
  expect((await helpdesk.get('/manager/chat-reports')).body.reports).toEqual([]);
  expect((await helpdesk.get('/manager/chat-reports?state=closed')).body.reports).toHaveLength(1);
  expect(await helpdesk.post(`/manager/chat-reports/${chatId}/close`, { result: '?' })).toMatchObject({
    body: { error: { code: 'chat.report_not_found' } },
  });
  expect(await school.audit.of(family.familyId)).toMatchObject([{ act: 'chat.report_settled', reason: 'Поговорили с преподавателем' }]);
});

test('the longest waiting family comes first; a colleague takes it; answered or closed it waits no more', async () => {
  const school = await openSchool();
  const olga = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const helpdesk = school.as({ ...aManager(), accountId: olga.accountId });
  const families = [];
  for (const at of ['10:00', '10:05', '10:10']) {
    school.clock.set(Temporal.Instant.from(`2026-11-23T${at}+03:00`));
    const family = await haveRegistered(school);
    const [chat] = await family.chats();
    await family.calls.post(`/chats/${chat.chatId}/messages`, { text: 'Здравствуйте' });
    families.push({ ...family, chatId: chat.chatId as string });
  }
  const [first, second, third] = families;
  if (!first || !second || !third) throw new Error('Three families wrote');
  // Who writes again has waited since the first time.
  await first.calls.post(`/chats/${first.chatId}/messages`, { text: 'Есть кто?' });
  const list = async () =>
    (await helpdesk.get('/chats')).body.chats.map((chat: { chatId: string; waitingSince: string | null }) => [
      chat.chatId,
      chat.waitingSince,
    ]);
  expect(await list()).toEqual([
    [first.chatId, '2026-11-23T07:00:00Z'],
    [second.chatId, '2026-11-23T07:05:00Z'],
    [third.chatId, '2026-11-23T07:10:00Z'],
  ]);
  expect((await helpdesk.get('/manager/chat-colleagues')).body.colleagues).toEqual([
    { accountId: olga.accountId, name: 'olga@chip.school' },
  ]);
  expect((await helpdesk.post(`/manager/chats/${second.chatId}/assign`, { accountId: olga.accountId })).body).toMatchObject({
    assignedTo: { name: 'olga@chip.school' },
  });
  expect(await helpdesk.post(`/manager/chats/${second.chatId}/assign`, { accountId: second.familyId })).toMatchObject({
    body: { error: { code: 'chat.colleague_not_found' } },
  });
  // The family sees nothing of the helpdesk.
  expect(await second.chats()).toMatchObject([{ assignedTo: null, waitingSince: null, closedAt: null }]);
  await helpdesk.post(`/chats/${first.chatId}/messages`, { text: 'Добрый день!' });
  await helpdesk.post(`/manager/chats/${second.chatId}/close`);
  expect((await list()).map(([id, since]: [string, string | null]) => [id, since !== null])).toEqual([
    [third.chatId, true],
    [first.chatId, false],
    [second.chatId, false],
  ]);
  expect((await helpdesk.get(`/manager/families/${second.familyId}/chat`)).body).toMatchObject({ chatId: second.chatId, assignedTo: null });
  await second.calls.post(`/chats/${second.chatId}/messages`, { text: 'И ещё вопрос' });
  expect((await helpdesk.get(`/chats/${second.chatId}`)).body).toMatchObject({ closedAt: null, waitingSince: '2026-11-23T07:10:00Z' });
  expect((await school.audit.of(second.familyId)).map(({ act }) => act)).toEqual(['chat.closed', 'chat.taken']);
});

test('answers are kept ready in two languages, and the hours of the school are told to families', async () => {
  const school = await openSchool();
  const helpdesk = school.as(aManager());
  const family = await haveRegistered(school);
  const text = { ru: 'Здравствуйте!', en: 'Hello!' };
  const { answerId } = (await helpdesk.post('/manager/canned-answers', { title: 'Привет', text })).body;
  await helpdesk.patch(`/manager/canned-answers/${answerId}`, { title: 'Приветствие', text });
  expect((await helpdesk.get('/manager/canned-answers')).body).toEqual({ answers: [{ answerId, title: 'Приветствие', text }] });
  expect((await helpdesk.delete(`/manager/canned-answers/${answerId}`)).status).toBe(200);
  expect(await helpdesk.delete(`/manager/canned-answers/${answerId}`)).toMatchObject({
    body: { error: { code: 'chat.answer_not_found' } },
  });
  for (let n = 0; n < 100; n += 1) await school.chat.helpdesk.addAnswer(aManager(), { title: `${n}`, text });
  expect(await helpdesk.post('/manager/canned-answers', { title: 'Лишний', text })).toMatchObject({
    body: { error: { code: 'chat.too_many_answers' } },
  });

  // Monday, 10:00 in Moscow.
  expect((await family.calls.get('/chats/hours')).body).toMatchObject({ opensAt: null, closesAt: '2026-11-23T18:00:00Z' });
  const days = [{ weekday: 2, fromMinute: 600, toMinute: 660 }];
  expect((await helpdesk.post('/manager/chat-hours', { days })).body).toEqual({ days, opensAt: '2026-11-24T07:00:00Z', closesAt: null });
  expect((await helpdesk.post('/manager/chat-hours', { days: [...days, ...days] })).status).toBe(400);
  expect((await family.calls.get('/chats/hours')).body).toMatchObject({ opensAt: '2026-11-24T07:00:00Z' });
});

test('a picture is drawn anew, shown whole to both sides, and sent once however often its key sends it', async () => {
  const school = await openSchool();
  const { family, teacher, chatId } = await haveTeacherChat(school);
  const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#ff7700' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();
  const upload = async (bytes: Buffer, type: string, key: string = crypto.randomUUID()) => {
    const answer = await school.http.inject({
      method: 'POST',
      url: `/api/chats/${chatId}/pictures`,
      headers: { 'x-test-principal': JSON.stringify(family.parent), 'content-type': type, 'idempotency-key': key },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const key = crypto.randomUUID();
  const first = await upload(photo, 'image/jpeg', key);
  expect(first).toMatchObject({ status: 200, body: { text: '', picture: { width: 1600, height: 800 }, n: 1, key } });
  expect((await upload(photo, 'image/jpeg', key)).body.messageId).toBe(first.body.messageId);
  const { messages } = (await school.as(teacher).get(`/chats/${chatId}/messages`)).body;
  expect(messages).toHaveLength(1);
  expect((await school.as(teacher).get('/chats')).body.chats).toMatchObject([
    { unread: 1, lastMessage: { text: '', isPicture: true, attachment: null } },
    { kind: 'staff' },
  ]);
  const shown = await school.http.inject({ method: 'GET', url: messages[0].picture.url });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  expect(
    (
      await school.http.inject({
        method: 'GET',
        url: messages[0].picture.url.replace(/sign=./, (sign: string) => (sign === 'sign=0' ? 'sign=1' : 'sign=0')),
      })
    ).statusCode,
  ).toBe(404);

  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).body.error.code).toBe(
    'files.not_a_picture',
  );
  expect((await upload(Buffer.alloc(6 * 1024 * 1024), 'image/jpeg')).status).toBe(413);
  expect((await upload(photo, 'audio/webm')).status).toBe(400);
});

test('own conversations are searched by words and by names, and one goes back to what was found', async () => {
  const school = await openSchool();
  const { family, teacher, chatId } = await haveTeacherChat(school);
  await school.as(teacher).post(`/chats/${chatId}/messages`, { text: 'Повторите ТАБЛИЦУ умножения' });
  for (let n = 1; n <= 50; n += 1) await family.calls.post(`/chats/${chatId}/messages`, { text: `Сообщение № ${n * 7}` });
  const boris = await haveRegistered(school);
  const [other] = await boris.chats();
  await boris.calls.post(`/chats/${other.chatId}/messages`, { text: 'Таблица цен?' });

  const found = (await family.calls.get(`/chats/search?text=${encodeURIComponent('таблиц')}`)).body;
  expect(found.messages).toMatchObject([{ title: 'Ольга', message: { text: 'Повторите ТАБЛИЦУ умножения', n: 1 } }]);
  expect((await school.as(teacher).get(`/chats/search?text=${encodeURIComponent('миша')}`)).body.chats).toMatchObject([{ chatId }]);
  expect((await school.as(aManager()).get(`/chats/search?text=${encodeURIComponent('таблиц')}`)).body.messages).toMatchObject([
    { message: { text: 'Таблица цен?' } },
  ]);
  expect((await family.calls.get('/chats/search?text=%25%25')).body.messages).toEqual([]);

  const page = (await family.calls.get(`/chats/${chatId}/messages`)).body;
  const { messageId } = found.messages[0].message;
  const back = (await family.calls.get(`/chats/${chatId}/messages?before=${page.next}&backTo=${messageId}`)).body;
  expect(back.next).toBeNull();
  expect(back.messages.map(({ n }: { n: number }) => n)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
});
