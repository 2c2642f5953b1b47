import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { silentLine } from '../../test/silent-line.ts';
import { type Db, openDb, sql } from './db.ts';
import { isPassing } from './passing-fault.ts';
import { createNoticeLine } from './sockets/notice-line.ts';

/** A database with one small table of numbers. */
async function withNumbers(): Promise<Db> {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection, { max: 5 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await db.run(sql`create table numbers (n int primary key, at timestamptz)`);
  return db;
}
const numbersIn = async (db: Db) => (await db.all(sql<{ n: number }>`select n from numbers order by n`)).map(({ n }) => n);

test('what a transaction did is gone when it fails, and so is what was to follow its commit', async () => {
  const db = await withNumbers();
  let followed = false;
  const failing = db.inTransaction(async () => {
    await db.run(sql`insert into numbers values (1)`);
    db.afterCommit(() => (followed = true));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await numbersIn(db)).toEqual([]);
  expect(followed).toBe(false);
});

test('a transaction inside another joins it: both stay or both go', async () => {
  const db = await withNumbers();
  await expect(
    db.inTransaction(async () => {
      await db.inTransaction(() => db.run(sql`insert into numbers values (1)`));
      throw new Error('outer');
    }),
  ).rejects.toThrow('outer');
  expect(await numbersIn(db)).toEqual([]);
});

test('two transactions at once do not see each other before the commit', async () => {
  const db = await withNumbers();
  const seen = Promise.withResolvers<number[]>();
  const written = Promise.withResolvers<void>();
  const first = db.inTransaction(async () => {
    await db.run(sql`insert into numbers values (1)`);
    written.resolve();
    await seen.promise;
  });
  await written.promise;
  seen.resolve(await numbersIn(db));
  await first;
  expect(await seen.promise).toEqual([]);
  expect(await numbersIn(db)).toEqual([1]);
});

test('what follows a commit runs after it, once', async () => {
  const db = await withNumbers();
  const order: string[] = [];
  await db.inTransaction(async () => {
    db.afterCommit(() => order.push('after'));
    await db.run(sql`insert into numbers values (1)`);
    order.push('inside');
  });
  expect(order).toEqual(['inside', 'after']);
});

test('what is gathered is written once, in order, with its transaction, and gone when that fails', async () => {
  const db = await withNumbers();
  const writes: number[][] = [];
  const write = async (numbers: readonly number[]) => {
    writes.push([...numbers]);
    await db.run(sql`insert into numbers select * from unnest(${numbers}::int[])`);
  };
  await db.inTransaction(async () => {
    await db.gather(3, write);
    await db.inTransaction(() => db.gather(1, write));
    expect(await numbersIn(db)).toEqual([]);
  });
  expect(writes).toEqual([[3, 1]]);
  expect(await numbersIn(db)).toEqual([1, 3]);
  const failing = db.inTransaction(async () => {
    await db.gather(5, write);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.gather(7, write);
  expect(writes).toEqual([[3, 1], [7]]);
  expect(await numbersIn(db)).toEqual([1, 3, 7]);
});

test('instants go in and come back as instants, to the microsecond', async () => {
  const db = await withNumbers();
  const at = Temporal.Instant.from('2026-03-29T01:30:00.123456Z');
  await db.run(sql`insert into numbers values (7, ${at})`);
  const row = await db.one(sql<{ at: Temporal.Instant }>`select at from numbers`);
  expect(row?.at.equals(at)).toBe(true);
});

test('a connection the database cut is replaced, and the process goes on', async () => {
  const db = await withNumbers();
  await db.run(sql`insert into numbers values (1)`);
  await db.all(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => numbersIn(db).catch(() => undefined)).toEqual([1]);
});

test('a connection the database cut in the middle of a transaction fails that transaction, and not the process', async () => {
  const db = await withNumbers();
  const unheard: unknown[] = [];
  const hear = (fault: unknown) => void unheard.push(fault);
  process.on('uncaughtException', hear);
  onTestFinished(() => void process.off('uncaughtException', hear));
  const cut = db.inTransaction(async () => {
    const own = await db.one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    await db.pool.query('select pg_terminate_backend($1)', [own?.pid]);
    await new Promise((go) => void setTimeout(go, 50));
    await db.run(sql`insert into numbers values (1)`);
  });
  await expect(cut).rejects.toThrow(/terminat|connection error/i);
  expect(unheard).toEqual([]);
  expect(await numbersIn(db)).toEqual([]);
});

/** A database behind a line that may fall silent, and a pool that waits a third of a second. */
async function behindSilentLine() {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const line = await silentLine(connection);
  const db = openDb(line.connection, { max: 2, patience: { connection: 2_000, answer: 300 } });
  onTestFinished(async () => {
    await db.close();
    await line.close();
    await drop();
  });
  return { db, line };
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  );

test('lines that died without a word are given up, and the next question goes over a new one', async () => {
  const { db, line } = await behindSilentLine();
  await Promise.all([db.one(sql`select pg_sleep(0.05)`), db.one(sql`select pg_sleep(0.05)`)]);
  line.silence();
  const faults = await Promise.all([faultOf(db.one(sql`select 1`)), faultOf(db.one(sql`select 1`))]);
  expect(faults.map(isPassing)).toEqual([true, true]);
  expect(await db.one(sql`select 1 as n`)).toEqual({ n: 1 });
});

test('a transaction whose line died ends at once, and nothing of it stays', async () => {
  const { db, line } = await behindSilentLine();
  await db.run(sql`create table numbers (n int)`);
  const fault = await faultOf(
    db.inTransaction(async () => {
      await db.run(sql`insert into numbers values (1)`);
      line.silence();
      await db.run(sql`insert into numbers values (2)`);
    }),
  );
  expect(isPassing(fault)).toBe(true);
  expect(await numbersIn(db)).toEqual([]);
});

test('a statement of a transaction may take longer where that is said, and of no other', async () => {
  const { db } = await behindSilentLine();
  const slow = () => db.one(sql`select 1 as n from pg_sleep(0.6)`);
  expect(isPassing(await faultOf(slow()))).toBe(true);
  const patient = db.inTransaction(async () => {
    await db.allowLonger(5);
    return slow();
  });
  expect(await patient).toEqual({ n: 1 });
  expect(isPassing(await faultOf(db.inTransaction(slow)))).toBe(true);
});

test('who listens for notices hears them again after the line died without a word', async () => {
  const { db, line } = await behindSilentLine();
  const heard: string[] = [];
  const opened = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  const listening = createNoticeLine({
    line: db.line,
    channel: 'numbers',
    lookEveryMs: 100,
    onNotice: (payload) => heard.push(payload),
    onOpen: () => opened[times++]?.resolve(),
    what: 'numbers',
    onFault: () => undefined,
  });
  listening.start();
  await opened[0]?.promise;
  line.silence();
  await opened[1]?.promise;
  await db.one(sql`select pg_notify('numbers', 'seven')`).catch(() => db.one(sql`select pg_notify('numbers', 'seven')`));
  await expect.poll(() => heard).toEqual(['seven']);
  await listening.stop();
});
