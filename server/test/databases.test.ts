import { expect, inject, test } from 'vitest';

import { openDb, sql } from '../src/platform/db.ts';
import { freshDatabase } from './databases.ts';

test('each test has a database of its own, with all tables and without rows', async () => {
  const [one, two] = await Promise.all([freshDatabase(inject('testServer')), freshDatabase(inject('testServer'))]);
  const [first, second] = [openDb(one.connection), openDb(two.connection)];
  await first.run(sql`create table mine (id int)`);
  const tables = await second.all(sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`);
  const names = tables.map(({ name }) => name);
  expect(names).toContain('platform_deliveries');
  expect(names).not.toContain('mine');
  await Promise.all([first.close(), second.close()]);
  await Promise.all([one.drop(), two.drop()]);
});
