import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';

import { expect } from 'vitest';

import { haveFamily } from '../../src/modules/families/testing.ts';
import { type openBusyFamily, parent } from './busy-family.ts';
import { filesOf } from './everywhere.ts';
import { zora } from './zora.ts';

/** The files of an archive, read by its directory, as programs do. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength, place] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const from = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
    const packed = archive.subarray(from, from + size);
    files.set(name, method === 8 ? inflateRawSync(packed) : packed);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** A parent takes all data of the family along: everything it did, nothing secret, nothing of others, by a link that opens once. */
export async function takesAllAlong({ school, dataDir, as, kidUid, who }: Awaited<ReturnType<typeof openBusyFamily>>): Promise<void> {
  const stranger = await haveFamily(school, {
    firstName: 'Бронислава',
    kid: { name: 'Чужеслав', dob: { year: 2018, month: 1 }, languages: ['ru'] },
  });
  const { password } = parent;
  const ask = () => as.post('/user/exports', { password }, crypto.randomUUID());
  expect((await as.post('/user/exports', { password: 'wrong' }, crypto.randomUUID())).body.error.code).toBe('identity.wrong_credentials');
  expect((await ask()).body.exports).toMatchObject([{ state: 'making', percent: 0 }]);
  expect((await ask()).body.error.code).toBe('privacy.export_running');
  const { exportId } = (await as.get('/user/exports')).body.exports[0];
  const link = () => as.post(`/user/exports/${exportId}/link`, { password });
  expect((await link()).body.error.code).toBe('privacy.export_not_ready');
  await school.settle();
  expect((await as.get('/user/exports')).body.exports).toMatchObject([{ state: 'ready', percent: 100, keptUntil: '2026-11-08T12:00:00Z' }]);

  const { key, until } = (await link()).body;
  expect(until).toBe('2026-11-05T12:10:00Z');
  const file = `/user/exports/${exportId}/file?key=${key}`;
  expect((await school.as(stranger.parent).get(file)).body.error.code).toBe('privacy.export_not_found');
  expect((await school.as({ ...who, role: 'kid', kidUid }).get(file)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 4 }, () => as.file(file)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  const { bytes, headers } = answers.find(({ status }) => status === 200) ?? {
    bytes: Buffer.alloc(0),
    headers: {} as Record<string, unknown>,
  };
  expect(headers['content-type']).toBe('application/zip');
  const files = unzip(bytes);
  const texts = [...files]
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, content]) => [name, JSON.parse(content.toString())] as const);
  const all = Object.fromEntries(texts);
  expect(Object.keys(all).toSorted()).toEqual([
    'account.json',
    'adults.json',
    'balance.json',
    'chats.json',
    'consents.json',
    'courses.json',
    'devices.json',
    'family.json',
    'games.json',
    'groups.json',
    'lesson-corrections.json',
    'lesson-events.json',
    'lesson-help.json',
    'lesson-summaries.json',
    'lesson-visits.json',
    'lessons.json',
    'notices.json',
    'pay-links.json',
    'payments.json',
    'ratings.json',
    'refunds.json',
    'rewards.json',
    'skills.json',
    'subscriptions.json',
    'surveys.json',
    'tests.json',
    'visits.json',
    'works.json',
  ]);
  expect(new Set(all['family.json'].kids.map((kid: { firstName: string }) => kid.firstName))).toEqual(new Set([zora.name, 'Дарина']));
  expect(all['lessons.json'].lessons.some((it: { report: string | null }) => it.report?.includes('до двадцати'))).toBe(true);
  expect(all['chats.json'].filter((it: { text: string }) => it.text.includes('Зорислав'))).toHaveLength(4);
  for (const name of ['balance.json', 'ratings.json', 'consents.json', 'visits.json'])
    expect(JSON.stringify(all[name])).not.toMatch(/^(\[\]|\{\})$/);
  const kept = [...files.keys()].filter((name) => name.startsWith('files/')).map((name) => name.split('/')[1]);
  expect(new Set(kept)).toEqual(new Set(['chat', 'voices']));
  const everything = JSON.stringify(all);
  for (const foreign of ['Чужеслав', 'Бронислава', 'argon2', 'hash', 'token', 'secret', 'звонить Зориславе днём'])
    expect(everything).not.toContain(foreign);

  // A program that others wrote reads it, where there is one.
  const place = path.join(dataDir, 'export.zip');
  await writeFile(place, bytes);
  const tested = await promisify(execFile)('python3', ['-m', 'zipfile', '-t', place]).catch(() => undefined);
  if (tested) expect(tested.stdout).toContain('Done testing');

  expect((await as.get('/user/looks')).body.looks.map((it: { kind: string }) => it.kind)).toEqual(
    expect.arrayContaining(['visit', 'read', 'act']),
  );
}

/** To the second: three days after it was made, nobody gets the file any more, and it is deleted with the next look of the job. */
export async function keepsNoExport({ school, dataDir, as }: Awaited<ReturnType<typeof openBusyFamily>>): Promise<void> {
  const { exportId } = (await as.get('/user/exports')).body.exports[0];
  const at = (iso: string) => school.clock.set(Temporal.Instant.from(iso));
  const link = async () => (await as.post(`/user/exports/${exportId}/link`, { password: parent.password })).body;
  const open = async (key: string) => (await as.file(`/user/exports/${exportId}/file?key=${key}`)).status;
  const state = async () => (await as.get('/user/exports')).body.exports[0].state;
  const kept = async () => (await filesOf(dataDir)).filter((name) => name.startsWith('exports/')).length;

  at('2026-11-08T11:59:59Z');
  await school.settle();
  expect([await state(), await open((await link()).key), await kept()]).toEqual(['ready', 200, 1]);
  const { key } = await link();
  at('2026-11-08T12:00:00Z');
  expect([await state(), await open(key), (await link()).error.code]).toEqual(['over', 404, 'privacy.export_not_found']);
  await school.settle();
  expect(await kept()).toBe(0);
  at('2026-11-08T12:00:01Z');
  expect([await state(), await open(key), (await link()).error.code]).toEqual(['over', 404, 'privacy.export_not_found']);
}
