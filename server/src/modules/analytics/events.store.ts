import type { Role } from '@school/contract/roles';

import { type Db, sql } from '#platform/db';

export interface AnalyticsEvent {
  eventId: string;
  eventName: string;
  role: Role;
  customerId: string | null;
  visitId: string | null;
  pageUrl: string;
  pageTitle: string;
  page: string;
  cameFrom: string | null;
  screen: string | null;
  dateTime: string;
  system: string;
  referrer: string | null;
  screenSize: string | null;
  timezone: string | null;
  receivedAt: Temporal.Instant;
}

/** Events: nouns to rows, in a table for each month. */
export const createEventStore = (db: Db) => ({
  add: (events: readonly AnalyticsEvent[]) =>
    db.run(sql`
      insert into analytics_events (event_id, event_name, role, customer_id, visit_id, page_url, page_title, page, came_from, screen,
        date_time, system, referrer, screen_size, timezone, received_at)
      values ${sql.join(
        events.map(
          (it) => sql`(${it.eventId}, ${it.eventName}, ${it.role}, ${it.customerId}, ${it.visitId}, ${it.pageUrl}, ${it.pageTitle},
            ${it.page}, ${it.cameFrom}, ${it.screen}, ${it.dateTime}, ${it.system}, ${it.referrer}, ${it.screenSize}, ${it.timezone},
            ${it.receivedAt})`,
        ),
      )}`),
  /** Makes the table of a month (its first day), if there is none; takes into it what has waited. */
  async openMonth(month: Temporal.PlainDate): Promise<void> {
    const table = sql.table(tableOf(month));
    const [from, until] = [sql.lit(`${month.toString()}T00:00:00Z`), sql.lit(`${month.add({ months: 1 }).toString()}T00:00:00Z`)];
    await db.inTransaction(async () => {
      await db.run(sql`select pg_advisory_xact_lock(hashtext('analytics_events months'))`);
      const found = await db.one(sql<{ there: boolean }>`select to_regclass(${tableOf(month)}) is not null as there`);
      if (found?.there) return;
      await db.run(sql`create table ${table} (like analytics_events including defaults)`);
      await db.run(sql`
        with moved as (delete from analytics_events_rest where received_at >= ${from} and received_at < ${until} returning *)
        insert into ${table} select * from moved`);
      await db.run(sql`alter table analytics_events attach partition ${table} for values from (${from}) to (${until})`);
    });
  },
  /** Throws away whole months that ended before a moment, and what is older in the rest. */
  async removeBefore(at: Temporal.Instant): Promise<void> {
    const tables = await db.all(sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'analytics_events'::regclass and c.relname ~ '^analytics_events_[0-9]{6}$'`);
    for (const { name } of tables) {
      const month = Temporal.PlainDate.from(`${name.slice(-6)}01`);
      const ended = month.add({ months: 1 }).toZonedDateTime('UTC').toInstant();
      if (Temporal.Instant.compare(ended, at) <= 0) await db.run(sql`drop table if exists ${sql.table(name)}`);
    }
    await db.run(sql`delete from analytics_events_rest where received_at < ${at}`);
  },
});

/** `analytics_events_202611` */
const tableOf = (month: Temporal.PlainDate): string => `analytics_events_${month.toString().slice(0, 7).replace('-', '')}`;
