import { type Db, sql } from '#platform/db';

/** Parts of recorded sessions; the bytes of each stand in the file store under its name. */
export const createReplayStore = (db: Db) => ({
  /** False when this part is here already, or the recording is somebody else's. */
  add: async (it: {
    replayId: string;
    segment: number;
    name: string;
    bytes: number;
    at: Temporal.Instant;
    customerId: string | null;
  }): Promise<boolean> =>
    (await db.run(sql`
      insert into faults_replays (replay_id, segment, name, bytes, received_at, customer_id)
      select ${it.replayId}, ${it.segment}, ${it.name}, ${it.bytes}::int, ${it.at}::timestamptz, ${it.customerId}::uuid
      where not exists (select from faults_replays where replay_id = ${it.replayId} and customer_id is distinct from ${it.customerId}::uuid)
      on conflict do nothing`)) === 1,
  of: (replayId: string) =>
    db.all(sql<{ segment: number; name: string }>`select segment, name from faults_replays where replay_id = ${replayId} order by segment`),
  bytesSince: async (at: Temporal.Instant): Promise<number> =>
    (await db.one(sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::bigint as bytes from faults_replays where received_at >= ${at}`))
      ?.bytes ?? 0,
  /** Takes rows away, a hundred at a time, and answers with the names of their files. */
  takeBefore: (at: Temporal.Instant) =>
    db.all(sql<{ name: string }>`
      delete from faults_replays where (replay_id, segment) in
        (select replay_id, segment from faults_replays where received_at < ${at} order by received_at limit 100)
      returning name`),
});
