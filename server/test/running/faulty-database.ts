import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { openDb, sql } from '#platform/db';
import { silentLog } from '#platform/log';
import { runningOn, startPostgres } from '@school/postgres';
import pg from 'pg';
import { onTestFinished } from 'vitest';

import { openLine } from './faulty-line.ts';

/** A folder in memory that is full one day, where this account may make one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync('/tmp/chip-small-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** May this account make a disk that is full one day? */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A PostgreSQL of the test's own, as a school brings it along, and what may happen to it. `megabytes`: on a disk of that size. */
export async function openFaultyDatabase({ megabytes }: { megabytes?: number } = {}) {
  const dataDir = megabytes === undefined ? mkdtempSync('/tmp/chip-faults-') : smallDisk(megabytes);
  if (dataDir === undefined) return undefined;
  if (megabytes === undefined) onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const { host, port, user, database } = postgres.connection;
  const line = await openLine({ path: path.join(host, `.s.PGSQL.${port}`) });
  const db = openDb(postgres.connection, { max: 2 });
  onTestFinished(async () => {
    await db.close();
    await postgres.stop();
  });

  /** The postmaster first when it is to stand still, so that nobody comes new; its children first when it goes on. */
  const signal = async (name: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
    const postmaster = (await runningOn(path.join(dataDir, 'postgres')))?.pid ?? 0;
    const isChild = (pid: string): boolean => {
      const stat = textOf(`/proc/${pid}/stat`);
      return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) === postmaster;
    };
    for (const pid of [
      postmaster,
      ...readdirSync('/proc')
        .filter((it) => /^\d+$/.test(it) && isChild(it))
        .map(Number),
    ])
      process.kill(pid, name);
  };
  const filler = path.join(dataDir, 'filler');
  const taken: pg.Client[] = [];
  return {
    db,
    line,
    /** As somebody reaches it over a line. */
    url: `postgresql://${user}@127.0.0.1:${line.port}/${database}`,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** Takes all connections that there are. */
    async crowd(): Promise<number> {
      onTestFinished(() => void Promise.all(taken.map((one) => one.end().catch(() => undefined))));
      for (;;) {
        const one = new pg.Client(postgres.connection);
        one.on('error', () => undefined);
        try {
          await one.connect();
        } catch {
          return taken.length;
        }
        taken.push(one);
      }
    },
    disperse: async () => void (await Promise.all(taken.splice(0).map((one) => one.end()))),
    /** Fills the disk to its last block. */
    async fill(): Promise<void> {
      const { bavail, bsize } = await statfs(dataDir);
      for (const less of [0, 1, 2, 4, 8])
        if (
          await writeFile(filler, Buffer.alloc((bavail - less) * bsize)).then(
            () => true,
            () => false,
          )
        )
          return;
    },
    makeRoom: () => unlink(filler),
    /** Waits until it takes statements again. */
    async answers(): Promise<void> {
      for (const until = performance.now() + 60_000; performance.now() < until; await pause(100))
        if (await db.one(sql`select 1`).catch(() => undefined)) return;
      throw new Error('PostgreSQL does not answer');
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
