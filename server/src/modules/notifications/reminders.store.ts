import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** What a reminder of each kind is about; it is read again before anything is said. */
export interface ReminderAbout {
  holdEnds: { processId: string; heldUntil: string };
  lessons: { notice: 'lessonDay' | 'lessonHour' | 'lessonSoon'; lessonIds: string[] };
  homework: { works: Array<{ kidUid: string; courseCode: string; isMarked: boolean }> };
  unread: { chatIds: string[] };
}

export type ReminderKind = keyof ReminderAbout;
export type ReminderOf<Kind extends ReminderKind> = {
  [K in Kind]: { reminderId: string; kind: K; familyId: string; dueAt: Temporal.Instant; about: ReminderAbout[K] };
}[Kind];
export type Reminder = ReminderOf<ReminderKind>;

const columns = sql`reminder_id as "reminderId", kind, family_id as "familyId", due_at as "dueAt", about`;

/** Messages that wait for their hour. */
export const createReminderStore = (db: Db) => ({
  add: <Kind extends ReminderKind>(kind: Kind, familyId: string, about: ReminderAbout[Kind], dueAt: Temporal.Instant) =>
    db.run(sql`
      insert into notifications_reminders (reminder_id, kind, family_id, about, due_at)
      values (${newId()}, ${kind}, ${familyId}, ${JSON.stringify(about)}::jsonb, ${dueAt})`),
  /** Adds to the list of the one that waits, or makes it: one of its kind a family. */
  gather: (kind: 'homework' | 'unread', familyId: string, list: { name: string; items: readonly unknown[] }, dueAt: Temporal.Instant) =>
    db.run(sql`
      insert into notifications_reminders as r (reminder_id, kind, family_id, about, due_at)
      values (${newId()}, ${kind}, ${familyId}, ${JSON.stringify({ [list.name]: list.items })}::jsonb, ${dueAt})
      on conflict (family_id, kind) where done_at is null and kind in ('homework', 'unread')
      do update set about = jsonb_set(r.about, array[${list.name}::text], (r.about -> ${list.name}::text) || (excluded.about -> ${list.name}::text))`),
  /** When a family was last told by one of a kind. */
  async lastTold(kind: ReminderKind, familyId: string): Promise<Temporal.Instant | undefined> {
    const row = await db.one(sql<{ at: Temporal.Instant | null }>`
      select max(told_at) as at from notifications_reminders where kind = ${kind} and family_id = ${familyId}`);
    return row?.at ?? undefined;
  },
  told: (reminderId: string, at: Temporal.Instant) =>
    db.run(sql`update notifications_reminders set told_at = ${at} where reminder_id = ${reminderId}`),
  /** It waits on until then. */
  putOff: (reminderId: string, dueAt: Temporal.Instant) =>
    db.run(sql`update notifications_reminders set done_at = null, due_at = ${dueAt} where reminder_id = ${reminderId}`),
  /** One that is due, held for this transaction; marked as done with it. */
  takeDue: (now: Temporal.Instant) =>
    db.one(sql<Reminder>`
      update notifications_reminders set done_at = ${now}
      where reminder_id = (select reminder_id from notifications_reminders where done_at is null and due_at <= ${now}
        order by due_at limit 1 for update skip locked)
      returning ${columns}`),
  removeBefore: (at: Temporal.Instant) => db.run(sql`delete from notifications_reminders where done_at < ${at}`),
});

export type ReminderStore = ReturnType<typeof createReminderStore>;
