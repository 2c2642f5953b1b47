import type { Stats } from 'node:fs';
import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Account } from './account.ts';

/** A socket's path may have 107 bytes on Linux and 103 on macOS; `.s.PGSQL.5432.lock` comes on top of the folder. */
const longest = 103 - '/.s.PGSQL.5432'.length;

/**
 * A short folder for the sockets of the cluster, the same one each time, that only PostgreSQL's account (and
 * root) can enter. It does not lie in the data folder, whose path may be too long or closed to that account.
 */
export async function socketFolderFor(cluster: string, account: Account | undefined): Promise<string> {
  const mark = createHash('sha256')
    .update(await realpath(cluster))
    .digest('hex')
    .slice(0, 12);
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const base = (await openToAll(tmpdir())) ? tmpdir() : '/tmp';
  const folder = path.join(base, `chip-school-${mark}`);
  const made = await madeOrFound(folder);
  // As root, a folder just made is still root's; it is handed over.
  if (made.isDirectory() && made.uid === process.getuid?.() && account) {
    await chown(folder, account.uid, account.gid);
    return folder;
  }
  if (made.isDirectory() && made.uid === uid && (made.mode & 0o077) === 0) return folder;
  // Somebody else took the name first: take one nobody can guess. Later processes read it in postmaster.pid.
  const other = await mkdtemp(path.join(base, 'chip-school-'));
  if (account) await chown(other, account.uid, account.gid);
  return other;
}

/** The folder, made unless it is there; a cluster that is just going away may take its own with it in between. */
async function madeOrFound(folder: string, tries = 3): Promise<Stats> {
  await mkdir(folder, { mode: 0o700 }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  return lstat(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOENT' || tries === 1) throw fault;
    return madeOrFound(folder, tries - 1);
  });
}

async function openToAll(folder: string): Promise<boolean> {
  if (Buffer.byteLength(folder) + '/chip-school-123456789012'.length > longest) return false;
  for (let at = await realpath(folder); ; at = path.dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
