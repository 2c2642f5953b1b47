import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import type { EventsOf } from './events.ts';
import { createOutbox } from './outbox.ts';
import { openDb, sql } from './db.ts';

interface Rang {
  type: 'bell.rang';
  times: number;
}

declare module './events.ts' {
  interface Events extends EventsOf<Rang> {}
}

/** A school bell on a database of its own; `nodes` processes listen to it. */
async function bell(nodes = 1) {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection);
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await db.run(sql`create table heard (who text, times int)`);
  const faults: unknown[] = [];
  const all = Array.from({ length: nodes }, () => createOutbox(db, (fault) => faults.push(fault)));
  const heard = async () =>
    (await db.all(sql<{ who: string; times: number }>`select who, times from heard order by who, times`)).map(
      (row) => `${row.who} ${row.times}`,
    );
  const note = (who: string) => (rang: Rang) => db.run(sql`insert into heard values (${who}, ${rang.times})`).then(() => undefined);
  return { db, all, outbox: all[0]!, heard, note, faults };
}

test('each subscriber gets what was published, after the commit and not before', async () => {
  const { db, outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', note('anna'));
  outbox.subscribe('bell.rang', 'boris', note('boris'));
  await db.inTransaction(async () => {
    await outbox.publish({ type: 'bell.rang', times: 3 });
    expect(await heard()).toEqual([]);
  });
  await outbox.drain();
  expect(await heard()).toEqual(['anna 3', 'boris 3']);
});

test('nothing is heard of a transaction that was undone', async () => {
  const { db, outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', note('anna'));
  await db
    .inTransaction(async () => {
      await outbox.publish({ type: 'bell.rang', times: 3 });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await outbox.drain();
  expect(await heard()).toEqual([]);
});

test('a listener that fails leaves nothing behind, does not stop the others, and hears it again', async () => {
  const { outbox, heard, note } = await bell();
  let fails = true;
  outbox.subscribe('bell.rang', 'anna', async (rang) => {
    await note('anna')(rang);
    if (fails) throw new Error('deaf');
  });
  outbox.subscribe('bell.rang', 'boris', note('boris'));
  await outbox.publish({ type: 'bell.rang', times: 1 });
  await expect(outbox.drain()).rejects.toThrow('deaf');
  expect(await heard()).toEqual(['boris 1']);
  fails = false;
  await outbox.drain();
  expect(await heard()).toEqual(['anna 1', 'boris 1']);
});

test('where many wait they are delivered by handfuls, and one that fails holds none of the others up', async () => {
  const { db, outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', async (rang) => {
    await note('anna')(rang);
    if (rang.times === 17) throw new Error('deaf');
  });
  await db.inTransaction(async () => {
    for (let times = 1; times <= 40; times += 1) await outbox.publish({ type: 'bell.rang', times });
  });
  await expect(outbox.drain()).rejects.toThrow('deaf');
  expect(await heard()).toHaveLength(39);
  expect(await heard()).not.toContain('anna 17');
  const together = await db.one(sql<{ transactions: number }>`select count(distinct xmin::text)::int as transactions from heard`);
  expect(together?.transactions).toBeLessThan(20);
});

test('what is told within a part that is undone is not heard', async () => {
  const { db, outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', note('anna'));
  await db.inTransaction(async () => {
    await outbox.publish({ type: 'bell.rang', times: 1 });
    await db
      .inSavepoint(async () => {
        await outbox.publish({ type: 'bell.rang', times: 2 });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await db.inSavepoint(() => outbox.publish({ type: 'bell.rang', times: 3 }));
  });
  await outbox.drain();
  expect(await heard()).toEqual(['anna 1', 'anna 3']);
});

test('who delivers within a transaction delivers what it has published', async () => {
  const { db, outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', note('anna'));
  await db.inTransaction(async () => {
    await outbox.publish({ type: 'bell.rang', times: 1 });
    await outbox.drain();
    expect((await db.all(sql`select 1 from heard`)).length).toBe(1);
  });
  expect(await heard()).toEqual(['anna 1']);
});

test('several processes that deliver at once tell each listener once', async () => {
  const { all, heard, note } = await bell(4);
  for (const node of all) node.subscribe('bell.rang', 'anna', note('anna'));
  const [first] = all;
  for (let times = 1; times <= 50; times += 1) await first!.publish({ type: 'bell.rang', times });
  await Promise.all(all.map((node) => node.drain()));
  await Promise.all(all.map((node) => node.drain()));
  expect((await heard()).length).toBe(50);
  expect(new Set(await heard()).size).toBe(50);
});

test('started, it delivers by itself after a commit', async () => {
  const { outbox, heard, note } = await bell();
  outbox.subscribe('bell.rang', 'anna', note('anna'));
  outbox.start();
  await outbox.publish({ type: 'bell.rang', times: 9 });
  await expect.poll(heard).toEqual(['anna 9']);
  await outbox.stop();
});
