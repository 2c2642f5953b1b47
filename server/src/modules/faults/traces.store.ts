import { type Db, sql } from '#platform/db';

import type { ReadTrace } from './rules/read-trace.ts';

export interface SpeedRow {
  page: string;
  times: number;
  p50: number;
  p75: number;
  p95: number;
  drawn: number | null;
}

/** How long pages took: nouns to rows. */
export const createTraceStore = (db: Db) => ({
  add: ({ traceId, page, what, ms, drawnMs }: ReadTrace, at: Temporal.Instant) =>
    db.run(
      sql`insert into faults_traces (trace_id, page, what, ms, drawn_ms, at) values (${traceId}, ${page}, ${what}, ${ms}, ${drawnMs}, ${at})`,
    ),
  /** By page since a moment, the slowest first. */
  speed: (since: Temporal.Instant, most: number): Promise<SpeedRow[]> =>
    db.all(sql<SpeedRow>`
      select page, count(*)::int as times,
        round(percentile_cont(0.5) within group (order by ms))::int as p50,
        round(percentile_cont(0.75) within group (order by ms))::int as p75,
        round(percentile_cont(0.95) within group (order by ms))::int as p95,
        round(percentile_cont(0.75) within group (order by drawn_ms))::int as drawn
      from faults_traces where at >= ${since} group by page order by 4 desc, page limit ${most}`),
  removeBefore: (at: Temporal.Instant) => db.run(sql`delete from faults_traces where at < ${at}`),
});
