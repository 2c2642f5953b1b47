import { randomUUID } from 'node:crypto';

import { openDb, sql } from '#platform/db';
import { expect, inject, onTestFinished, test } from 'vitest';

import { connectionUrl, freshDatabase } from '../databases.ts';
import { callsAt, freePorts, ownFolder, register, startSchool } from './started-school.ts';

test.runIf(process.env['LONG']).each([1, -1])(
  'of two servers one is %s hours off: whoever came in at one is let in at the other, and what both write is of one time',
  async (hoursOff) => {
    const database = await freshDatabase(inject('testServer'));
    onTestFinished(database.drop);
    const databaseUrl = connectionUrl(database.connection);
    await register(databaseUrl);
    const dataDir = ownFolder();
    const ports = await freePorts(2);
    const [right = 0, wrong = 0] = ports;
    await startSchool({ databaseUrl, port: right, dataDir });
    await startSchool({ databaseUrl, port: wrong, dataDir, hoursOff });
    const written: string[] = [];
    for (const [from, to] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const bearer = await callsAt(from).signIn();
      for (const port of [from, to, from, to]) {
        const { call } = callsAt(port);
        const chats = await call('GET', '/chats', undefined, bearer);
        expect(chats.status).toBe(200);
        const text = `слово ${written.length + 1}`;
        const headers = { ...bearer, 'idempotency-key': randomUUID() };
        const { status } = await call('POST', `/chats/${chats.body.chats[0].chatId}/messages`, { text }, headers);
        expect(status).toBe(200);
        written.push(text);
      }
    }
    const db = openDb({ connectionString: databaseUrl }, { max: 1 });
    onTestFinished(() => db.close());
    const kept = await db.all(sql<{ text: string; seconds: number }>`
      select text, abs(extract(epoch from clock_timestamp() - at))::float8 as seconds from chat_messages
      where text like 'слово %' order by at`);
    expect(kept.map(({ text }) => text)).toEqual(written);
    expect(Math.max(...kept.map(({ seconds }) => seconds))).toBeLessThan(300);
  },
  240_000,
);
