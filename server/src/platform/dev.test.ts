import Fastify from 'fastify';
import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { shiftedClock, standingClock } from './clock.ts';
import { openDb, sql } from './db.ts';
import { serveClock, serveInbox } from './dev.ts';
import { serveHealth } from './health.ts';
import { silentLog } from './log.ts';
import { createMessages } from './messages.ts';
import { createWebServer } from './web-server.ts';

async function openParts() {
  const database = await freshDatabase(inject('testServer'));
  const db = openDb(database.connection);
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00+03:00'));
  const messages = createMessages({ db, clock, log: silentLog });
  const app = await createWebServer({ https: false, onFault: () => {} });
  onTestFinished(async () => {
    await app.close();
    await db.close();
    await database.drop();
  });
  return { db, clock, messages, app };
}

test('the inbox shows each message with its links, and nothing in a message becomes markup', async () => {
  const { app, messages } = await openParts();
  serveInbox(app, { messages });
  await messages.queue({
    key: 'reset:1',
    channel: 'mail',
    to: 'anna@example.com',
    subject: '<b>Пароль</b>',
    text: 'Откройте http://localhost:3000/reset-password?mode=resetPassword&oobCode=abc. <script>alert(1)</script>',
  });
  await messages.queue({ key: 'code:1', channel: 'sms', to: '375291234567', text: 'Код 123456' });

  const page = await app.inject({ url: '/dev/inbox', headers: { 'accept-language': 'ru-RU,ru' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="ru">');
  expect(page.body).toContain('href="http://localhost:3000/reset-password?mode=resetPassword&amp;oobCode=abc"');
  expect(page.body).not.toContain('<script>');
  expect(page.body).not.toContain('<b>');

  const { messages: all } = (await app.inject('/dev/inbox.json')).json<{ messages: Array<Record<string, unknown>> }>();
  expect(all.map(({ channel }) => channel)).toEqual(['sms', 'mail']);
  const one = (await app.inject('/dev/inbox.json?to=375291234567')).json<{ messages: Array<Record<string, unknown>> }>();
  expect(one.messages).toMatchObject([{ to: '375291234567', text: 'Код 123456', at: '2026-11-23T07:00:00Z' }]);
});

test('the clock is moved, what is due then has run, and the new time is answered', async () => {
  const { app, clock } = await openParts();
  const ranAt: string[] = [];
  serveClock(app, { clock, runDue: async () => void ranAt.push(clock.now().toString()) });
  const answer = await app.inject({ method: 'POST', url: '/dev/clock', payload: { now: '2026-11-25T09:30:00+03:00' } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { now: '2026-11-25T06:30:00Z' }]);
  expect(ranAt).toEqual(['2026-11-25T06:30:00Z']);
  expect((await app.inject('/dev/clock')).json()).toEqual({ now: '2026-11-25T06:30:00Z' });
});

test('a clock that is not told a time says how to tell it', async () => {
  const { app } = await openParts();
  serveClock(app, { clock: shiftedClock(), runDue: async () => {} });
  for (const payload of [{}, { now: 'tomorrow' }, { now: 5 }]) {
    expect((await app.inject({ method: 'POST', url: '/dev/clock', payload })).statusCode).toBe(400);
  }
});

test('the school is ready with a migrated database, not ready while it stops or its database is away', async () => {
  const { app, db } = await openParts();
  let stopping = false;
  await serveHealth(app, { db, isStopping: () => stopping });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  stopping = true;
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', stopping: true });

  const away = Fastify();
  const noDb = openDb({ host: '/nowhere', user: 'school', database: 'school' });
  await serveHealth(away, { db: noDb, isStopping: () => false });
  expect((await away.inject('/readyz')).statusCode).toBe(503);
  expect((await away.inject('/healthz')).statusCode).toBe(200);
});

test('the school is not ready while its tables are older than its code', async () => {
  const { app, db } = await openParts();
  await db.run(sql`delete from kysely_migration where name like '%_ratings_%'`);
  await serveHealth(app, { db, isStopping: () => false });
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'not ready', migrations: false });
});
