import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

export interface Reminder {
  reminderId: string;
  kind: 'holdEnds';
  familyId: string;
  processId: string;
}

/** Messages that wait for their hour. */
export const createReminderStore = (db: Db) => ({
  add: ({ kind, familyId, processId }: Omit<Reminder, 'reminderId'>, dueAt: Temporal.Instant) =>
    db.run(sql`
      insert into notifications_reminders (reminder_id, kind, family_id, process_id, due_at)
      values (${newId()}, ${kind}, ${familyId}, ${processId}, ${dueAt})`),
  /** One that is due, held for this transaction; marked as done with it. */
  takeDue: (now: Temporal.Instant) =>
    db.one(sql<Reminder>`
      update notifications_reminders set done_at = ${now}
      where reminder_id = (select reminder_id from notifications_reminders where done_at is null and due_at <= ${now}
        order by due_at limit 1 for update skip locked)
      returning reminder_id as "reminderId", kind, family_id as "familyId", process_id as "processId"`),
});

export type ReminderStore = ReturnType<typeof createReminderStore>;
