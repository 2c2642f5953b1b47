import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../../scripts/free-port.ts';

/** Is there a NATS server on this machine (Debian: apt-get install nats-server)? What needs one is left out otherwise, and says so. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** A NATS server of one's own, which lets in whoever has the password; the same port again with `port`. */
export async function startNats(port?: number) {
  const at = port ?? (await freePort());
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(at), '--user', 'chip', '--pass', 'a secret'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const lines of child.stderr as AsyncIterable<Buffer>) if (lines.toString().includes('Server is ready')) break;
  return {
    port: at,
    url: `nats://chip:${encodeURIComponent('a secret')}@127.0.0.1:${at}`,
    pid: child.pid,
    async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
