import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createLibrary } from '../server/src/modules/library/index.ts';
import { buildWebIfNeeded } from './build-web.ts';
import { freePort, isFree } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Starts a school of its own, without demo people and with a folder that is thrown away, and says where a lesson (m2-08)
 * or a template (type-number) is played; without a name, where all of them are listed. A change in content/ is there
 * after a few seconds: load the address anew.
 */
export async function previewLesson(name: string | undefined): Promise<void> {
  if (name !== undefined && !isKnown(name)) {
    console.error(`There is no lesson and no template ${name}. A lesson is called like m2-08: level and number.`);
    process.exitCode = 1;
    return;
  }
  const wanted = process.env['PORT'];
  // Else the school that listens there would answer for this one, and this one wait for a change to try again.
  if (wanted !== undefined && !(await isFree(Number(wanted)))) {
    console.error(`Something else listens on port ${wanted}: stop it, or leave PORT out and a free one is taken.`);
    process.exitCode = 1;
    return;
  }
  await buildWebIfNeeded();
  const port = wanted ?? String(await freePort());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-preview-'));
  const address = `http://localhost:${port}`;
  const school = spawn(
    process.execPath,
    ['--watch', '--watch-path=content', '--watch-path=server/src', '--watch-preserve-output', 'server/src/main.ts'],
    {
      cwd: root,
      stdio: ['inherit', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: port,
        PUBLIC_URL: address,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_ENV: 'development',
        LOG_LEVEL: 'warn',
        SCHOOL_DEMO: '0',
        SCHOOL_PREVIEW: '1',
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => school.kill(signal));
  const gone = once(school, 'exit');
  const opened = await isOpen(`${address}/readyz`, () => school.exitCode !== null || school.signalCode !== null);
  if (opened)
    console.log(`\n  ${name ?? 'Lessons'}: ${address}/dev/preview${name === undefined ? '' : `/${name}`}\n\n  Ctrl-C stops it.\n`);
  await gone;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}

/** A lesson by its code, or the name of a template that some lesson has. */
const isKnown = (name: string): boolean =>
  createLibrary()
    .courses()
    .flatMap(({ levels }) => levels.flatMap(({ lessons }) => lessons))
    .some(({ lessonCode, tasks }) => lessonCode === name || tasks.some((task) => (task as { template?: unknown }).template === name));

async function isOpen(where: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const answer = await fetch(where).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 200));
  }
  return false;
}
