import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { Client } from 'pg';

import { type Account, accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { flags, socketPort } from './flags.ts';
import type { Log } from './log.ts';
import { cleanEnvironment, inFolder, makeCluster, owner } from './make-cluster.ts';
import { isAlive, type Postmaster, runningOn } from './postmaster.ts';
import { socketFolderFor } from './socket-folder.ts';
import { StartError } from './start-error.ts';
import { holdOn, pause, startWatchdog, type Watchdog } from './watchdog.ts';

/** How to reach the database with `pg`. `host` is the folder of the unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface Postgres {
  connection: Connection;
  /** True when it was already running on this folder, started by another process. */
  reused: boolean;
  /** Lets go of it; it stops when nobody else uses it. Resolves when it has stopped or is left to the others. */
  stop(): Promise<void>;
}

/** How long (ms) we wait for a start, for recovery after a crash, or for another's stop. */
const patience = 60_000;

/**
 * Starts the built-in PostgreSQL on `dataDir/postgres`, making the cluster and the database `school` at the first
 * time, or joins the one that already runs there. It is started again if it dies, and stops when the last
 * process that uses it is gone, killed ones included. `fsync: false` is for tests only.
 */
export async function startPostgres(options: { dataDir: string; fsync: boolean; log: Log }): Promise<Postgres> {
  const { fsync, log } = options;
  if (process.platform === 'win32') {
    throw new StartError('The built-in PostgreSQL runs on Linux and macOS. On Windows set DATABASE_URL, or use WSL.');
  }
  const cluster = path.resolve(options.dataDir, 'postgres');
  const account = await accountFor(cluster);
  await insistOnOwnership(cluster, account);
  const bin = await findBinaries(account, log);
  await makeCluster({ cluster, bin, account, fsync });

  const until = performance.now() + patience;
  let readySince: number | undefined;
  for (;;) {
    const found = await runningOn(cluster);
    if (!found) {
      const started = await start({ cluster, bin, account, fsync, log });
      if (started) return started;
    } else if (found.state === 'ready') {
      const hold = await holdOn(found.socketFolder);
      readySince ??= performance.now();
      // Without a watchdog it is either about to stop, or was started by hand: then it is just used.
      if (hold || performance.now() - readySince > 3_000) {
        const connection = connectionOf(found.socketFolder, found.port);
        if (
          await makeDatabase(connection).then(
            () => true,
            () => false,
          )
        ) {
          return { connection, reused: true, stop: async () => void (await hold?.close()) };
        }
        await hold?.close();
      }
    }
    if (performance.now() > until) throw new StartError(await tale(cluster, found));
    await pause(50);
  }
}

interface Made {
  cluster: string;
  bin: string;
  account: Account | undefined;
  fsync: boolean;
  log: Log;
}

/** Undefined when it is not possible just now: another process was faster, or the dead one's children still go. */
async function start(made: Made): Promise<Postgres | undefined> {
  const socketFolder = await socketFolderFor(made.cluster, made.account);
  const watchdog = startWatchdog(socketFolder);
  let stopping = false;
  const restart = async (): Promise<void> => {
    for (const until = performance.now() + patience; performance.now() < until; await pause(200)) {
      if (stopping) return;
      const server = await launch(made, socketFolder, watchdog).catch(() => undefined);
      if (server) return guard(server);
    }
    made.log.error({ cluster: made.cluster }, 'PostgreSQL does not start again; see the file log in its data folder');
  };
  const guard = (server: ChildProcess): void => {
    const gone = (): void => {
      if (stopping) return;
      made.log.warn({ status: server.exitCode, signal: server.signalCode }, 'PostgreSQL went away, starting it again');
      watchdog.watch(0);
      void restart();
    };
    if (hasEnded(server)) gone();
    else server.once('exit', gone);
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    if (!(await watchdog.release())) made.log.info({ cluster: made.cluster }, 'PostgreSQL goes on: another process uses it');
  };
  try {
    const server = await launch(made, socketFolder, watchdog);
    if (!server) {
      await stop();
      return undefined;
    }
    guard(server);
    const connection = connectionOf(socketFolder, socketPort);
    await makeDatabase(connection);
    await watchdog.open();
    return { connection, reused: false, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Runs the server program until it is ready; undefined when the folder is taken for the moment. */
async function launch(made: Made, socketFolder: string, watchdog: Watchdog): Promise<ChildProcess | undefined> {
  const { cluster, bin, account, fsync } = made;
  const logFile = await open(path.join(cluster, 'log'), 'a', 0o600);
  try {
    if (account) await logFile.chown(account.uid, account.gid);
    if ((await logFile.stat()).size > 5_000_000) await logFile.truncate();
    return await inFolder(cluster, account, async (reach, [, , , handle]) => {
      const server = spawn(path.join(bin, 'postgres'), ['-D', reach, ...flags({ socketFolder, fsync })], {
        ...account,
        // Ctrl-C reaches the whole terminal group; the server must outlive the last answers of the school.
        detached: true,
        stdio: ['ignore', logFile.fd, logFile.fd, ...(handle === undefined ? [] : [handle])],
        cwd: '/',
        env: cleanEnvironment(),
      });
      server.unref();
      await once(server, 'spawn');
      watchdog.watch(server.pid ?? 0);
      for (const until = performance.now() + patience; performance.now() < until; await pause(10)) {
        if (hasEnded(server)) {
          watchdog.watch(0);
          const said = await lastWords(cluster);
          if (/lock file|shared memory block/i.test(said)) return undefined;
          throw new StartError(`PostgreSQL did not start in ${cluster}:\n${said}`);
        }
        const running = await runningOn(cluster);
        if (running?.pid === server.pid && running?.state === 'ready') return server;
      }
      throw new StartError(`PostgreSQL was not ready within a minute in ${cluster}:\n${await lastWords(cluster)}`);
    });
  } finally {
    await logFile.close();
  }
}

/** Creates the school's database unless it is there. Its tables and extensions come with the migrations. */
async function makeDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } catch (fault) {
    // Two processes came at once, and the other one has made it.
    if (!['42P04', '23505'].includes((fault as { code?: string }).code ?? '')) throw fault;
  } finally {
    await client.end();
  }
}

const connectionOf = (host: string, port: number): Connection => ({ host, port, user: owner, database: 'school' });

/** A cluster made by root cannot be started by a user: say so, instead of a permission denied from deep inside. */
async function insistOnOwnership(cluster: string, account: Account | undefined): Promise<void> {
  const made = await stat(cluster).catch(() => undefined);
  if (!made) return;
  const ours = account?.uid ?? process.getuid?.();
  if (made.uid === ours) return;
  if (account && made.uid === 0) return chown(cluster, account.uid, account.gid);
  throw new StartError(
    `${cluster} belongs to another account (${made.uid}, we are ${ours}). ` +
      `Start the school as the one that made it (root, most likely), or choose another DATA_DIR.`,
  );
}

const lastWords = async (cluster: string): Promise<string> =>
  (await readFile(path.join(cluster, 'log'), 'utf8').catch(() => '')).trim().split('\n').slice(-6).join('\n');

async function tale(cluster: string, found: Postmaster | undefined): Promise<string> {
  const other = found && isAlive(found.pid) ? ` Process ${found.pid} (${found.state}) holds it.` : '';
  return `PostgreSQL did not get ready in ${cluster} within a minute.${other}\n${await lastWords(cluster)}`;
}
