import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDb, sql } from '#platform/db';
import { folderStorage } from '#platform/files/folder-storage';
import { heldFault } from '#platform/after-restore';
import { expect, inject, onTestFinished, test } from 'vitest';

import { connectionUrl, freshDatabase } from '../../test/databases.ts';
import { haveRegistered } from '../modules/chat/testing.ts';
import { insistBooksAgree } from '../modules/ledger/testing.ts';
import { openSchool } from '../testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

/** A school with a family, and what a command of its server is given; a place for backups, and an empty database to bring one back into. */
async function openParts({ now = '2026-11-23T10:00+03:00' } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'chip-backup-'));
  const data = path.join(root, 'data');
  const school = await openSchool({ now, env: { DATA_DIR: data } });
  const empty = await freshDatabase(inject('testServer'));
  onTestFinished(async () => {
    await empty.drop();
    await rm(root, { recursive: true });
  });
  const common = { LOG_LEVEL: 'silent', SCHOOL_DEMO: '0' };
  return {
    school,
    root,
    data,
    to: path.join(root, 'backups'),
    here: { ...common, DATABASE_URL: connectionUrl(school.connection), DATA_DIR: data },
    elsewhere: { ...common, DATABASE_URL: connectionUrl(empty.connection), DATA_DIR: path.join(root, 'new') },
    openElsewhere: () => {
      const db = openDb(empty.connection, { max: 2 });
      onTestFinished(() => db.close());
      return db;
    },
  };
}

const backupIn = async (folder: string): Promise<string> => {
  const [name = ''] = (await readdir(folder)).filter((one) => one.startsWith('school-'));
  return path.join(folder, name);
};

test('a backup under load holds all that was answered before it, and nothing by half', async () => {
  const { school, to, data, here, elsewhere, openElsewhere } = await openParts();
  const { familyId, calls, chats } = await haveRegistered(school);
  await folderStorage(path.join(data, 'files')).put('avatars/one.webp', new Uint8Array([1, 2, 3]));
  const [chat] = await chats();
  const answered: Array<{ text: string; at: number }> = [];
  const writing = { goesOn: true };
  const writer = async (who: number) => {
    for (let n = 0; writing.goesOn; n += 1) {
      const text = `${who} пишет ${n}`;
      const { status } = await calls.post(`/chats/${chat.chatId}/messages`, { text });
      if (status === 200) answered.push({ text, at: performance.now() });
      await school.ledger.grant({ familyId, kind: 'gold', units: 1, key: text }, { reason: text, askedBy: familyId, approvedBy: null });
    }
  };
  const writers = [1, 2, 3].map(writer);
  while (answered.length < 10) await new Promise((resolve) => void setTimeout(resolve, 5));
  const began = performance.now();
  const told = await backUp(here, { to }).finally(() => {
    writing.goesOn = false;
  });
  await Promise.all(writers);
  expect(told).toContain('It is NOT encrypted');
  expect(answered.length).toBeGreaterThan(12);

  expect(await restore(elsewhere, { file: await backupIn(to) })).toContain('and 1 files');
  const db = openElsewhere();
  const kept = new Set((await db.all(sql<{ text: string }>`select text from chat_messages`)).map(({ text }) => text));
  expect(answered.filter(({ at }) => at < began).filter(({ text }) => !kept.has(text))).toEqual([]);
  await insistBooksAgree(db);
  expect(await folderStorage(path.join(elsewhere.DATA_DIR, 'files')).get('avatars/one.webp')).toEqual(Buffer.from([1, 2, 3]));
  await expect(restore(elsewhere, { file: await backupIn(to) })).rejects.toThrow('is not empty');
});

