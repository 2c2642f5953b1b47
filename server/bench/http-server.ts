import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import pg from 'pg';

import { historyPage } from '../src/modules/ledger/stores/history.store.ts';
import { createSchool } from '../src/school.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Connection, openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';

/** What the bench asks of a server in its own process. */
export type Ask =
  | { open: { what: 'school' | 'bare'; connection: Connection; familyId: string; env: Record<string, string> } }
  | { cpu: true };

/** node:http and pg with nothing between them: reads the row by the school's own statement, prepared as there, and writes it as JSON. */
function openBare(connection: Connection, familyId: string): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 20 });
  const server = createServer((_request, response) => {
    pool
      .query({ name: 'history', text: historyPage, values: [familyId, Number.MAX_SAFE_INTEGER, null, null, null, null, null, 51] })
      .then(({ rows }) => {
        const body = JSON.stringify({ entries: rows, next: null });
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
      })
      .catch(() => response.writeHead(500).end());
  });
  return new Promise((opened) => server.listen(0, '127.0.0.1', () => opened((server.address() as AddressInfo).port)));
}

/** The school as it runs for families: sessions, rights, shapes, strict headers. */
async function openWhole(connection: Connection, env: Record<string, string>): Promise<number> {
  const db = openDb(connection);
  const settings = { ...readSettings(env), production: true };
  const school = await createSchool({ db, clock: systemClock, settings, log: silentLog });
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  return (school.http.server.address() as AddressInfo).port;
}

process.on('message', (ask: Ask) => {
  if ('cpu' in ask) {
    process.send?.(process.cpuUsage());
    return;
  }
  const { what, connection, familyId, env } = ask.open;
  const opened = what === 'bare' ? openBare(connection, familyId) : openWhole(connection, env);
  opened.then((port) => process.send?.({ port })).catch((fault: unknown) => process.send?.({ fault: String(fault) }));
});

// Leaves in order when the bench is over, so that a profile of it can be written.
process.on('SIGTERM', () => process.exit());
