import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { UserError } from '../server/src/platform/user-error.ts';

const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'web/dist/index.html');

/** Everything the web app is made of. Lessons come from the server, so content/ is not among it. */
const sources = [
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'contract/src',
  'words/src',
  'package-lock.json',
];

/** Builds the web app if it was never built, or if anything it is made of is newer. Looking takes a few milliseconds. */
export async function buildWebIfNeeded(): Promise<void> {
  if (await isFresh()) return;
  console.log('Building the web app (once after each change of it) …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new UserError('The web app could not be built: see above.');
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(built)) return false;
  const { mtimeMs } = await stat(built);
  const newest = await Promise.all(sources.map((source) => newestIn(path.join(root, source))));
  return Math.max(...newest) <= mtimeMs;
}

/** The latest change in milliseconds; folders count too, since a removed file changes only its folder. */
async function newestIn(place: string): Promise<number> {
  if (!existsSync(place)) return 0;
  const found = await stat(place);
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(place, { recursive: true });
  const times = await Promise.all(entries.map(async (entry) => (await stat(path.join(place, entry))).mtimeMs));
  return Math.max(found.mtimeMs, ...times);
}

if (import.meta.main) await buildWebIfNeeded();
