import { chatCalls } from '@school/contract/chat/calls';
import { regionCalls } from '@school/contract/region/calls';
import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { createBudgets } from './budgets.ts';
import { openDb } from './db.ts';
import { type Handlers, type Identified, serve } from './http.ts';
import { Refusal } from './refusal.ts';
import { createWebServer } from './web-server.ts';

const chatId = '0190a000-0000-7000-8000-00000000000a';
const parent: Identified = {
  caller: { role: 'parent', accountId: 'a', sessionId: 's', customerId: '0190a000-0000-7000-8000-000000000001', locale: 'ru-RU' },
  via: 'cookie',
};
/** The calls of the chat, with keys kept by the platform: the chat keeps its own. */
const calls = {
  ...chatCalls,
  'POST /chats/:chatId/messages': { ...chatCalls['POST /chats/:chatId/messages'], idempotent: true as const },
};
const written = { n: 1, key: null, picture: null, attachment: null, timestamp: '2026-11-23T07:00:00Z' };
const guest: Identified = { caller: { role: 'guest', locale: 'ru-RU' }, via: 'none' };

/** A web server with the calls of the chat, whose handlers a test may replace. */
async function chatServer(identified: Identified, own: Partial<Handlers<typeof calls>> = {}) {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection);
  const faults: unknown[] = [];
  const app = await createWebServer({ https: false, onFault: (fault) => faults.push(fault) });
  const options = {
    db,
    whoCalls: async () => identified,
    budgets: createBudgets({ perMinute: 0 }),
    secureCookies: false,
    cookieName: (name: string) => name,
    strict: true,
    onFault: (fault: unknown) => faults.push(fault),
  };
  const handlers: Handlers<typeof calls> = {
    'GET /chats': async () => ({ chats: [] }),
    'GET /chats/:chatId/messages': async () => ({ messages: [], next: null }),
    'POST /chats/:chatId/messages': async ({ body, who }) => ({
      messageId: chatId,
      chatId,
      from: 'customer',
      authorName: who.role,
      ...written,
      text: body.text,
    }),
    'POST /chats/:chatId/read': async () => ({ done: true }),
    ...own,
  };
  serve(app, calls, handlers, options);
  serve(app, regionCalls, { 'GET /region': async () => ({ region: 'EU' as const, regions: [] }) }, options);
  onTestFinished(async () => {
    await app.close();
    await db.close();
    await drop();
  });
  const send = async (body: unknown, headers: Record<string, string> = { 'x-requested-with': 'chip' }) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/chats/${chatId}/messages`,
      headers: { 'content-type': 'application/json', host: 'chip.school', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: answer.statusCode,
      error: answer.json<{ error?: { code: string; facts: object } }>().error,
      body: answer.json<unknown>(),
    };
  };
  return { app, faults, send };
}

test('trouble of the database that passes is told as such, with when to ask again, and heard of', async () => {
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const { app, faults } = await chatServer(parent, { 'GET /chats': () => Promise.reject(late) });
  const answer = await app.inject({ method: 'GET', url: '/api/chats' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([503, '2', 'school.busy']);
  expect(faults).toEqual([late]);
});

test('a guest is asked to sign in before anything about the request is read', async () => {
  const { send } = await chatServer(guest);
  expect(await send('{ not json')).toMatchObject({ status: 401, error: { code: 'identity.not_signed_in' } });
});

test('another role is refused, whatever it sends', async () => {
  const { send } = await chatServer({ ...parent, caller: { ...parent.caller, role: 'kid' } as Identified['caller'] });
  expect(await send({})).toMatchObject({ status: 403, error: { code: 'identity.not_your_role' } });
});

test('an unknown field is refused by its name, a missing one too', async () => {
  const { send } = await chatServer(parent);
  expect(await send({ text: 'Hello', isSupport: true })).toMatchObject({
    status: 400,
    error: { code: 'request.invalid', facts: { where: 'isSupport' } },
  });
  expect(await send({})).toMatchObject({ status: 400, error: { code: 'request.invalid', facts: { where: 'text' } } });
  expect(await send('{ not json')).toMatchObject({ status: 400, error: { code: 'request.invalid' } });
  expect(await send('{"text":"a","__proto__":{"admin":true}}')).toMatchObject({ status: 400 });
});

test('a body over 64 KiB is refused', async () => {
  const { send } = await chatServer(parent);
  expect(await send({ text: 'a'.repeat(70_000) })).toMatchObject({ status: 413, error: { code: 'request.too_large' } });
});

test('a change by cookie needs our own origin and the header no foreign form can send', async () => {
  const { send } = await chatServer(parent);
  const own = { 'x-requested-with': 'chip' };
  expect((await send({ text: 'Hi' }, { ...own, origin: 'http://chip.school' })).status).toBe(200);
  expect((await send({ text: 'Hi' }, own)).status).toBe(200);
  expect(await send({ text: 'Hi' }, { ...own, origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    error: { code: 'request.foreign_origin' },
  });
  expect(await send({ text: 'Hi' }, {})).toMatchObject({ status: 403, error: { code: 'request.foreign_origin' } });
  expect((await send({ text: 'Hi' }, { 'content-type': 'text/plain', ...own })).status).toBe(400);
});

test('a bearer needs no such header, since a browser never adds it by itself', async () => {
  const { send } = await chatServer({ ...parent, via: 'bearer' });
  expect((await send({ text: 'Hi' }, {})).status).toBe(200);
});

test('a refusal the contract does not list is a fault of ours, and says nothing outside', async () => {
  const { send, faults } = await chatServer(parent, {
    'POST /chats/:chatId/messages': async () => {
      throw new Refusal('scheduling.slot_taken');
    },
  });
  expect(await send({ text: 'Hi' })).toMatchObject({ status: 500, error: { code: 'school.unexpected' } });
  expect(String(faults.at(-1))).toContain('scheduling.slot_taken');
});

test('an answer with a field the contract does not name never leaves', async () => {
  const { app, faults } = await chatServer(parent, { 'GET /chats': async () => ({ chats: [], password: 'secret' }) as { chats: [] } });
  const answer = await app.inject({ method: 'GET', url: '/api/chats' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(String(faults.at(-1))).toContain('password');
});

test('the same key twice sends one message', async () => {
  let sent = 0;
  const { send } = await chatServer(parent, {
    'POST /chats/:chatId/messages': async ({ body }) => {
      sent += 1;
      return { messageId: chatId, chatId, from: 'customer', authorName: 'Anna', text: body.text, ...written };
    },
  });
  const headers = { 'x-requested-with': 'chip', 'idempotency-key': 'the-same-key' };
  const first = await send({ text: 'Hi' }, headers);
  expect(await send({ text: 'Hi' }, headers)).toEqual(first);
  expect(sent).toBe(1);
  expect(await send({ text: 'Other' }, headers)).toMatchObject({ status: 422, error: { code: 'request.key_reused' } });
});

test('an address or a method of no call is not found, as a page that is not there, and asks nobody who calls', async () => {
  let asked = 0;
  const { app } = await chatServer(guest, { 'GET /chats': async () => (asked++, { chats: [] }) });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('not here'));
  const status = async (method: 'GET' | 'HEAD' | 'PATCH' | 'DELETE', url: string) => (await app.inject({ method, url })).statusCode;
  expect(await status('GET', '/api/chats/x/y/z')).toBe(404);
  expect(await status('GET', '/api/chatsx')).toBe(404);
  expect(await status('PATCH', '/api/chats')).toBe(404);
  expect(await status('HEAD', '/api/chats')).toBe(404);
  expect(await status('GET', '/api/chats?before=1')).toBe(401);
  expect(await status('GET', `/api/chats/${chatId}/messages`)).toBe(401);
  expect(asked).toBe(0);
});
