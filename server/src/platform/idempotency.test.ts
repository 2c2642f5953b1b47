import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { type Db, openDb, sql } from './db.ts';
import { answerOnce, forgetAnswers } from './idempotency.ts';

const anna = '0190a000-0000-7000-8000-000000000001';
const boris = '0190a000-0000-7000-8000-000000000002';

async function counter(): Promise<{ db: Db; add: () => Promise<{ total: number }> }> {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection, { max: 20 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await db.run(sql`create table added (n int)`);
  const add = async () => {
    await db.run(sql`insert into added values (1)`);
    const row = await db.one(sql<{ total: number }>`select count(*) as total from added`);
    return { total: row?.total ?? 0 };
  };
  return { db, add };
}
const asked = (caller: string, taken: unknown = { body: { n: 1 } }, call = 'POST /orders') => ({
  scope: caller,
  key: 'key-12345678',
  call,
  taken,
});

test('the same key gives the first answer again and does nothing twice', async () => {
  const { db, add } = await counter();
  const first = await answerOnce(db, asked(anna), add);
  const second = await answerOnce(db, asked(anna), add);
  expect([first, second]).toEqual([{ total: 1 }, { total: 1 }]);
});

test('twenty equal requests at once have one effect and one answer', async () => {
  const { db, add } = await counter();
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerOnce(db, asked(anna), add)));
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ total: 1 })));
});

test('the same key with other content, or for another call, is refused', async () => {
  const { db, add } = await counter();
  await answerOnce(db, asked(anna), add);
  await expect(answerOnce(db, asked(anna, { body: { n: 2 } }), add)).rejects.toMatchObject({ code: 'request.key_reused' });
  await expect(answerOnce(db, asked(anna, undefined, 'POST /intro'), add)).rejects.toMatchObject({ code: 'request.key_reused' });
});

test("one family's key means nothing to another family", async () => {
  const { db, add } = await counter();
  await answerOnce(db, asked(anna), add);
  expect(await answerOnce(db, asked(boris), add)).toEqual({ total: 2 });
});

test('a refusal is not kept: asked again, the school judges again', async () => {
  const { db, add } = await counter();
  await expect(answerOnce(db, asked(anna), () => Promise.reject(new Error('not yet')))).rejects.toThrow('not yet');
  expect(await answerOnce(db, asked(anna), add)).toEqual({ total: 1 });
});

test('an answer is kept for 30 days, to the second', async () => {
  const { db, add } = await counter();
  const now = Temporal.Instant.from('2026-11-23T10:00:00Z');
  for (const [key, age] of [
    ['younger-key', 30 * 86_400 - 1],
    ['on-the-second', 30 * 86_400],
    ['older-key', 30 * 86_400 + 1],
  ] as const) {
    await answerOnce(db, { ...asked(anna), key }, add);
    await db.run(sql`update platform_idempotency set at = ${now.subtract({ seconds: age })} where key = ${key}`);
  }
  expect(await forgetAnswers(db, now)).toBe(1);
  expect((await db.all(sql<{ key: string }>`select key from platform_idempotency order by key`)).map(({ key }) => key)).toEqual([
    'on-the-second',
    'younger-key',
  ]);
});
