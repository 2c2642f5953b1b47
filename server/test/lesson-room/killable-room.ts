/**
 * A whole school in a process of its own, for tests that kill it: prints its port, and lives until then. Callers are whom they
 * say they are; a ticket to a room is theirs without a session behind it.
 */
import type { AddressInfo } from 'node:net';

import { standingClock } from '../../src/platform/clock.ts';
import { type Connection, openDb } from '../../src/platform/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { Principal } from '../../src/platform/principal.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { createSchool } from '../../src/school.ts';
import { tellsItsHeap } from '../tells-its-heap.ts';

const [connection = '', now = '', nats = ''] = process.argv.slice(2);
const db = openDb(JSON.parse(connection) as Connection, { max: 6, onFault: () => undefined });
const school = await createSchool({
  db,
  clock: standingClock(Temporal.Instant.from(now)),
  settings: readSettings({
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '0',
    ...(nats !== '' && { NATS_URL: nats }),
  }),
  log: silentLog,
  identify: (headers) => {
    const principal = headers['x-test-principal'];
    return typeof principal === 'string' ? { caller: JSON.parse(principal) as Principal, via: 'bearer' } : undefined;
  },
});
await school.http.listen({ host: '127.0.0.1', port: 0 });
school.rooms.attach(school.http.server, { claimTicket: school.identity.claimRoomTicket, principalNow: async (known) => known });
process.stdout.write(`${(school.http.server.address() as AddressInfo).port}\n`);
// As a deploy ends it: its pages are sent on, then it goes.
process.once('SIGTERM', () => void school.rooms.stop().finally(() => process.exit(0)));
// For tests that ask whether it grows.
tellsItsHeap();
