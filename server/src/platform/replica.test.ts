import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { type Connection, type Db, openDb, sql } from './db.ts';

/** The same database under two names: what is asked says over which it came. Nothing is replicated, so nothing is behind. */
async function withCopy(replica: (own: Connection) => Connection = (own) => own): Promise<Db> {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const named = (name: string, it: Connection): Connection => Object.assign({}, it, { application_name: name });
  const db = openDb(named('main', connection), { max: 3, replica: named('copy', replica(connection)) });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await db.run(sql`create table numbers (n int primary key)`);
  await db.replica?.look();
  return db;
}
const who = async (db: Db) => (await db.one(sql<{ name: string }>`select current_setting('application_name') as name`))?.name;

test('the replica answers what may be old, and nothing else', async () => {
  const db = await withCopy();
  expect(db.replica?.lag()).toBe(0);
  expect(await who(db)).toBe('main');
  expect(await db.aside(() => who(db))).toBe('copy');
  expect(await db.aside(() => db.inTransaction(() => who(db)))).toBe('main');
  expect(await db.inTransaction(() => db.aside(() => who(db)))).toBe('main');
  await db.aside(() => db.run(sql`insert into numbers select 1 where current_setting('application_name') = 'main'`));
  expect(await db.all(sql`select n from numbers`)).toEqual([{ n: 1 }]);
});

test('a fault of the question itself is told, not asked twice', async () => {
  const db = await withCopy();
  await expect(db.aside(() => db.all(sql`select n from nowhere`))).rejects.toMatchObject({ code: '42P01' });
  expect(await db.aside(() => who(db))).toBe('copy');
});

test('while the replica is away the database answers, and a line that breaks is asked again there', async () => {
  const db = await withCopy();
  const both = () => db.aside(() => db.one(sql<{ name: string }>`select current_setting('application_name') as name, pg_sleep(0.3)`));
  const asked = both();
  await new Promise((resolve) => void setTimeout(resolve, 100));
  await db.run(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'copy' and datname = current_database()`,
  );
  expect((await asked)?.name).toBe('main');
  expect(await db.replica?.look()).toBe(0);
  expect((await both())?.name).toBe('copy');

  const alone = await withCopy(() => ({ connectionString: 'postgresql://school@127.0.0.1:1/school' }));
  expect(alone.replica?.lag()).toBeUndefined();
  expect(await alone.aside(() => who(alone))).toBe('main');
});
