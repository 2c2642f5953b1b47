import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from '#platform/db';
import { expect, onTestFinished, test } from 'vitest';

import { haveFamily } from '../families/testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { openSchool } from '../../testing.ts';
import { exportSchool } from './export-school.ts';
import { importSchool } from './import-school.ts';
import { contentOf } from './testing.ts';

test('the whole school goes out and comes into an empty one, and goes out of that to the byte alike', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'whole-school-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
  const old = await openSchool();
  const { familyId, kidUid } = await haveFamily(old, { phone: '+375295556677' });
  await haveTeacher(old, { name: 'Ольга "Ёж" \\ Речная' });
  await old.ledger.grant({ familyId, kind: 'gold', units: 8, key: 'move' }, { reason: 'Две\nстроки', askedBy: familyId, approvedBy: null });
  await old.settle();
  const written = await exportSchool(old.db, first, { files: null });
  expect(written.tables.find(({ name }) => name === 'families_kids')?.rows).toBe(1);
  await expect(exportSchool(old.db, first, { files: null })).rejects.toThrow('is not empty');
  await expect(importSchool(old.db, first, { files: null })).rejects.toThrow('There is a school in this database already');

  const fresh = await openSchool();
  await importSchool(fresh.db, first, { files: null });
  await exportSchool(fresh.db, second, { files: null });
  expect(await contentOf(second)).toEqual(await contentOf(first));
  expect((await fresh.families.kidOf(familyId, kidUid)).kidUid).toBe(kidUid);
  // The school goes on where it was: books, keys, numbers.
  await fresh.ledger.grant({ familyId, kind: 'gold', units: 2, key: 'on' }, { reason: 'Дальше', askedBy: familyId, approvedBy: null });
  expect((await fresh.ledger.balanceOf(familyId)).bundleGold.goldCurrent).toBe(10);
  await insistBooksAgree(fresh.db);

  const kids = path.join(first, 'tables', 'families_kids.jsonl');
  await writeFile(kids, (await readFile(kids, 'utf8')).replace(kidUid, familyId));
  const third = await openSchool();
  await expect(importSchool(third.db, first, { files: null })).rejects.toThrow('families_kids.jsonl is not as it was written');
  expect((await third.db.one(sql<{ n: number }>`select count(*)::int as n from ledger_lots`))?.n).toBe(0);
});
