import type pg from 'pg';

import { isPassing } from './passing-fault.ts';

/** A replica that is further behind than this (seconds) is not read. */
export const replicaLagSeconds = 5;
/** How often (ms) it is looked at. */
const lookEvery = 1_000;
/** Positions that are remembered at most: a replica that is behind for longer is not measured finer than this. */
const mostMarks = 120;

/** How far behind a replica is; undefined: it does not answer, or holds another database. */
type ReplicaLag = number | undefined;

export interface Replica {
  /** Its pool where it answers and is close behind; undefined: the database itself is to be asked. */
  pool(): pg.Pool | undefined;
  /** Asks what only reads, where it may be asked; undefined where it may not, or could not be answered by a trouble of its own. */
  ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row> | undefined>;
  /** Seconds that it was behind at the last look. */
  lag(): ReplicaLag;
  /** Looks now. */
  look(): Promise<ReplicaLag>;
  close(): Promise<void>;
}

/** It writes nothing, whatever is asked (25006): then the database itself is meant. */
const isOfReading = (fault: unknown): boolean => (fault as { code?: unknown } | undefined)?.code === '25006';

/**
 * A read replica beside the database. How far behind it is, is told by positions of the log: the database's own is noted at each look, and the
 * replica is as far behind as the oldest note that it has not reached. So a database in which nothing happens makes no lag, and a replica
 * whose line to it is dead shows its own, without rights or rows of its own.
 */
export function createReplica({ main, replica }: { main: pg.Pool; replica: pg.Pool }): Replica {
  let marks: Array<{ position: string; at: number }> = [];
  let lag: ReplicaLag;
  let looking: Promise<ReplicaLag> | undefined;

  const measure = async (): Promise<ReplicaLag> => {
    const at = performance.now();
    const own = (
      await main.query<{ system: string; position: string }>(
        'select system_identifier::text as system, pg_current_wal_lsn()::text as position from pg_control_system()',
      )
    ).rows[0];
    if (!own) return undefined;
    marks.push({ position: own.position, at });
    if (marks.length > mostMarks) marks.splice(1, 1);
    const its = (
      await replica.query<{ system: string; reached: number }>(
        `select system_identifier::text as system,
          (select count(*)::int from unnest($1::pg_lsn[]) mark
           where mark <= case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end) as reached
        from pg_control_system()`,
        [marks.map(({ position }) => position)],
      )
    ).rows[0];
    if (!its || its.system !== own.system) return undefined;
    marks = marks.slice(its.reached);
    const [oldest] = marks;
    return oldest ? (performance.now() - oldest.at) / 1000 : 0;
  };
  const look = (): Promise<ReplicaLag> =>
    (looking ??= measure()
      .catch(() => undefined)
      .then((found) => (lag = found))
      .finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), lookEvery).unref();
  void look();

  const pool = (): pg.Pool | undefined => (lag !== undefined && lag <= replicaLagSeconds ? replica : undefined);
  return {
    pool,
    lag: () => lag,
    look,
    async ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      try {
        return await pool()?.query<Row>(query);
      } catch (fault) {
        if (isOfReading(fault)) return undefined;
        if (!isPassing(fault)) throw fault;
        // Until the next look says otherwise: nobody waits for it twice.
        lag = undefined;
        return undefined;
      }
    },
    async close() {
      clearInterval(timer);
      await looking;
      await replica.end();
    },
  };
}
