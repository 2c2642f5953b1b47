import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { findChromium, headlessShell } from './find-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chromium '));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function program(name: string, script: string): Promise<string> {
  const place = path.join(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, `#!/bin/sh\n${script}\n`);
  await chmod(place, 0o755);
  return place;
}

test('the Chromium of CHROMIUM_PATH is taken, and told by name when it does not run', async () => {
  const chosen = await program('mine', 'echo Chromium 156.0');
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(await findChromium()).toBe(chosen);
  vi.stubEnv('CHROMIUM_PATH', await program('broken', 'echo libnss3.so: not found >&2; exit 127'));
  await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH is .*broken, but that does not run: libnss3\.so: not found/);
});

test('a program that only advises to install a snap is passed over', async () => {
  await program('first/chromium', 'echo "Command requires the chromium snap" >&2; exit 1');
  const real = await program('second/google-chrome', 'echo Google Chrome 156.0');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', `${folder}/first:${folder}/second`);
  expect(await findChromium()).toBe(real);
});

test('the headless shell takes the place of the whole one where it runs and nobody has chosen', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', `${folder}/first:${folder}/second`);
  await program('first/chromium-headless-shell', 'echo libnss3.so: not found >&2; exit 127');
  expect(headlessShell('/whole')).toBe('/whole');
  const shell = await program('second/chromium-headless-shell', 'echo Chromium 156.0');
  expect(headlessShell('/whole')).toBe(shell);
  vi.stubEnv('CHROMIUM_PATH', '/whole');
  expect(headlessShell('/whole')).toBe('/whole');
});
