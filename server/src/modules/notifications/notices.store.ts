import type { NotificationTopic } from '@school/contract/notifications/limits';
import type { Notice } from '@school/contract/notifications/shapes';

import { type Db, sql } from '#platform/db';

export interface NewNotice {
  noticeId: string;
  customerId: string;
  key: string;
  topic: NotificationTopic;
  title: string;
  text: string;
  link: string | null;
  /** Somebody who has just done it need not be told that it is new. */
  isRead: boolean;
}

interface Row extends Omit<NewNotice, 'isRead'> {
  at: Temporal.Instant;
  readAt: Temporal.Instant | null;
}

const columns = sql`notice_id as "noticeId", customer_id as "customerId", key, topic, title, text, link, at, read_at as "readAt"`;

/** The list behind the bell. */
export const createNotices = (db: Db) => ({
  /** False when the occasion stands in the list already. */
  async add(it: NewNotice, at: Temporal.Instant): Promise<boolean> {
    const rows = await db.run(sql`
      insert into notifications_notices (notice_id, customer_id, key, topic, title, text, link, at, read_at)
      values (${it.noticeId}, ${it.customerId}, ${it.key}, ${it.topic}, ${it.title}, ${it.text}, ${it.link}, ${at}, ${it.isRead ? at : null})
      on conflict (customer_id, key) do nothing`);
    return rows === 1;
  },
  /** The newest first, with the one to ask on from: null when there is nothing older. */
  async page(customerId: string, before: string | undefined, most: number): Promise<{ notices: Notice[]; next: string | null }> {
    const rows = await db.all(sql<Row>`
      select ${columns} from notifications_notices
      where customer_id = ${customerId} and (${before ?? null}::uuid is null or notice_id < ${before ?? null}::uuid)
      order by notice_id desc limit ${most + 1}`);
    const shown = rows.slice(0, most);
    const notices = shown.map(({ noticeId, topic, title, text, link, at, readAt }) => ({
      noticeId,
      topic,
      title,
      text,
      link,
      timestamp: at.toString(),
      isRead: readAt !== null,
    }));
    return { notices, next: rows.length > most ? (shown.at(-1)?.noticeId ?? null) : null };
  },
  async unread(customerId: string): Promise<number> {
    const row = await db.one(sql<{ n: number }>`
      select count(*) as n from notifications_notices where customer_id = ${customerId} and read_at is null`);
    return row?.n ?? 0;
  },
  /** Everything up to this one is read; false when it was. */
  async read(customerId: string, noticeId: string, now: Temporal.Instant): Promise<boolean> {
    const rows = await db.run(sql`
      update notifications_notices set read_at = ${now}
      where customer_id = ${customerId} and notice_id <= ${noticeId} and read_at is null`);
    return rows > 0;
  },
  /** Of everybody, the newest first: the dev inbox. */
  latest: (to: string | undefined, most: number) =>
    db.all(sql<Row>`
      select ${columns} from notifications_notices where ${to ?? null}::text is null or customer_id::text = ${to ?? null}
      order by at desc, notice_id desc limit ${most}`),
  /** Whoever is gone from a family takes what it was told about its children with it, and its devices and choices. */
  async removeOf(customerId: string): Promise<void> {
    for (const table of ['notifications_notices', 'notifications_devices', 'notifications_settings'])
      await db.run(sql`delete from ${sql.table(table)} where customer_id = ${customerId}`);
  },
  removeBefore: (at: Temporal.Instant) => db.run(sql`delete from notifications_notices where at < ${at}`),
});

export type Notices = ReturnType<typeof createNotices>;
