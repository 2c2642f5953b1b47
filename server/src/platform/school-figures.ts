import { statfs } from 'node:fs/promises';

import { type Db, sql } from './db.ts';
import type { Figures } from './metrics.ts';

/** What the infrastructure of the school does: its database, what waits to be heard and sent, and who is there live. */
export const schoolFigures =
  (db: Pick<Db, 'one' | 'all' | 'pool' | 'replica'>, { dataDir }: { dataDir: string }): Figures =>
  async () => {
    const { pool, replica } = db;
    const waiting = await db.one(sql<{ n: number; failing: number; oldest: number }>`
      select count(*) as n, count(*) filter (where attempts > 0) as failing,
        coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as oldest
      from platform_deliveries`);
    const messages = await db.all(sql<{ channel: string; state: string; n: number }>`
      select channel, state, count(*) as n from platform_messages where state <> 'sent' group by 1, 2 order by 1, 2`);
    const live = await db.one(sql<{ n: number }>`
      select count(*) as n from platform_realtime_presence join platform_realtime_nodes using (node) where lease_until > clock_timestamp()`);
    const backup = await db.one(sql<{ at: number }>`
      select coalesce(extract(epoch from max(at)), 0)::float8 as at from platform_backups`);
    // A folder that nothing was kept in yet is on the disk of the one above.
    const disk = await statfs(dataDir).catch(() => statfs('.'));
    const one = (name: string, help: string, value: number) => ({ name, help, samples: [{ value }] });
    return [
      one('chip_database_up', 'The database answers', 1),
      {
        name: 'chip_database_connections',
        help: 'Connections of this process to the database; waiting: who waits for one',
        samples: [
          { labels: { state: 'idle' }, value: pool.idleCount },
          { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
          { labels: { state: 'waiting' }, value: pool.waitingCount },
        ],
      },
      one(
        'chip_replica_lag_seconds',
        'How far the read replica is behind; -1: it does not answer; 0 where there is none',
        replica ? (replica.lag() ?? -1) : 0,
      ),
      one('chip_outbox_waiting', 'Outbox that a listener has not heard yet', waiting?.n ?? 0),
      one('chip_outbox_failing', 'Of these, those that failed before', waiting?.failing ?? 0),
      one('chip_outbox_oldest_seconds', 'Age of the oldest', Math.max(0, waiting?.oldest ?? 0)),
      {
        name: 'chip_messages',
        help: 'Mail, SMS and push that are not sent: queued, or failed for good',
        samples: ['mail', 'sms', 'push', 'telegram'].flatMap((channel) =>
          ['queued', 'failed'].map((state) => ({
            labels: { channel, state },
            value: messages.find((it) => it.channel === channel && it.state === state)?.n ?? 0,
          })),
        ),
      },
      one('chip_backup_done_timestamp_seconds', 'The moment that the last backup holds; 0 where there is none', backup?.at ?? 0),
      one('chip_disk_free_ratio', 'Share of the disk of DATA_DIR that is free', disk.bavail / disk.blocks),
      one('chip_live_connections', 'Live connections of people, on all nodes', live?.n ?? 0),
    ];
  };
