import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** `silent`: what is sent is taken, and nothing arrives; `closed`: whoever comes is sent away at once. */
export type Death = 'silent' | 'closed';

/** A line to somebody on this machine that may go dead. */
export async function openLine(to: NetConnectOpts) {
  const pairs = new Set<readonly Socket[]>();
  const state: { death: Death | undefined } = { death: undefined };
  const cut = (): void => {
    for (const pair of pairs) for (const end of pair) end.destroy();
  };
  const server = createServer((near) => {
    if (state.death === 'closed') {
      near.destroy();
      return;
    }
    const far = connect(to);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const end of pair) {
      end.on('error', () => undefined);
      end.on('close', () => {
        pairs.delete(pair);
        // The other end hears of it no more than of anything else.
        if (state.death !== 'silent') for (const it of pair) it.destroy();
      });
    }
    near.on('data', (bytes) => void (state.death === 'silent' || far.write(bytes)));
    far.on('data', (bytes) => void (state.death === 'silent' || near.write(bytes)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    cut();
  });
  return {
    port: (server.address() as AddressInfo).port,
    die(how: Death = 'silent'): void {
      state.death = how;
      if (how === 'closed') cut();
    },
    /** New connections arrive again; what went lost meanwhile stays lost, so those of before are worth nothing. */
    revive(): void {
      state.death = undefined;
      cut();
    },
  };
}
