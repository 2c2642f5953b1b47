import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

import { unpackChromium, unpackedChromium } from './unpack-chromium.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What Chromium needs to run anywhere: as root, in a container, without a screen, and without calling home. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--mute-audio',
];

/** For pages that use camera and microphone: pictures and sound are made up, and nobody is asked. */
export const chromiumMediaArgs: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const usualPlaces = [
  ...names.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]),
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwrightCaches = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'],
  path.join(homedir(), '.cache/ms-playwright'),
  path.join(homedir(), 'Library/Caches/ms-playwright'),
];
const inPlaywrightCache = [
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium',
  'chromium_headless_shell-*/chrome-*/headless_shell',
];

/**
 * The Chromium for the browser tests: the one of CHROMIUM_PATH, one that is on the machine, or one that is
 * installed now in the way this account may. Throws with everything that was tried.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    const fault = faultOf(chosen);
    if (fault) throw new Error(`CHROMIUM_PATH is ${chosen}, but that does not run: ${fault}`);
    return chosen;
  }
  const found = await lookAround();
  if (found) return found;

  console.log('No Chromium on this machine: installing one for the browser tests …');
  const tried: string[] = [];
  for (const [way, install] of ways()) {
    console.log(`  trying ${way}`);
    try {
      await install();
      const installed = await lookAround();
      if (installed) return installed;
      tried.push(`${way}: ended well, but no Chromium is there`);
    } catch (fault) {
      tried.push(`${way}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  throw new Error(
    `No Chromium was found, and none could be installed:\n${tried.map((tale) => `  - ${tale}\n`).join('')}` +
      'Install Chromium or Chrome yourself, or set CHROMIUM_PATH to one.',
  );
}

const shell = 'chromium-headless-shell';

/**
 * The same Chromium without its windows, menus and prompts, where Debian's package of it is installed, or the `whole` one: pages see no
 * difference, and a journey takes a tenth to a quarter less of the processor. It asks nobody whether a page may use a camera, so that
 * question is tested in the whole one.
 */
export function headlessShell(whole: string): string {
  if (process.env['CHROMIUM_PATH']) return whole;
  return placesOnPath([shell]).find((place) => existsSync(place) && !faultOf(place)) ?? whole;
}

const placesOnPath = (programs: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).flatMap((folder) => programs.map((name) => path.join(folder, name)));

async function lookAround(): Promise<string | undefined> {
  const unpacked = unpackedChromium(root);
  for (const place of new Set([...placesOnPath(names), ...usualPlaces, unpacked])) {
    if (existsSync(place) && !faultOf(place)) return place;
  }
  for (const cache of playwrightCaches) {
    if (!cache || !existsSync(cache)) continue;
    for await (const entry of glob(inPlaywrightCache, { cwd: cache })) {
      const place = path.join(cache, entry);
      if (!faultOf(place)) return place;
    }
  }
  return undefined;
}

/** Asked of the program itself: a stub that only advises to install a snap, or a missing library, is found out here. */
function faultOf(place: string): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(place, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  if (error) return error.message;
  if (status !== 0) return stderr.trim().split('\n').at(-1) || `it ends with ${status}`;
  return /chrom|edge/i.test(stdout) ? undefined : `it is not Chromium but ${stdout.trim()}`;
}

/** The ways that this account may go, the tidiest first. */
function ways(): Array<readonly [string, () => Promise<unknown>]> {
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  const isRoot = process.getuid?.() === 0;
  const install = async (...as: string[]): Promise<void> => {
    await run([...as, 'apt-get', 'update']);
    await run([...as, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    // Not every Debian has it, and nothing is missing without it.
    await run([...as, 'apt-get', 'install', '-y', '--no-install-recommends', shell]).catch(() => undefined);
  };
  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  const possible: Array<readonly [string, () => Promise<unknown>]> = [];
  if (hasApt && isRoot) possible.push(['apt-get install chromium', () => install()]);
  if (hasApt && !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0) {
    possible.push(['sudo apt-get install chromium', () => install('sudo', '-n')]);
  }
  if (hasApt) possible.push(['Debian’s packages, unpacked into .cache/chromium', () => unpackChromium(root, run)]);
  if (existsSync(playwright))
    possible.push(['playwright install chromium', () => run([process.execPath, playwright, 'install', 'chromium'])]);
  return possible;
}

/** Runs a program to its end, ten minutes at most; what it says is shown only if it fails. */
async function run([program = '', ...args]: readonly string[], cwd = root): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  let said = '';
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0)
    throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed: ${(told || said).trim().split('\n').slice(-3).join(' / ')}`);
  return said;
}

if (import.meta.main) console.log(await findChromium());
