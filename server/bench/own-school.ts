import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import type { Clock } from '../src/platform/clock.ts';
import type { Principal } from '../src/platform/principal.ts';
import { type Db, openDb } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createSchool } from '../src/school.ts';

export type OwnSchool = Awaited<ReturnType<typeof createSchool>>;

/** A school on a PostgreSQL of its own that knows every caller as a manager, for as long as it is measured; `fill` comes before it. */
export async function withOwnSchool<Filled, Measured>(
  clock: Clock,
  fill: (db: Db) => Promise<Filled>,
  measure: (school: OwnSchool, filled: Filled, db: Db) => Promise<Measured>,
): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-school-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  try {
    await migrate(postgres.connection);
    const db = openDb(postgres.connection);
    const filled = await fill(db);
    const id = newId();
    const manager: Principal = { role: 'manager', accountId: id, sessionId: id, customerId: id, locale: 'ru-RU', rights: ['people'] };
    const identify = () => ({ caller: manager, via: 'bearer' as const });
    const school = await createSchool({ db, clock, settings: readSettings({}), log: silentLog, identify });
    const measured = await measure(school, filled, db);
    await school.stop();
    await db.close();
    return measured;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
