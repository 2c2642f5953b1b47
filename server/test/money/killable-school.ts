/**
 * A whole school in a process of its own, for tests that kill it: prints its port, and lives until then. Callers are
 * whom they say they are, as in `openSchool`; the clock can be moved at /dev/clock; at /ledger a balance is changed as
 * the modules above the ledger do it.
 */
import type { AddressInfo } from 'node:net';

import { shiftedClock } from '../../src/platform/clock.ts';
import { type Connection, openDb } from '../../src/platform/db.ts';
import { serveClock } from '../../src/platform/dev.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { Principal } from '../../src/platform/principal.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { createSchool } from '../../src/school.ts';
import { type LedgerAct, perform } from './ledger-acts.ts';

const { connection, port } = JSON.parse(process.argv[2] ?? '') as { connection: Connection; port: number };
const db = openDb(connection, { max: 20, onFault: () => undefined });
const clock = shiftedClock();
const school = await createSchool({
  db,
  clock,
  settings: readSettings({ LOG_LEVEL: 'silent' }),
  log: silentLog,
  identify: (headers) => {
    const principal = headers['x-test-principal'];
    return typeof principal === 'string' ? { caller: JSON.parse(principal) as Principal, via: 'bearer' } : undefined;
  },
});
serveClock(school.http, { clock, runDue: school.settle });
school.http.post('/ledger', (request) =>
  perform(school.ledger, JSON.parse(String(request.body)) as LedgerAct).then((answer) => ({ answer })),
);
await school.http.listen({ host: '127.0.0.1', port });
await school.start(connection);
process.stdout.write(`${(school.http.server.address() as AddressInfo).port}\n`);
