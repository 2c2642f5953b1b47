import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { openDb, sql } from './db.ts';
import { folderStorage } from './files/folder-storage.ts';
import { joinNodes, runningNodes } from './nodes.ts';
import { UserError } from './user-error.ts';

async function openParts() {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection, { max: 2 });
  const folders: string[] = [];
  const newStorage = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'chip-files-'));
    folders.push(folder);
    return folderStorage(folder);
  };
  onTestFinished(async () => {
    await db.close();
    await drop();
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  return { db, newStorage };
}

test('a second server with the same files joins, one with other files is refused and leaves nothing', async () => {
  const { db, newStorage } = await openParts();
  const storage = await newStorage();
  const first = await joinNodes({ db, storage });
  const second = await joinNodes({ db, storage });
  expect(await runningNodes(db)).toHaveLength(2);
  await second.leave();

  const refused = await joinNodes({ db, storage: await newStorage() }).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(UserError);
  expect(String(refused)).toContain('keeps its files elsewhere');
  expect(await runningNodes(db)).toHaveLength(1);

  await first.leave();
  await (await joinNodes({ db, storage: await newStorage() })).leave();
  expect(await runningNodes(db)).toEqual([]);
});

test('a server that died without a word refuses nobody once its lease is over', async () => {
  const { db, newStorage } = await openParts();
  await joinNodes({ db, storage: await newStorage() });
  await db.run(sql`update platform_nodes set lease_until = clock_timestamp()`);
  await (await joinNodes({ db, storage: await newStorage() })).leave();
});
