import type { LessonNotice } from '@school/contract/notifications/limits';

import { type Db, sql } from '#platform/db';

interface Mark {
  until: Temporal.Instant | null;
  lookedAt: Temporal.Instant | null;
}

/** Which lessons families were told of ahead. */
export const createLessonNotices = (db: Db) => ({
  /** Makes the mark of a notice, before the transaction that holds it: nobody waits for the first one to be made. */
  async prepare(notice: LessonNotice): Promise<void> {
    await db.run(sql`insert into notifications_lesson_marks (notice, until) values (${notice}, '-infinity') on conflict do nothing`);
  },
  /**
   * Up to which start lessons were looked at for a notice, and when, held until the commit; undefined when another node has it,
   * nulls when nobody has looked yet.
   */
  async mark(notice: LessonNotice): Promise<Mark | undefined> {
    return db.one(sql<Mark>`
      select nullif(until, '-infinity') as until, looked_at as "lookedAt" from notifications_lesson_marks where notice = ${notice} for update skip locked`);
  },
  setMark: (notice: LessonNotice, until: Temporal.Instant, lookedAt: Temporal.Instant) =>
    db.run(sql`
      update notifications_lesson_marks set until = greatest(until, ${until}), looked_at = ${lookedAt} where notice = ${notice}`),
  /** Of these lessons, those of which the family is not told yet: from now on it is. */
  async take(notice: LessonNotice, familyId: string, lessonIds: readonly string[], now: Temporal.Instant): Promise<string[]> {
    const rows = await db.all(sql<{ lessonId: string }>`
      insert into notifications_lesson_notices (lesson_id, family_id, notice, at)
      select lesson_id, ${familyId}, ${notice}, ${now} from unnest(${[...lessonIds]}::uuid[]) lesson_id
      on conflict do nothing returning lesson_id as "lessonId"`);
    return rows.map(({ lessonId }) => lessonId);
  },
  removeBefore: (at: Temporal.Instant) => db.run(sql`delete from notifications_lesson_notices where at < ${at}`),
});

export type LessonNotices = ReturnType<typeof createLessonNotices>;
