import type { announcementOmissions, announcementResults, announcementStates } from '@school/contract/notifications/announcement-limits';
import type { AnnouncementContent } from '@school/contract/notifications/announcement-shapes';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

type Result = (typeof announcementResults)[number];
export type Omission = (typeof announcementOmissions)[number];

export interface AnnouncementRecord {
  announcementId: string;
  state: (typeof announcementStates)[number];
  revision: number;
  content: AnnouncementContent;
  savedAt: Temporal.Instant;
  savedBy: string;
  savedByName: string;
  startsAt: Temporal.Instant | null;
  sentBy: string | null;
  sentByName: string | null;
  agreedBy: string | null;
  agreedByName: string | null;
  stoppedAt: Temporal.Instant | null;
  stoppedBy: string | null;
  stoppedByName: string | null;
  stoppedReason: string | null;
  people: number;
  waiting: number;
  told: number;
}

export interface PersonRow {
  personId: string;
  result: Result;
  why: Omission | null;
  at: Temporal.Instant | null;
}

const columns = sql.raw(`
  a.announcement_id as "announcementId", a.state, a.revision::int, a.content, a.saved_at as "savedAt", a.saved_by as "savedBy",
  a.saved_by_name as "savedByName", a.starts_at as "startsAt", a.sent_by as "sentBy", a.sent_by_name as "sentByName",
  a.agreed_by as "agreedBy", a.agreed_by_name as "agreedByName", a.stopped_at as "stoppedAt", a.stopped_by as "stoppedBy",
  a.stopped_by_name as "stoppedByName", a.stopped_reason as "stoppedReason", c.people, c.waiting, c.told`);
const counted = sql.raw(`
  notifications_announcements a left join lateral (
    select count(*)::int as people, count(*) filter (where result = 'waiting')::int as waiting,
      count(*) filter (where result = 'told')::int as told
    from notifications_announcement_people p where p.announcement_id = a.announcement_id) c on true`);
const person = sql.raw(`person_id as "personId", result, why, at`);

/** Announcements and whom each goes to: rows to nouns. */
export const createAnnouncementStore = (db: Db) => ({
  find: (id: string) => db.one(sql<AnnouncementRecord>`select ${columns} from ${counted} where a.announcement_id = ${id}`),
  /** Until the end of the transaction nobody changes it. */
  lock: (id: string) =>
    db.one(sql<Pick<AnnouncementRecord, 'state' | 'revision' | 'content' | 'savedByName' | 'sentBy'>>`
      select state, revision::int, content, saved_by_name as "savedByName", sent_by as "sentBy"
      from notifications_announcements where announcement_id = ${id} for update`),
  /** The newest first. */
  page: (before: { at: string; id: string } | undefined, most: number) =>
    db.all(sql<AnnouncementRecord>`
      select ${columns} from ${counted}
      where ${before ? sql`(a.saved_at, a.announcement_id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
      order by a.saved_at desc, a.announcement_id desc limit ${most}`),
  add: (id: string, content: AnnouncementContent, by: Colleague, now: Temporal.Instant) =>
    db.run(sql`
      insert into notifications_announcements (announcement_id, revision, content, saved_at, saved_by, saved_by_name)
      values (${id}, 1, ${JSON.stringify(content)}::jsonb, ${now}, ${by.accountId}, ${by.name})`),
  save: (id: string, content: AnnouncementContent, by: Colleague, now: Temporal.Instant) =>
    db.run(sql`
      update notifications_announcements set revision = revision + 1, content = ${JSON.stringify(content)}::jsonb, saved_at = ${now},
        saved_by = ${by.accountId}, saved_by_name = ${by.name}
      where announcement_id = ${id}`),
  discard: (id: string) => db.run(sql`delete from notifications_announcements where announcement_id = ${id} and state = 'draft'`),
  /** From now on words and people stand still. */
  send: (id: string, it: { state: 'asked' | 'going'; startsAt: Temporal.Instant; people: readonly string[] }, by: Colleague) =>
    db.inTransaction(async () => {
      await db.run(sql`
        update notifications_announcements set state = ${it.state}, starts_at = ${it.startsAt}, sent_by = ${by.accountId}, sent_by_name = ${by.name}
        where announcement_id = ${id}`);
      await db.run(sql`
        insert into notifications_announcement_people (announcement_id, person_id)
        select ${id}, unnest(${[...it.people]}::uuid[])`);
    }),
  agree: (id: string, by: Colleague) =>
    db.run(sql`
      update notifications_announcements set state = 'going', agreed_by = ${by.accountId}, agreed_by_name = ${by.name}
      where announcement_id = ${id}`),
  /** Holds it up, or lets it go on; whoever waits stays where they are. */
  setState: (id: string, state: 'going' | 'paused') =>
    db.run(sql`update notifications_announcements set state = ${state} where announcement_id = ${id}`),
  /** Whoever waits is told nothing any more. */
  stop: (id: string, by: Colleague, reason: string, now: Temporal.Instant) =>
    db.inTransaction(async () => {
      await db.run(sql`
        update notifications_announcements set state = 'stopped', stopped_at = ${now}, stopped_by = ${by.accountId},
          stopped_by_name = ${by.name}, stopped_reason = ${reason}
        where announcement_id = ${id}`);
      await db.run(sql`
        update notifications_announcement_people set result = 'left_out', why = 'stopped', at = ${now}
        where announcement_id = ${id} and result = 'waiting'`);
    }),
  /** Those whose hour has come. */
  async due(now: Temporal.Instant): Promise<string[]> {
    const rows = await db.all(sql<{ id: string }>`
      select announcement_id as id from notifications_announcements where state = 'going' and starts_at <= ${now} order by starts_at`);
    return rows.map(({ id }) => id);
  },
  /** What it says, while it goes: whoever stops it waits until this person is told. */
  going: (id: string) =>
    db.one(sql<{ content: AnnouncementContent }>`
      select content from notifications_announcements where announcement_id = ${id} and state = 'going' for share`),
  /** The next who waits, taken by nobody else. */
  takeNext: (id: string) =>
    db.one(sql<{ personId: string }>`
      select person_id as "personId" from notifications_announcement_people
      where announcement_id = ${id} and result = 'waiting' order by person_id limit 1 for update skip locked`),
  settle: (id: string, personId: string, it: { why: Omission | null; unsubscribeHash: string | null }, now: Temporal.Instant) =>
    db.run(sql`
      update notifications_announcement_people set result = ${it.why === null ? 'told' : 'left_out'}, why = ${it.why}, at = ${now},
        unsubscribe_hash = ${it.unsubscribeHash}
      where announcement_id = ${id} and person_id = ${personId}`),
  /** It has ended when nobody waits, as others see it, too. */
  finish: (id: string) =>
    db.run(sql`
      update notifications_announcements set state = 'done' where announcement_id = ${id} and state = 'going' and not exists (
        select from notifications_announcement_people where announcement_id = ${id} and result = 'waiting')`),
  people: (id: string, result: Result | undefined, before: string | undefined, most: number) =>
    db.all(sql<PersonRow>`
      select ${person} from notifications_announcement_people
      where announcement_id = ${id} and (${result ?? null}::text is null or result = ${result ?? null}::text)
        and (${before ?? null}::uuid is null or person_id > ${before ?? null}::uuid)
      order by person_id limit ${most}`),
  /** Whose letter holds this key. */
  whoseKey: (hash: string) =>
    db.one(sql<{ personId: string }>`
      select person_id as "personId" from notifications_announcement_people where unsubscribe_hash = ${hash}`),
});

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;
