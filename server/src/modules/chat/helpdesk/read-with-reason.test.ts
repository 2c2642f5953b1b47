import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveAccount } from '../../identity/testing.ts';
import { aManager, haveTeacherChat } from '../testing.ts';

/** A conversation of a family with its teacher, and a colleague of the back office. */
async function openStage(messages = 2) {
  const school = await openSchool();
  const { accountId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const its = await haveTeacherChat(school);
  const { family, teacher, chatId } = its;
  const say = (who: typeof teacher, text: string) => school.as(who).post(`/chats/${chatId}/messages`, { text });
  for (let n = 1; n <= messages; n += 1) await say(n % 2 ? teacher : family.parent, `Слово ${n}.`);
  return { school, ...its, helpdesk: school.as({ ...aManager(), accountId }), reason: 'Просьба семьи' };
}

test('a manager reads a conversation with a teacher to its first message, with a reason that stays in the log each time', async () => {
  const { school, family, helpdesk, chatId, reason } = await openStage(33);
  const { body: listed } = await helpdesk.get(`/manager/families/${family.familyId}/teacher-chats`);
  expect(listed.chats).toMatchObject([{ chatId, familyName: 'Анна', kidName: 'Миша', teacherName: 'Ольга', messages: 33 }]);
  expect(JSON.stringify(listed)).not.toContain('Слово');
  expect((await helpdesk.post(`/manager/chats/${chatId}/readings`, { reason: '  ' })).status).toBe(400);
  expect(await school.audit.of(family.familyId)).toEqual([]);

  const { body: opened } = await helpdesk.post(`/manager/chats/${chatId}/readings`, { reason });
  expect(opened.messages.map(({ n }: { n: number }) => n)).toEqual(Array.from({ length: 30 }, (_, n) => n + 4));
  const path = `/manager/chat-readings/${opened.readingId}`;
  const { body: earlier } = await helpdesk.get(`${path}/messages?before=${opened.next}`);
  expect([earlier.messages.map(({ text }: { text: string }) => text), earlier.next]).toEqual([['Слово 1.', 'Слово 2.', 'Слово 3.'], null]);
  expect((await helpdesk.get(`${path}/search?text=${encodeURIComponent('слово 2.')}`)).body.messages).toMatchObject([{ n: 2 }]);
  expect(await school.audit.of(family.familyId)).toMatchObject([
    { act: 'chat.read_by_manager', reason, by: { name: 'olga@chip.school' }, subject: { type: 'chat', id: chatId, name: 'Ольга · Анна' } },
  ]);
  await helpdesk.post(`/manager/chats/${chatId}/readings`, { reason: 'Ещё раз' });
  expect((await school.audit.of(family.familyId)).map((entry) => entry.reason)).toEqual(['Ещё раз', reason]);
});

test('it leaves no mark in the conversation, and nothing can be written there', async () => {
  const { school, family, teacher, helpdesk, chatId, reason } = await openStage();
  const seen = async () => [
    await family.chats(),
    (await school.as(teacher).get('/chats')).body.chats.map(({ unread, readTo, deliveredTo }: Record<string, number>) => [
      unread,
      readTo,
      deliveredTo,
    ]),
  ];
  const before = await seen();
  await helpdesk.post(`/manager/chats/${chatId}/readings`, { reason });
  expect(await seen()).toEqual(before);
  expect((await helpdesk.post(`/chats/${chatId}/messages`, { text: 'Добрый день' })).status).toBe(404);
  expect((await helpdesk.get(`/chats/${chatId}/messages`)).status).toBe(404);
});

test('a reading is its own colleague’s, for an hour to the second, and not one of the school’s own conversation', async () => {
  const { school, family, helpdesk, chatId, reason } = await openStage();
  const { body } = await helpdesk.post(`/manager/chats/${chatId}/readings`, { reason });
  const path = `/manager/chat-readings/${body.readingId}/messages`;
  const over = { status: 404, body: { error: { code: 'chat.reading_over' } } };
  expect(await school.as(aManager()).get(path)).toMatchObject(over);
  const end = Temporal.Instant.from(body.until);
  expect(school.clock.now().until(end).total('minutes')).toBe(60);
  school.clock.set(end.subtract({ seconds: 1 }));
  expect((await helpdesk.get(path)).status).toBe(200);
  for (const seconds of [0, 1]) {
    school.clock.set(end.add({ seconds }));
    expect(await helpdesk.get(path)).toMatchObject(over);
    expect(await helpdesk.get(path.replace('/messages', '/search?text=123'))).toMatchObject(over);
  }
  const [withSchool] = (await family.chats()).filter(({ kind }: { kind: string }) => kind === 'school');
  expect(await helpdesk.post(`/manager/chats/${withSchool.chatId}/readings`, { reason })).toMatchObject({
    status: 404,
    body: { error: { code: 'chat.chat_not_found' } },
  });
  const support = school.as({ ...aManager(), rights: ['support'] });
  expect(await support.post(`/manager/chats/${chatId}/readings`, { reason })).toMatchObject({
    status: 403,
    body: { error: { code: 'identity.right_needed' } },
  });
});
