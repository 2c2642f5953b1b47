import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

/** The command on a machine that has these programs and no others. */
async function onMachineWith(programs: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-janus-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  const log = path.join(folder, 'log');
  const script = path.join(import.meta.dirname, 'install-janus.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: folder, LOG: log } });
  return { status, said: stdout, asked: await readFile(log, 'utf8').catch(() => '') };
}

const isRoot = process.getuid?.() === 0;
const aptGet = (then: string) => `[ "$1" = --version ] && exit 0\necho "$*" >> "$LOG"\n${then}`;

test('where Janus is nothing is installed, and without apt the tests go on with a word', async () => {
  const there = await onMachineWith({ janus: '', 'apt-get': aptGet('') });
  expect(there).toEqual({ status: 0, said: '', asked: '' });
  const { status, said } = await onMachineWith({});
  expect(status).toBe(0);
  expect(said).toContain('there is no apt-get: what tests clubs over it is left out');
});

test.skipIf(!isRoot)('with apt Janus is asked for, and a machine that is offline says so and goes on', async () => {
  const offline = await onMachineWith({ 'apt-get': aptGet('echo "Could not resolve deb.debian.org" >&2\nexit 100') });
  expect(offline.status).toBe(0);
  expect(offline.asked).toBe('update\n');
  expect(offline.said).toContain('apt-get update failed: Could not resolve deb.debian.org');
  const online = await onMachineWith({ 'apt-get': aptGet('') });
  expect(online.asked).toBe('update\ninstall -y --no-install-recommends janus\n');
  expect(online.said).toContain('apt-get ended well without one');
});
