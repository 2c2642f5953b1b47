import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

import type { Connection } from '../src/platform/db.ts';

/** A line to a database that can die without a word, as over a moved address: nobody is told, and nothing comes any more. */
export interface SilentLine {
  connection: Connection;
  /** All that are open now carry nothing any more; those opened later do. */
  silence(): void;
  close(): Promise<void>;
}

/** How a server is reached over a socket of this machine, or over the network. */
function reach(to: Connection): Socket {
  if ('connectionString' in to) {
    const { hostname, port } = new URL(to.connectionString);
    return connect(Number(port || 5432), hostname);
  }
  return to.host.startsWith('/') ? connect(path.join(to.host, `.s.PGSQL.${to.port ?? 5432}`)) : connect(to.port ?? 5432, to.host);
}

export async function silentLine(to: Connection): Promise<SilentLine> {
  const pairs = new Set<[Socket, Socket]>();
  const door = createServer((near) => {
    const far = reach(to);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
    near.on('close', () => pairs.delete(pair));
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as { port: number };
  return {
    connection: 'connectionString' in to ? { connectionString: over(to.connectionString, port) } : { ...to, host: '127.0.0.1', port },
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    async close() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      door.close();
      await once(door, 'close');
    },
  };
}

function over(address: string, port: number): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
