import { lstat, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { UserError } from '#platform/user-error';

/** The links by which releases are named: what the service starts, and what it started before that. */
export interface Places {
  current: string;
  previous: string;
}

/** The Node of a release, within its folder. */
export const nodeOf = (folder: string): string => path.join(folder, 'node_modules/.bin/node');

/** Releases lie side by side in `releases`, the links beside that folder; `link` where it is otherwise. */
export function placesOf(folder: string, link: string | undefined): Places {
  const current = path.resolve(link ?? path.join(folder, '../../current'));
  return { current, previous: path.join(path.dirname(current), `${path.basename(current)}-before`) };
}

/** Refuses what is no release that was made ready: cloned, `npm ci`, pages built. */
export async function insistOnRelease(folder: string): Promise<void> {
  for (const needed of ['scripts/start.ts', 'node_modules/.bin/node', 'web/dist/index.html'])
    if (!(await stat(path.join(folder, needed)).catch(() => undefined)))
      throw new UserError(`${folder} is no release that can start: ${needed} is missing. Clone it there and run npm ci in it.`);
}

/** The folder that a link leads to. */
export async function behind(link: string): Promise<string> {
  const found = await lstat(link).catch(() => undefined);
  if (!found?.isSymbolicLink())
    throw new UserError(`${link} is not the link to the release that runs. Say which one is: --link PATH (docs/operations/install.md).`);
  return realpath(path.resolve(path.dirname(link), await readlink(link)));
}

/** At no moment the link is missing: a service that is started then finds the one or the other. */
export async function pointTo(link: string, folder: string): Promise<void> {
  const beside = `${link}.new`;
  await rm(beside, { force: true });
  await symlink(folder, beside);
  await rename(beside, link);
}
