/**
 * A whole school in a process of its own, for tests that kill it: prints its port, and lives until then. Callers are whom
 * they say they are, on the live line, too.
 */
import { systemClock } from '../../src/platform/clock.ts';
import { type Connection, openDb } from '../../src/platform/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { Principal } from '../../src/platform/principal.ts';
import { goLive } from '../../src/platform/realtime/testing.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { createSchool } from '../../src/school.ts';

const db = openDb(JSON.parse(process.argv[2] ?? '') as Connection, { max: 10, onFault: () => undefined });
const school = await createSchool({
  db,
  clock: systemClock,
  // Hundreds of messages in seconds are no person's: how fast one may write is proved where it is counted.
  settings: readSettings({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '0' }),
  log: silentLog,
  identify: (headers) => {
    const principal = headers['x-test-principal'];
    return typeof principal === 'string' ? { caller: JSON.parse(principal) as Principal, via: 'bearer' } : undefined;
  },
});
const port = await goLive(school);
school.outbox.start();
process.stdout.write(`${port}\n`);
