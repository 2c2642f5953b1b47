import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { silentLine } from '../../test/silent-line.ts';
import { type Db, idsOf, openDb, sql } from './db.ts';
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
const numbersUpTo = async (db: Db, most: number) =>
  (await db.all(sql<{ n: number }>`select n from numbers where n <= ${most} order by n`)).map(({ n }) => n);
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

test('what a transaction asks at once is answered in order, and of several faults the first is told', async () => {
  const db = await withNumbers();
  const insert = (n: number) => db.run(sql`insert into numbers values (${n})`);
  const seen = await db.inTransaction(() => Promise.all([insert(1), numbersIn(db), insert(2), numbersIn(db)]));
  expect(seen).toEqual([1, [1], 1, [1, 2]]);
  const failing = db.inTransaction(() => Promise.all([insert(3), insert(1), insert(4), numbersIn(db)]));
  await expect(failing).rejects.toMatchObject({ constraint: 'numbers_pkey' });
  expect(await numbersIn(db)).toEqual([1, 2]);
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

test('what is gathered and cannot be written takes its transaction with it, and nothing told to follow the commit happens', async () => {
  const db = await withNumbers();
  let followed = false;
  const failing = db.inTransaction(async () => {
    await db.run(sql`insert into numbers values (1)`);
    db.afterCommit(() => void (followed = true));
    await db.gather(0, async () => void (await db.run(sql`insert into numbers values (1 / 0)`)));
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect([await numbersIn(db), followed]).toEqual([[], false]);
});

test('nobody asks behind the commit, and a fault that nobody waited for is no success', async () => {
  const db = await withNumbers();
  const late = db.inTransaction(() =>
    db.gather(0, async () => {
      await db.run(sql`insert into numbers values (1)`);
      await db.run(sql`insert into numbers values (2)`);
    }),
  );
  await expect(late).rejects.toThrow('behind the commit');
  const unheard = db.inTransaction(async () => {
    void db.run(sql`insert into numbers values (1 / 0)`).catch(() => undefined);
  });
  await expect(unheard).rejects.toThrow('nobody had noticed');
  expect(await numbersIn(db)).not.toContain(2);
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

test('what a call that looks asks twice is asked of the database once, and each gets a list of its own', async () => {
  const db = await withNumbers();
  await db.looking(async () => {
    const [one, other] = await Promise.all([numbersUpTo(db, 2), numbersUpTo(db, 2)]);
    one.push(7);
    expect(other).toEqual([]);
    // Behind its back.
    await db.pool.query('insert into numbers values (1), (2)');
    expect(await numbersUpTo(db, 2)).toEqual([]);
    expect(await numbersUpTo(db, 1)).toEqual([1]);
  });
  expect(await numbersUpTo(db, 2)).toEqual([1, 2]);
});

test('a call that looks sees what it has written itself, in a transaction and without one', async () => {
  const db = await withNumbers();
  await db.looking(async () => {
    expect(await numbersIn(db)).toEqual([]);
    await db.run(sql`insert into numbers values (1)`);
    expect(await numbersIn(db)).toEqual([1]);
    await db.inTransaction(async () => {
      await db.run(sql`insert into numbers values (2)`);
      expect(await numbersIn(db)).toEqual([1, 2]);
    });
    expect(await numbersIn(db)).toEqual([1, 2]);
    await expect(
      db.inTransaction(async () => {
        await db.run(sql`insert into numbers values (3)`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await numbersIn(db)).toEqual([1, 2]);
  });
});

test('what a call that looks has begun, and goes on after its answer, reads what others have written since', async () => {
  const db = await withNumbers();
  const answered = Promise.withResolvers<void>();
  let later: Promise<number[]> | undefined;
  await db.looking(async () => {
    await numbersIn(db);
    later = answered.promise.then(() => numbersIn(db));
  });
  await db.run(sql`insert into numbers values (1)`);
  answered.resolve();
  expect(await later).toEqual([1]);
});

test('of statements that go over one connection together one may fail, and the others are answered each with its own', async () => {
  const db = await withNumbers();
  await db.run(sql`insert into numbers select generate_series(0, 9)`);
  const shareOf = (n: number) => db.one(sql<{ share: number }>`select 100 / n as share from numbers where n = ${n}`);
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => shareOf(n)));
    expect(answers.map((it) => (it.status === 'fulfilled' ? it.value?.share : it.reason.code))).toEqual([
      '22012',
      ...Array.from({ length: 9 }, (_, n) => Math.trunc(100 / (n + 1))),
    ]);
  }
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});

test.each([0, 1, 2, 3, 5, 8, 9, 20])('of %i ids exactly those are found', async (count) => {
  const db = await withNumbers();
  await db.run(sql`create table named (id uuid)`);
  await db.run(sql`insert into named select gen_random_uuid() from generate_series(1, 30)`);
  const all = (await db.all(sql<{ id: string }>`select id from named`)).map(({ id }) => id);
  const wanted = all.slice(0, count);
  const found = await db.all(sql<{ id: string }>`select id from named where id = any(${idsOf(wanted)})`);
  expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
});
