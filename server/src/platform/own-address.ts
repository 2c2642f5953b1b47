import type { Server } from 'node:http';

/** Where a listening server is reached from its own machine, `http://127.0.0.1:3000`; undefined while it is closed. */
export function ownAddress(server: Server): string | undefined {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return undefined;
  const isEverywhere = bound.address === '::' || bound.address === '0.0.0.0';
  const host = isEverywhere ? '127.0.0.1' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}`;
}
