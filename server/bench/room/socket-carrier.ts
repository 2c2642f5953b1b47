import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocket, WebSocketServer } from 'ws';

import type { Carrier, CarrierGiven } from '../../src/platform/rooms/carriers/carrier.ts';

/** A rival: servers that know each other's addresses and open a socket each to each. `book` is where they find them. */
export function socketCarrier(book: Map<string, number>, { node, hear, onFault }: CarrierGiven): Carrier {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const lines = new Map<string, WebSocket>();
  server.on('listening', () => book.set(node, (server.address() as AddressInfo).port));
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => hear(data.toString())));
  return {
    mostSigns: 300_000,
    start: () => undefined,
    say(to, payload) {
      const known = lines.get(to);
      if (known?.readyState === WebSocket.OPEN) return known.send(payload);
      const port = book.get(to);
      if (known || port === undefined) return undefined;
      const line = new WebSocket(`ws://127.0.0.1:${port}`);
      lines.set(to, line);
      line.on('error', (fault) => onFault(fault, 'rooms bus'));
      return undefined;
    },
    async stop() {
      for (const line of lines.values()) line.close();
      server.close();
      await once(server, 'close');
    },
  };
}
