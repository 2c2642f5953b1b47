import { realtimeLimits } from '@school/contract/realtime/limits';

import { type Db, sql } from '../db.ts';

/** One thing that changed: a topic, and the item of its list or null for the whole. */
export interface Change {
  topic: string;
  item: string | null;
}

export type Changes = ReturnType<typeof createChanges>;

/** Where the stream stands, as `positionOf` reads it. */
const here = `(select pg_current_snapshot() as snapshot, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
  coalesce((select max(id) from platform_realtime_changes), 0) as newest) now`;
const position = `now.snapshot::text || '/' || now.timeline || '/' || now.newest as position`;

/** After a failover so many rows before the newest one that was seen are told again: some of them may have been committed after it. */
const rowsAgain = 1000;

/** The parts of a position, or undefined when it is none. */
function positionOf(text: string): { snapshot: string; timeline: string; newest: string } | undefined {
  const [, snapshot, timeline, newest] = /^(\d{1,19}:\d{1,19}:[\d,]*)\/([0-9A-F]{8})\/(\d{1,18})$/.exec(text) ?? [];
  return snapshot === undefined || timeline === undefined || newest === undefined ? undefined : { snapshot, timeline, newest };
}

/**
 * The stream of changes in the database. A position in it is a transaction snapshot, as PostgreSQL writes it
 * (`xmin:xmax:running`): what comes after it is every row whose transaction it does not see and we do now. So a
 * transaction that began early and commits late is neither lost nor does it hold the others up. With it stand the database's
 * timeline and the newest row: after a failover the new leader gives numbers of transactions that the old one had given to
 * what never came to be, so a snapshot of another timeline says nothing, and what was committed since is found by the numbers of rows,
 * which go on from where they were whatever the clocks of the servers say.
 */
export function createChanges(db: Db) {
  const writeAll = async (changes: readonly Change[]): Promise<void> => {
    const [topics, items] = [changes.map(({ topic }) => topic), changes.map(({ item }) => item)];
    const text = 'insert into platform_realtime_changes (topic, item) select * from unnest($1::text[], $2::text[])';
    await db.named('realtime-write', text, [topics, items]);
  };

  return {
    /** Writes one change in the ambient transaction, with the others of it: some write hundreds. */
    write: (topic: string, item: string | null): Promise<void> => db.gather({ topic, item }, writeAll),

    /** Where the stream stands now. */
    async now(): Promise<string> {
      const [row] = await db.named<{ position: string }>('realtime-now', `select ${position} from ${here}`, []);
      return row?.position ?? '';
    },

    /** What was committed since a position, in order of transactions, and the new position; after a failover some of it once more. */
    async since(from: string): Promise<{ position: string; changes: Change[] }> {
      interface Row extends Record<string, unknown> {
        position: string;
        timeline: string;
        topic: string | null;
        item: string | null;
      }
      const { snapshot, timeline, newest } = positionOf(from) ?? { snapshot: '1:1:', timeline: '', newest: '0' };
      const told = (rows: Row[]) => ({
        position: rows[0]?.position ?? from,
        changes: rows.flatMap(({ topic, item }) => (topic === null ? [] : [{ topic, item }])),
      });
      const rows = await db.named<Row>(
        'realtime-since',
        `select ${position}, now.timeline, c.topic, c.item
         from ${here}
         left join platform_realtime_changes c
           on c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
         order by c.xid, c.id`,
        [snapshot],
      );
      if (rows[0]?.timeline === timeline) return told(rows);
      return told(
        await db.named<Row>(
          'realtime-since-failover',
          `select ${position}, now.timeline, c.topic, c.item
           from ${here} left join platform_realtime_changes c on c.id > $1::bigint - $2::int
           order by c.xid, c.id`,
          [newest, rowsAgain],
        ),
      );
    },

    /**
     * Items of one topic that changed after a client's cursor, oldest first (null stands for the whole); undefined
     * when the cursor is not ours, from before what is still kept, or from before a failover.
     */
    async missed(topic: string, cursor: string): Promise<Array<string | null> | undefined> {
      const from = positionOf(cursor);
      if (!from) return undefined;
      const read = db.named<{ known: boolean; changed: number | null; item: string | null }>(
        'realtime-missed',
        `select h.pruned_to < pg_snapshot_xmin($2::pg_snapshot)
             and pg_snapshot_xmax($2::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) and now.timeline = $3 as known, c.changed, c.item
         from platform_realtime_horizon h cross join ${here}
         left join (
           select item, max(id) as changed from platform_realtime_changes
           where topic = $1 and xid >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(xid, $2::pg_snapshot)
           group by item
         ) c on true
         order by c.changed`,
        [topic, from.snapshot, from.timeline],
      );
      // A text that looks like a snapshot and is none (its end before its beginning): the database refuses it.
      const rows = await read.catch((fault: { code?: string }) => (fault.code === '22P02' ? [] : Promise.reject(fault)));
      if (!rows[0]?.known) return undefined;
      return rows.flatMap(({ changed, item }) => (changed === null ? [] : [item]));
    },

    /**
     * Throws away what another cluster wrote whose rows came here (a dump that was read in): its transactions are still to come in this one,
     * and until then every client would be sent all of it again and again.
     */
    async forgetForeign(): Promise<void> {
      await db.run(sql`delete from platform_realtime_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())`);
      await db.run(sql`
        update platform_realtime_horizon set pruned_to = pg_current_xact_id() where pruned_to >= pg_snapshot_xmax(pg_current_snapshot())`);
    },

    /** Throws away what nobody can resume from any more, and remembers up to where. */
    async prune(): Promise<void> {
      await db.run(sql`
        with gone as (
          delete from platform_realtime_changes
          where at < clock_timestamp() - make_interval(mins => ${realtimeLimits.keepMinutes}) returning xid
        ), newest as (select xid from gone order by xid desc limit 1)
        update platform_realtime_horizon set pruned_to = newest.xid from newest where pruned_to < newest.xid`);
    },
  };
}
