import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runningOn, startPostgres } from '@school/postgres';
import { onTestFinished } from 'vitest';

import { type Connection, type Db, openDb } from '../../src/platform/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrate.ts';

export const pause = (milliseconds: number) => new Promise<void>((go) => void setTimeout(go, milliseconds));

/** A PostgreSQL of the test's own that writes everything through, as a school's does, and starts again when it is killed. */
export async function openCluster() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-crash-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  await migrate(postgres.connection);
  const db = openDb(postgres.connection, { max: 4 });
  onTestFinished(async () => {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    connection: postgres.connection as Connection,
    db,
    /** kill -9 of every process of it; resolves when it takes statements again. */
    async kill(): Promise<void> {
      const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity');
      const postmaster = await runningOn(path.join(dataDir, 'postgres'));
      for (const pid of [postmaster?.pid, ...rows.map((row) => row.pid)]) if (pid) end(pid);
      await untilItAnswers(db);
    },
  };
}

/** A school in a process of its own. `revive` starts it again at the same address. */
export async function openKillableSchool(connection: Connection) {
  let child = await startSchool(connection, 0);
  onTestFinished(() => void child.process.kill('SIGKILL'));
  const { port } = child;
  return {
    address: `http://127.0.0.1:${port}`,
    async kill(): Promise<void> {
      const gone = once(child.process, 'exit');
      child.process.kill('SIGKILL');
      await gone;
    },
    async revive(): Promise<void> {
      child = await startSchool(connection, port);
    },
  };
}

export type KillableSchool = Awaited<ReturnType<typeof openKillableSchool>>;

async function startSchool(connection: Connection, port: number) {
  const file = path.join(import.meta.dirname, 'killable-school.ts');
  const child = spawn(process.execPath, [file, JSON.stringify({ connection, port })], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(line.toString()) };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (fault) {
    // It had ended by itself.
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
  }
}

async function untilItAnswers(db: Db): Promise<void> {
  for (const until = performance.now() + 60_000; ; await pause(50)) {
    try {
      await db.pool.query('select 1');
      return;
    } catch (fault) {
      if (performance.now() > until) throw fault;
    }
  }
}
