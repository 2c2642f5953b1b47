import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/**
 * Janus for the tests of clubs (server/test/janus-server.ts), where it is missing and this account may install it: Debian's package starts a
 * service of its own, so nothing is asked of `sudo` on a machine where somebody works. Without it what needs it is left out; nothing else fails.
 */
export async function installJanus(): Promise<void> {
  if (isThere('janus')) return;
  const fault = await cannotInstall();
  if (fault !== undefined)
    console.log(`No Janus on this machine, and ${fault}: what tests clubs over it is left out (Debian: apt-get install janus)`);
}

/** Why there is none now; undefined once it is there. */
async function cannotInstall(): Promise<string | undefined> {
  if (!isThere('apt-get')) return 'there is no apt-get';
  if (process.getuid?.() !== 0) return 'this account may not install one';
  console.log('No Janus on this machine: installing one for the tests of clubs …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'janus']]) {
    const fault = await faultOf(args);
    if (fault !== undefined) return `apt-get ${args[0]} failed: ${fault}`;
  }
  return isThere('janus') ? undefined : 'apt-get ended well without one';
}

/** Three minutes at most: a test of clubs is not worth more. */
async function faultOf(args: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 180_000, env });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0 ? undefined : said.trim().split('\n').at(-1) || `it ended with ${status}`;
}

if (import.meta.main) await installJanus();
