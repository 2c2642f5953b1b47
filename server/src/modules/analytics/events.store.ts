import type { Role } from '@school/contract/roles';

import { type Db, sql } from '#platform/db';

export interface AnalyticsEvent {
  eventId: string;
  eventName: string;
  role: Role;
  customerId: string | null;
  pageUrl: string;
  pageTitle: string;
  dateTime: string;
  system: string;
  referrer: string | null;
  screenSize: string | null;
  timezone: string | null;
  receivedAt: Temporal.Instant;
}

/** Events: nouns to rows; nobody reads them here. */
export const createEventStore = (db: Db) => ({
  add: (it: AnalyticsEvent) =>
    db.run(sql`
      insert into analytics_events (event_id, event_name, role, customer_id, page_url, page_title, date_time, system, referrer, screen_size,
        timezone, received_at)
      values (${it.eventId}, ${it.eventName}, ${it.role}, ${it.customerId}, ${it.pageUrl}, ${it.pageTitle}, ${it.dateTime}, ${it.system},
        ${it.referrer}, ${it.screenSize}, ${it.timezone}, ${it.receivedAt})`),
  removeBefore: (at: Temporal.Instant) => db.run(sql`delete from analytics_events where received_at < ${at}`),
});
