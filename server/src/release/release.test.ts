import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { bringRelease } from './release.ts';
import { answersIn } from './service.ts';
import { type Behaviour, openMachine } from './testing.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A machine on which the release `old` runs, and one more lies ready. */
async function withReleases({ old = {}, next = {} }: { old?: Behaviour; next?: Behaviour }) {
  const port = await freePort();
  const machine = await openMachine(port);
  await machine.addRelease('old', old);
  await machine.addRelease('next', next);
  await machine.pointTo('old');
  await expect
    .poll(machine.answering, { interval: 50 })
    .toBe('old')
    .catch(() => undefined);
  const told: string[] = [];
  const env = { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: machine.root };
  const bring = (more: object = {}) =>
    bringRelease(
      env,
      { folder: machine.folderOf('next'), restart: machine.restart, 'watch-seconds': '1', ...more },
      { tell: (line) => void told.push(line), freePort },
    );
  return { machine, bring, told };
}

test('a new release that does takes over, and the one before is one command away', async () => {
  const { machine, bring } = await withReleases({});
  await bring();
  expect(await machine.answering()).toBe('next');
  expect([await machine.at('current'), await machine.at('current-before')]).toEqual(['next', 'old']);
  await expect(bring()).rejects.toThrow('is what runs already');

  await bring({ folder: undefined, back: true, link: path.join(machine.root, 'current') });
  expect(await machine.answering()).toBe('old');
  expect([await machine.at('current'), await machine.at('current-before')]).toEqual(['old', 'next']);
});

test('what is wrong beside the running release never reaches families', async () => {
  for (const next of [{ breaks: 'sign-in' }, { ends: true }] as const) {
    const { machine, bring } = await withReleases({ next });
    await expect(bring()).rejects.toThrow('nothing was switched');
    expect([await machine.answering(), await machine.at('current')]).toEqual(['old', 'old']);
  }
});

test('without a backup nothing is changed, unless it is said so', async () => {
  const { machine, bring } = await withReleases({ old: { backupFails: true } });
  await expect(bring()).rejects.toThrow('There is no backup');
  expect(await machine.at('current')).toBe('old');
  await bring({ 'no-backup': true, 'watch-seconds': '0' });
  expect(await machine.answering()).toBe('next');
});

test('a release whose faults show only once families come goes back by itself', async () => {
  const { machine, bring, told } = await withReleases({ next: { faults: 50 } });
  await expect(bring()).rejects.toThrow(/did not do: \d+ of \d+ answers were faults.*old runs again/s);
  expect(told.join('\n')).toContain('leads to it');
  expect([await machine.answering(), await machine.at('current')]).toEqual(['old', 'old']);
});

test('a folder that cannot start, and a link that is none, are told before anything is done', async () => {
  const { machine, bring } = await withReleases({});
  await expect(bring({ folder: machine.root })).rejects.toThrow('is no release that can start: scripts/start.ts is missing');
  await expect(bring({ link: path.join(machine.root, 'releases') })).rejects.toThrow('is not the link to the release that runs');
  await expect(bring({ 'watch-seconds': 'long' })).rejects.toThrow('whole seconds from 0 to 3600');
});

test('faults are counted over what families ask, not over looks at the health', () => {
  const line = (route: string, status: string, count: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} ${count}\n`;
  const figures = [line('/api/user', '2xx', 7), line('/api/user', '5xx', 2), line('/readyz', '5xx', 90)].join('');
  expect(answersIn(figures)).toEqual({ answers: 9, faults: 2 });
});

test.runIf(process.env['LONG'])(
  'the school itself goes over to another folder and back, with somebody who signs in',
  async () => {
    const port = await freePort();
    const machine = await openMachine(port);
    const own = path.resolve(import.meta.dirname, '../../..');
    for (const name of ['old', 'next']) {
      await mkdir(machine.folderOf(name), { recursive: true });
      for (const part of ['scripts', 'node_modules', 'web', 'server', 'content', 'package.json'])
        await symlink(path.join(own, part), path.join(machine.folderOf(name), part));
    }
    const data = await mkdtemp(path.join(tmpdir(), 'chip-release-data-'));
    onTestFinished(() => rm(data, { recursive: true, force: true, maxRetries: 100, retryDelay: 200 }));
    const probe = path.join(machine.root, 'probe.yaml');
    await writeFile(probe, 'login: anna@chip.school\npassword: anna-chip-2026\n');
    const env = {
      ...process.env,
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      SCHOOL_DEMO: '1',
      BACKUP_TO: path.join(data, 'backups'),
      VITEST: undefined,
      NODE_ENV: undefined,
    };
    Object.assign(process.env, { DATA_DIR: data, SCHOOL_DEMO: '1', LOG_LEVEL: 'silent' });
    onTestFinished(() => ['DATA_DIR', 'SCHOOL_DEMO', 'LOG_LEVEL'].forEach((name) => delete process.env[name]));
    await machine.pointTo('old');
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 150_000, interval: 500 }).toBe(true);
    const told: string[] = [];
    const outside = { tell: (line: string) => void told.push(line), freePort };
    await bringRelease(
      env,
      { folder: machine.folderOf('next'), restart: machine.restart, probe, 'watch-seconds': '5', anyway: true },
      outside,
    );
    expect(told.join('\n')).toContain('a live connection: fine');
    expect(await machine.at('current')).toBe('next');
    await bringRelease(env, { back: true, link: path.join(machine.root, 'current'), restart: machine.restart, probe }, outside);
    expect(await machine.at('current')).toBe('old');
    expect(await isReady()).toBe(true);
  },
  400_000,
);
