import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Account } from './account.ts';
import { isAlive } from './postmaster.ts';
import { StartError } from './start-error.ts';

/** The name of the superuser and of the school's database in a cluster of our own making. */
export const owner = 'school';

/**
 * Makes the data folder of PostgreSQL unless it is there. It is made beside its place and then renamed, so that
 * a half-made one is never taken for the real one, and of two makers at once one wins.
 */
export async function makeCluster(options: { cluster: string; bin: string; account: Account | undefined; fsync: boolean }): Promise<void> {
  const { cluster, bin, account, fsync } = options;
  const isMade = () =>
    access(path.join(cluster, 'PG_VERSION')).then(
      () => true,
      () => false,
    );
  if (await isMade()) return;
  const fresh = `${cluster}.new-${process.pid}`;
  const folder = path.dirname(cluster);
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK).catch(() => {
    throw new StartError(`${folder} cannot be written by this account: choose another DATA_DIR.`);
  });
  await sweep(cluster);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (account) await chown(fresh, account.uid, account.gid);
  const args = ['--username', owner, '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  // The same order and case everywhere, whatever the machine's own language is.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  if (!fsync) args.push('--no-sync');
  try {
    await inFolder(fresh, account, (reach, stdio) => runToEnd(path.join(bin, 'initdb'), ['--pgdata', reach, ...args], account, stdio));
    await rename(fresh, cluster);
  } catch (fault) {
    await rm(fresh, { recursive: true, force: true });
    if (!(await isMade())) throw fault;
  }
}

type Stdio = Array<'ignore' | 'pipe' | number>;

/**
 * Gives a folder to a program in a way that its account can reach: as root, through an open handle, since the
 * account may not pass the closed folders above (data under /root). Others reach it by its path.
 */
export async function inFolder<T>(
  folder: string,
  account: Account | undefined,
  work: (reach: string, stdio: Stdio) => Promise<T>,
): Promise<T> {
  if (!account || process.platform !== 'linux') return work(folder, ['ignore', 'pipe', 'pipe']);
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    return await work('/proc/self/fd/3', ['ignore', 'pipe', 'pipe', handle.fd]);
  } finally {
    await handle.close();
  }
}

/** PostgreSQL's programs get nothing of our environment: PGDATA, PGOPTIONS and the rest would lead them astray. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' });

async function runToEnd(program: string, args: string[], account: Account | undefined, stdio: Stdio): Promise<void> {
  const child = spawn(program, args, { ...account, stdio, cwd: '/', env: cleanEnvironment() });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${path.basename(program)} failed:\n${said.trim()}`);
}

async function sweep(cluster: string): Promise<void> {
  const folder = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
