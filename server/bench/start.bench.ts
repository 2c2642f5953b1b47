import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type BenchRow, median } from './bench.ts';

export const name = 'From `npm start` to ready, in seconds: the first time in an empty folder, and later (web app built before)';

const root = path.resolve(import.meta.dirname, '../..');
const rounds = 3;

/** Starts in fresh folders, `rounds` times; each is started twice. */
export async function run(): Promise<BenchRow[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-start-'));
    first.push(await secondsToReady(dataDir, 4170 + round));
    later.push(await secondsToReady(dataDir, 4170 + round));
    await removed(dataDir);
  }
  return [row('first', first), row('later', later)];
}

/** Removes the folder when nobody writes in it any more: PostgreSQL and its watchdog outlive npm by a moment. */
async function removed(dataDir: string): Promise<void> {
  const until = performance.now() + 30_000;
  while (existsSync(path.join(dataDir, 'postgres/postmaster.pid')) && performance.now() < until) await pause(50);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

const row = (start: string, seconds: number[]): BenchRow => ({
  start,
  'median s': median(seconds).toFixed(2),
  all: seconds.map((one) => one.toFixed(2)).join(' '),
});

async function secondsToReady(dataDir: string, port: number): Promise<number> {
  const began = performance.now();
  const school: ChildProcess = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (school.exitCode !== null) throw new Error('The school stopped while starting');
    await new Promise((done) => setTimeout(done, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  const gone = once(school, 'exit');
  process.kill(-(school.pid ?? 0), 'SIGTERM');
  await gone;
  return seconds;
}
