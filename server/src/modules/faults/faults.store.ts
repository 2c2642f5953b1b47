import type { FaultSource } from '@school/contract/faults/calls';

import { type Db, sql } from '#platform/db';

import type { Frame, ReadFault } from './rules/read-fault.ts';

export interface FaultRow {
  faultId: string;
  source: FaultSource;
  kind: string;
  words: string;
  place: string;
  page: string | null;
  times: number;
  replays: number;
  firstAt: Temporal.Instant;
  lastAt: Temporal.Instant;
  handledAt: Temporal.Instant | null;
}

export interface MomentRow {
  eventId: string;
  at: Temporal.Instant;
  page: string | null;
  browser: string | null;
  release: string | null;
  replayId: string | null;
  happenedAt: Temporal.Instant | null;
}

export interface FaultFilter {
  state: 'open' | 'handled';
  source?: FaultSource | undefined;
  search?: string | undefined;
  before?: Temporal.Instant | undefined;
}

/** A recording counts once its first part is here. */
const hasReplay = sql`exists (select from faults_replays r where r.replay_id = m.replay_id)`;
const columns = sql`f.fault_id as "faultId", f.source, f.kind, f.words, f.place, f.page, f.times, f.first_at as "firstAt", f.last_at as "lastAt",
  f.handled_at as "handledAt",
  (select count(distinct m.replay_id)::int from faults_moments m where m.fault_id = f.fault_id and ${hasReplay}) as replays`;

/** Faults by kind, and each time one has happened: nouns to rows. */
export const createFaultStore = (db: Db) => ({
  /** One more time; what was dealt with is open again. The stack is the newest one's, since releases change it. */
  async add(faultId: string, source: FaultSource, fault: ReadFault & { place: string }, at: Temporal.Instant): Promise<void> {
    const { eventId, kind, words, stack, place, page, browser, release, replayId, happenedAt } = fault;
    await db.run(sql`
      with one as (
        insert into faults_groups (fault_id, source, kind, words, place, stack, page, times, first_at, last_at)
        select ${faultId}, ${source}, ${kind}, ${words}, ${place}, ${JSON.stringify(stack)}::jsonb, ${page}, 1, ${at}, ${at}
        where not exists (select from faults_moments where event_id = ${eventId})
        on conflict (fault_id) do update set
          times = faults_groups.times + 1, last_at = greatest(faults_groups.last_at, excluded.last_at), place = excluded.place,
          stack = excluded.stack, page = coalesce(excluded.page, faults_groups.page), handled_at = null
        returning fault_id)
      insert into faults_moments (event_id, fault_id, at, page, browser, release, replay_id, happened_at)
      select ${eventId}, fault_id, ${at}, ${page}, ${browser}, ${release}, ${replayId}, ${happenedAt} from one
      on conflict (event_id) do nothing`);
  },
  list: ({ state, source, search, before }: FaultFilter, most: number): Promise<FaultRow[]> =>
    db.all(sql<FaultRow>`
      select ${columns} from faults_groups f
      where (f.handled_at is not null) = ${state === 'handled'}
        ${source ? sql`and f.source = ${source}` : sql``}
        ${before ? sql`and f.last_at < ${before}` : sql``}
        ${search ? sql`and strpos(lower(concat_ws(' ', f.kind, f.words, f.place, f.page)), lower(${search})) > 0` : sql``}
      order by f.last_at desc, f.fault_id limit ${most}`),
  find: (faultId: string): Promise<(FaultRow & { stack: Frame[] }) | undefined> =>
    db.one(sql<FaultRow & { stack: Frame[] }>`select ${columns}, f.stack from faults_groups f where f.fault_id = ${faultId}`),
  moments: (faultId: string, most: number): Promise<MomentRow[]> =>
    db.all(sql<MomentRow>`
      select m.event_id as "eventId", m.at, m.page, m.browser, m.release, m.happened_at as "happenedAt", case when ${hasReplay} then m.replay_id end as "replayId"
      from faults_moments m where m.fault_id = ${faultId} order by m.at desc, m.event_id limit ${most}`),
  handle: (faultId: string, at: Temporal.Instant | null) =>
    db.run(sql`update faults_groups set handled_at = ${at} where fault_id = ${faultId}`),
  async removeBefore(at: Temporal.Instant): Promise<void> {
    await db.run(sql`delete from faults_moments where at < ${at}`);
    await db.run(sql`delete from faults_groups where last_at < ${at}`);
  },
});
