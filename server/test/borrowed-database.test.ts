import { expect, inject, test } from 'vitest';

import { openDb, sql } from '../src/platform/db.ts';
import { borrowedDatabase } from './borrowed-database.ts';

const tablesWithRows = sql<{ name: string; rows: string }>`
  select table_name as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as rows
  from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

test('what one test wrote, the next does not find; what a migration wrote, it does', async () => {
  const first = await borrowedDatabase(inject('testServer'));
  const one = openDb(first.connection);
  const before = await one.all(tablesWithRows);
  await one.run(sql`insert into identity_tries (counted, tries, window_ends_at) values ('somebody', 1, now())`);
  const written = before.find(({ rows }) => rows !== '0');
  expect(written, 'some migration writes rows').toBeDefined();
  await one.close();
  await first.giveBack();

  const second = await borrowedDatabase(inject('testServer'));
  expect(second.connection).toEqual(first.connection);
  const two = openDb(second.connection);
  expect(await two.all(tablesWithRows)).toEqual(before);
  await two.close();
  await second.giveBack();
});

test.each(['alter table identity_tries drop column window_ends_at', 'alter table identity_tries rename to identity_attempts'])(
  'a database is nobody’s any more after %s',
  async (change) => {
    const first = await borrowedDatabase(inject('testServer'));
    const one = openDb(first.connection);
    await one.run(sql.raw(change));
    await one.close();
    await first.giveBack();
    const second = await borrowedDatabase(inject('testServer'));
    expect(second.connection).not.toEqual(first.connection);
    await second.giveBack();
  },
);
