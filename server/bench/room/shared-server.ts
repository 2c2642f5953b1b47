/**
 * The servers that the room is measured against, a process of its own: prints its port, and lives until it is killed. Hocuspocus keeps
 * its documents in PostgreSQL as it does when nothing is said; the server of y-websocket keeps them in memory.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Database } from '@hocuspocus/extension-database';
import { Server } from '@hocuspocus/server';
import { setupWSConnection } from '@y/websocket-server/utils';
import pg from 'pg';
import { WebSocketServer } from 'ws';

import { tellsItsHeap } from '../../test/tells-its-heap.ts';

const [what = '', connection = '{}'] = process.argv.slice(2);

async function openHocuspocus(): Promise<number> {
  const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 6 });
  await pool.query('create table if not exists bench_documents (name text primary key, state bytea not null)');
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    quiet: true,
    stopOnSignals: false,
    extensions: [
      new Database({
        fetch: async ({ documentName }) =>
          (await pool.query<{ state: Buffer }>('select state from bench_documents where name = $1', [documentName])).rows[0]?.state ?? null,
        store: async ({ documentName, state }) => {
          await pool.query('insert into bench_documents values ($1, $2) on conflict (name) do update set state = excluded.state', [
            documentName,
            state,
          ]);
        },
      }),
    ],
  });
  await server.listen();
  return server.address.port;
}

function openYWebsocket(): Promise<number> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => setupWSConnection(socket, request));
  return new Promise((opened) => server.listen(0, '127.0.0.1', () => opened((server.address() as AddressInfo).port)));
}

const port = await (what === 'hocuspocus' ? openHocuspocus() : openYWebsocket());
process.stdout.write(`${port}\n`);
tellsItsHeap();
