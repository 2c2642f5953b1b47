import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { runningOn } from '@school/postgres';

/** What the system tells of a process (Linux): whose child it is, and its seconds of processor time, of children that have ended, too. */
async function statOf(pid: number | string | undefined): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ').map(Number);
  const seconds = (at: number) => ((fields[at] ?? NaN) + (fields[at + 1] ?? NaN)) / 100;
  return { parent: fields[2] ?? NaN, own: seconds(12), ended: seconds(14) };
}

/** Seconds of processor time that PostgreSQL has spent in `dataDir`: its own, and of all its backends that live or have ended. */
export async function spentByPostgres(dataDir: string): Promise<number> {
  const running = await runningOn(path.join(dataDir, 'postgres'));
  const { own, ended } = await statOf(running?.pid);
  const all = await Promise.all((await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(statOf));
  return all.filter(({ parent }) => parent === running?.pid).reduce((sum, it) => sum + it.own + it.ended, own + ended);
}

/** Seconds of processor time that a process has spent so far. */
export const spentBy = async (pid: number | undefined): Promise<number> => (await statOf(pid)).own;

/** A server in a process of its own. */
export interface Server {
  port: number;
  /** Seconds of processor time so far. */
  spent(): Promise<number>;
  /** Megabytes that live on its heap, once all else is swept out. */
  heap(): Promise<number>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs a file that prints its port when it is open. */
export async function openServer(file: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ${args[0]} ended before it was open`)));
  const [line] = (await Promise.race([once(child.stdout, 'data'), died])) as [Buffer];
  died.catch(() => undefined);
  return {
    port: Number(line.toString()),
    spent: async () => (await statOf(child.pid)).own,
    async heap() {
      const said = once(child.stdout, 'data');
      child.kill('SIGUSR2');
      return Number(((await said) as [Buffer])[0]) / 2 ** 20;
    },
    async kill(signal = 'SIGKILL') {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
