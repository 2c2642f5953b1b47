import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { firstOwner } from '../identity/testing.ts';
import { exportSchool } from './export-school.ts';
import { importSchool } from './import-school.ts';
import { contentOf } from './testing.ts';

const reason = 'Переезжаем на другой сервер';

test('an owner takes the whole school along: with a code, once, and every owner hears of it', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'school-export-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const school = await openSchool({ env: { STAFF_SECOND_FACTOR: 'required', DATA_DIR: path.join(root, 'data') } });
  const { browser, code } = await firstOwner(school, 'birch-lake-42');
  const [vera] = await school.identity.staff.list('manager');
  const { familyId } = await haveFamily(school);
  const picture = 'library/picture.png';
  await mkdir(path.join(root, 'data', 'files', 'library'), { recursive: true });
  await writeFile(path.join(root, 'data', 'files', picture), 'png');
  const admin = school.as(signedIn('manager', { rights: ['admin', 'people', 'money'] }));
  expect((await admin.post('/manager/school/exports', { code: '123456', reason })).body.error.code).toBe('identity.right_needed');

  const ask = (typed: string) => browser.post('/manager/school/exports', { code: typed, reason });
  expect((await ask('000000')).body.error.code).toBe('identity.wrong_code');
  expect((await ask(code())).body.exports).toMatchObject([{ state: 'making', percent: 0, by: 'Вера' }]);
  expect((await ask(code())).body.error.code).toBe('whole-school.export_running');
  const { exportId } = (await browser.get('/manager/school/exports')).body.exports[0];
  const link = (typed: string) => browser.post(`/manager/school/exports/${exportId}/link`, { code: typed });
  expect((await link('000000')).body.error.code).toBe('whole-school.export_not_ready');
  await school.settle();
  await school.jobs.now('whole-school.make-exports');
  expect((await browser.get('/manager/school/exports')).body.exports).toMatchObject([{ state: 'ready', percent: 100 }]);
  expect((await link('000000')).body.error.code).toBe('identity.wrong_code');
  const { key } = (await link(code())).body;

  const owner = school.as(signedIn('manager', { accountId: vera?.accountId ?? '' }));
  const file = `/manager/school/exports/${exportId}/file?key=${key}`;
  const { status, bytes } = await owner.file(file);
  expect(status).toBe(200);
  expect((await owner.get(file)).body.error.code).toBe('whole-school.export_not_found');
  expect((await browser.get('/manager/school/exports')).body.exports).toMatchObject([{ state: 'taken' }]);
  const letters = await school.messages.latest({ to: 'vera@school.test', limit: 5 });
  expect(letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Кто-то выгружает всю школу', 'Выгрузку всей школы скачали']),
  );
  const { body: log } = await owner.get('/manager/audit');
  const acts = log.entries.map(({ act }: { act: string }) => act);
  expect(acts).toEqual(expect.arrayContaining(['school.export_asked', 'school.export_taken']));

  // What has been fetched is a whole school: another one begins with it, to the byte.
  const [archive, first, second] = [path.join(root, 'school.zip'), path.join(root, 'first'), path.join(root, 'second')];
  await writeFile(archive, bytes);
  execFileSync('unzip', ['-q', archive, '-d', first]);
  const fresh = await openSchool();
  await importSchool(fresh.db, first, { files: path.join(root, 'files') });
  await exportSchool(fresh.db, second, { files: path.join(root, 'files') });
  const moved = await contentOf(first);
  expect(await contentOf(second)).toEqual(moved);
  expect(moved.get(`files/${picture}`)).toBe('png');
  expect([...moved.keys()].filter((name) => name.startsWith('files/school-exports'))).toEqual([]);
  expect((await fresh.families.family(familyId)).familyId).toBe(familyId);
});

test('a file that nobody fetches is gone after a day, one that was fetched after an hour', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'school-export-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const school = await openSchool({ env: { STAFF_SECOND_FACTOR: 'required', DATA_DIR: root } });
  const { browser, code, back } = await firstOwner(school, 'birch-lake-42');
  const owner = school.as(signedIn('manager'));
  const kept = async () => [...(await contentOf(root)).keys()].filter((name) => name.endsWith('.zip')).length;
  const make = async (): Promise<string> => {
    const { body } = await browser.post('/manager/school/exports', { code: code(), reason });
    await school.jobs.now('whole-school.make-exports');
    return body.exports[0].exportId;
  };
  const later = async (hours: number) => {
    school.clock.set(school.clock.now().add({ hours }));
    await school.jobs.now('whole-school.make-exports');
  };
  const fetched = await make();
  const { key } = (await browser.post(`/manager/school/exports/${fetched}/link`, { code: code() })).body;
  expect((await owner.file(`/manager/school/exports/${fetched}/file?key=${key}`)).status).toBe(200);
  expect(await kept()).toBe(1);
  await later(2);
  expect(await kept()).toBe(0);
  // A session of the staff does not last so long.
  await back('vera@school.test');
  await make();
  expect(await kept()).toBe(1);
  await later(24);
  expect(await kept()).toBe(0);
  const { exports } = (await owner.get('/manager/school/exports')).body;
  expect(exports.map(({ state }: { state: string }) => state)).toEqual(['over', 'taken']);
});