test('letters that waited are held, and who was erased since is erased again', async () => {
  // By the clock of the school it is later than the backup, which goes by the machine's.
  const { school, to, here, elsewhere, openElsewhere } = await openParts({ now: '2090-01-09T10:00+03:00' });
  const { familyId } = await haveRegistered(school);
  await school.db.run(sql`
    insert into platform_messages (id, key, channel, recipient, subject, text, at, due_at, next_try_at)
    values (gen_random_uuid(), 'planted', 'mail', 'a@b.by', '', '', now(), now(), now())`);
  await backUp(here, { to });
  await school.db.run(sql`
    insert into privacy_erasures (erasure_id, family_id, state, by_account, by_role, asked_at, due_at)
    values (gen_random_uuid(), ${familyId}, 'waiting', ${familyId}, 'manager', ${school.clock.now()}, ${school.clock.now()})`);
  await school.privacy.eraseDue();
  school.clock.set(school.clock.now().add({ minutes: 2 }));
  await school.privacy.eraseDue();
  expect(await school.db.all(sql`select 1 from privacy_erasures where state = 'done'`)).toHaveLength(1);
  // The list survives where the folder of the database does not.
  await writeFile(path.join(to, 'erased-school.jsonl'), await readFile(path.join(here.DATA_DIR, 'erased.jsonl')));

  const told = await restore(elsewhere, { file: await backupIn(to) });
  expect(told).toContain('1 of 1 erasures since then are asked for again');
  // The next restore, of a backup older still, finds it in the new folder.
  const carried = await readFile(path.join(elsewhere.DATA_DIR, 'erased.jsonl'), 'utf8');
  expect(carried).toBe(await readFile(path.join(here.DATA_DIR, 'erased.jsonl'), 'utf8'));
  const db = openElsewhere();
  expect(await db.all(sql`select family_id, state from privacy_erasures`)).toEqual([{ family_id: familyId, state: 'waiting' }]);
  expect(await db.all(sql`select state, last_fault from platform_messages where key = 'planted'`)).toEqual([
    { state: 'failed', last_fault: heldFault },
  ]);
});

test('an encrypted backup opens with its key alone, and a damaged one leaves nothing', async () => {
  const { root, to, here, elsewhere, openElsewhere } = await openParts();
  const [mine, other] = await Promise.all([backUp(here, { 'make-key': true }), backUp(here, { 'make-key': true })]);
  const identityIn = (text: string) => /AGE-SECRET-KEY-\S+/.exec(text)?.[0] ?? '';
  const recipient = /age1\S+/.exec(mine)?.[0];
  const [key, wrong] = [path.join(root, 'key'), path.join(root, 'wrong')];
  await writeFile(key, `# of the school\n${identityIn(mine)}\n`);
  await writeFile(wrong, identityIn(other));
  await backUp(here, { to, recipient });
  const file = await backupIn(to);
  expect(file).toMatch(/[.]zip[.]age$/);
  await expect(restore(elsewhere, { file })).rejects.toThrow('is encrypted');
  await expect(restore(elsewhere, { file, key: wrong })).rejects.toThrow('does not open with the key');

  const bytes = await readFile(file);
  const damaged = path.join(root, 'damaged.zip.age');
  await writeFile(damaged, bytes.subarray(0, bytes.length - 20));
  await expect(restore(elsewhere, { file: damaged, key })).rejects.toThrow('damaged on its way');
  expect(await openElsewhere().all(sql`select 1 from platform_backups`)).toEqual([]);
  expect(await restore(elsewhere, { file, key })).toContain('The school is back');
});

test('old backups go, the newest stays', async () => {
  const { to, here } = await openParts();
  await backUp(here, { to });
  const newest = path.basename(await backupIn(to));
  for (const name of ['school-20200101T000000Z.zip', 'school-20200101T000000Z.zip.age', 'letter.zip'])
    await writeFile(path.join(to, name), '');
  await rm(path.join(to, newest));
  expect(await backUp(here, { to, 'keep-days': '35' })).toContain('Deleted as older than 35 days: school-20200101T000000Z.zip, ');
  expect((await readdir(to)).filter((name) => name.includes('2020') || name === 'letter.zip')).toEqual(['letter.zip']);
  await expect(backUp(here, { to, 'keep-days': '0' })).rejects.toThrow('whole days from 1');
});
