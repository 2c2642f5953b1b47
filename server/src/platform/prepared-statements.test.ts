import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { dbOver, sql } from './db.ts';
import { openPool } from './pool.ts';
import { statementNames } from './prepared-statements.ts';

/** A database with one connection, and how many statements with these words that has ready. */
async function oneConnection() {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = dbOver(openPool(connection, { max: 1 }), { nameOf: statementNames() });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  const ready = async (words: string) => {
    const rows = await db.all(sql<{ text: string }>`select statement as text from pg_prepared_statements`);
    return rows.filter(({ text }) => text.includes(words)).length;
  };
  return { db, ready };
}

test('a statement that is asked again and again is prepared on its connection, and answers the same', async () => {
  const { db, ready } = await oneConnection();
  const ask = (n: number) => db.one(sql<{ doubled: number }>`select ${n}::int * 2 as doubled`);
  await ask(1);
  expect(await ready('* 2 as doubled')).toBe(0);
  for (const n of [2, 3, 4, 5, 6]) expect(await ask(n)).toEqual({ doubled: n * 2 });
  expect(await ready('* 2 as doubled')).toBe(1);
});

test('several commands in one, and what sets something, are asked as often as one likes', async () => {
  const { db, ready } = await oneConnection();
  for (let time = 0; time < 8; time += 1) {
    await db.run(sql`select 'first of two'; select 'second of two'`);
    await db.run(sql`set statement_timeout = 4321`);
  }
  expect(await ready('of two')).toBe(0);
  expect(await ready('4321')).toBe(0);
});

test('of statements asked once each none is kept, and of frequent ones no more than a connection has room for', async () => {
  const { db, ready } = await oneConnection();
  const ask = (name: string) => db.one(sql`select ${sql.lit(name)}::text as text`);
  for (let n = 0; n < 100; n += 1) await ask(`rare ${n}`);
  expect(await ready('rare ')).toBe(0);
  for (let n = 0; n < 600; n += 1) for (let time = 0; time < 6; time += 1) await ask(`frequent ${n}`);
  expect(await ready('frequent ')).toBe(500);
});
