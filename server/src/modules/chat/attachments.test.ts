import { chatLimits } from '@school/contract/chat/limits';
import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';

import { aWebm } from '../../platform/files/video-testing.ts';
import { openSchool, type TestSchool } from '../../testing.ts';
import { haveRegistered, haveTeacherChat } from './testing.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n', 'latin1');
const voice = (seconds: number) => aWebm({ seconds, codec: 'A_OPUS' });

const uploads =
  (school: TestSchool, who: Principal, chatId: string) =>
  async (what: string, bytes: Buffer, type: string, key: string = crypto.randomUUID()) => {
    const answer = await school.http.inject({
      method: 'POST',
      url: `/api/chats/${chatId}/${what}`,
      headers: { 'x-test-principal': JSON.stringify(who), 'content-type': type, 'idempotency-key': key },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
const words = (text: string) => encodeURIComponent(text);

test('a voice and a document come to both sides with their words, once however often their key sends them', async () => {
  const school = await openSchool();
  const { family, teacher, chatId } = await haveTeacherChat(school);
  const send = uploads(school, family.parent, chatId);
  const key = crypto.randomUUID();
  const said = await send(`voices?text=${words('Послушайте')}`, voice(12), 'audio/webm', key);
  expect(said).toMatchObject({
    status: 200,
    body: { n: 1, text: 'Послушайте', picture: null, attachment: { kind: 'voice', name: '', seconds: 12, bytes: voice(12).length } },
  });
  expect((await send(`voices?text=${words('Послушайте')}`, voice(12), 'audio/webm', key)).body.messageId).toBe(said.body.messageId);
  await send(`documents?name=${words('Тетрадь Миши.pdf')}`, pdf, 'application/pdf');
  const { messages } = (await school.as(teacher).get(`/chats/${chatId}/messages`)).body;
  expect(messages).toMatchObject([
    { attachment: { kind: 'voice' } },
    { text: '', attachment: { kind: 'document', name: 'Тетрадь Миши.pdf', seconds: 0 } },
  ]);
  expect((await school.as(teacher).get('/chats')).body.chats).toMatchObject([
    { unread: 2, lastMessage: { text: '', isPicture: false, attachment: 'document' } },
    { kind: 'staff' },
  ]);
  const heard = await school.http.inject({ method: 'GET', url: messages[0].attachment.url });
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/webm']);
  const taken = await school.http.inject({ method: 'GET', url: messages[1].attachment.url });
  expect([taken.rawPayload.equals(pdf), taken.headers['content-type'], taken.headers['content-disposition']]).toEqual([
    true,
    'application/pdf',
    'attachment',
  ]);
});

test('nobody else sends into a conversation or hears what is said in it', async () => {
  const school = await openSchool();
  const { family, chatId } = await haveTeacherChat(school);
  const stranger = await haveRegistered(school, 'Борис');
  expect((await uploads(school, stranger.parent, chatId)('voices', voice(3), 'audio/webm')).body.error.code).toBe('chat.chat_not_found');
  await uploads(school, family.parent, chatId)('voices', voice(3), 'audio/webm');
  expect((await stranger.calls.get(`/chats/${chatId}/messages`)).body.error.code).toBe('chat.chat_not_found');
  const [{ attachment }] = (await family.calls.get(`/chats/${chatId}/messages`)).body.messages;
  // The address bears a signature: without it there is nothing.
  expect((await school.http.inject({ method: 'GET', url: attachment.url.split('?')[0] })).statusCode).toBe(404);
});

test('what is too long, of another kind, or shares a contact in its words is refused, and nothing of it is sent', async () => {
  const school = await openSchool();
  const { family, chatId } = await haveTeacherChat(school);
  const send = uploads(school, family.parent, chatId);
  const codeOf = async (...what: Parameters<typeof send>) => (await send(...what)).body.error.code;
  expect(await codeOf('voices', voice(chatLimits.voiceSeconds + 1), 'audio/webm')).toBe('files.sound_too_long');
  expect(await codeOf('voices', aWebm({ seconds: 3 }), 'audio/webm')).toBe('files.not_a_sound');
  expect(await codeOf('documents?name=a.pdf', Buffer.from('<html></html>'), 'application/pdf')).toBe('files.not_a_document');
  expect(await codeOf(`documents?name=a.pdf&text=${words('Мой номер +375 29 123-45-67')}`, pdf, 'application/pdf')).toBe(
    'chat.contacts_not_shared',
  );
  expect((await send(`voices?text=${words('а'.repeat(chatLimits.captionLength + 1))}`, voice(3), 'audio/webm')).status).toBe(400);
  expect((await family.calls.get(`/chats/${chatId}/messages`)).body.messages).toEqual([]);
});
