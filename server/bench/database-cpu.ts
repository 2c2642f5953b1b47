import { readFile } from 'node:fs/promises';

import { type Db, sql } from '../src/platform/db.ts';

/** Microseconds that all backends of this database have spent, where the system tells. */
export async function cpuOfDatabase(db: Db): Promise<number> {
  const backends = await db.all(sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`);
  if (process.platform !== 'linux') return NaN;
  let ticks = 0;
  for (const { pid } of backends) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    ticks += user + system;
  }
  return ticks * 10_000;
}
