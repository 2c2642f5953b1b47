import { expect, inject, test } from 'vitest';

import { sql } from '../src/platform/db.ts';
import { borrowedDatabase } from './borrowed-database.ts';

const tablesWithRows = sql<{ name: string; rows: string }>`
  select table_name as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as rows
  from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

test('what one test wrote, the next does not find; what a migration wrote, it does', async () => {
  const first = await borrowedDatabase(inject('testServer'));
  const one = first.db;
  const before = await one.all(tablesWithRows);
  await one.run(sql`insert into platform_rate_limits (key, times, window_ends_at) values ('somebody', 1, now())`);
  const written = before.find(({ rows }) => rows !== '0');
  expect(written, 'some migration writes rows').toBeDefined();
  await first.giveBack();

  const second = await borrowedDatabase(inject('testServer'));
  expect(second.connection).toEqual(first.connection);
  expect(await second.db.all(tablesWithRows)).toEqual(before);
  await second.giveBack();
});

test.each(['alter table platform_rate_limits drop column window_ends_at', 'alter table platform_rate_limits rename to platform_limits'])(
  'a database is nobody’s any more after %s',
  async (change) => {
    const first = await borrowedDatabase(inject('testServer'));
    await first.db.run(sql.raw(change));
    await first.giveBack();
    const second = await borrowedDatabase(inject('testServer'));
    expect(second.connection).not.toEqual(first.connection);
    await second.giveBack();
  },
);

test('nothing of one test goes on in the database of the next: no setting, no lock, no table of its own, no statement', async () => {
  const first = await borrowedDatabase(inject('testServer'), { poolSize: 1 });
  const { db } = first;
  await db.run(sql`set timezone = 'Asia/Tokyo'`);
  await db.run(sql`select pg_advisory_lock(7)`);
  await db.run(sql`create temp table mine (id int)`);
  const begun = db.run(sql`insert into platform_rate_limits (key, times, window_ends_at) select 'somebody', 1, now() from pg_sleep(0.1)`);
  await first.giveBack();
  await begun;
  await expect(db.run(sql`insert into platform_rate_limits (key, times, window_ends_at) values ('late', 1, now())`)).rejects.toThrow(
    'over',
  );

  const second = await borrowedDatabase(inject('testServer'), { poolSize: 1 });
  expect(second.connection).toEqual(first.connection);
  expect(await second.db.one(sql`select current_setting('timezone') as zone`)).toEqual({ zone: 'UTC' });
  expect(
    await second.db.all(sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`),
  ).toEqual([]);
  expect(await second.db.all(sql`select 1 from pg_class where relname = 'mine'`)).toEqual([]);
  expect(await second.db.all(sql`select 1 from platform_rate_limits`)).toEqual([]);
  await second.giveBack();
});

test('a large database is emptied like a small one, and stays small', async () => {
  const first = await borrowedDatabase(inject('testServer'));
  await first.db.run(sql`
    insert into platform_rate_limits (key, times, window_ends_at) select repeat('x', 200) || n, 1, now() from generate_series(1, 10000) n`);
  await first.giveBack();
  const second = await borrowedDatabase(inject('testServer'));
  expect(second.connection).toEqual(first.connection);
  expect(await second.db.one(sql`select pg_relation_size('platform_rate_limits')::int as bytes`)).toEqual({ bytes: 0 });
  await second.giveBack();
});
