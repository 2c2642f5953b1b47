import { type Db, sql } from '#platform/db';

import type { Skip } from '../rules/skips.ts';

export type Staffings = ReturnType<typeof createStaffings>;

/** What the books say of teachers and lessons besides the calendar, and what happens in a lesson. */
export function createStaffings(db: Db) {
  return {
    /** Which of these teachers have taught which of these kids. */
    knowing: (teacherIds: readonly string[], kidUids: readonly string[]) =>
      db.all(sql<{ teacherId: string; kidUid: string }>`
        select distinct l.teacher_id as "teacherId", p.kid_uid as "kidUid"
        from scheduling_participants p join scheduling_lessons l using (lesson_id)
        where p.kid_uid = any(${[...kidUids]}::uuid[]) and l.teacher_id = any(${[...teacherIds]}::uuid[])
          and l.status = 'conducted' and p.skip is null and p.left_at is null`),

    /** Starts of the lessons of these teachers in [from, to). */
    startsOf: (teacherIds: readonly string[], from: Temporal.Instant, to: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<{ teacherId: string; at: Temporal.Instant }>`
        select teacher_id as "teacherId", lower(during) as at from scheduling_lessons
        where active and teacher_id = any(${[...teacherIds]}::uuid[]) and lower(during) >= ${from} and lower(during) < ${to}
          and (hold_until is null or hold_until > ${now})`),

    /** A new teacher finds the note, and has not entered yet. Without a note the earlier one stays. */
    async prepareFor(lessonIds: readonly string[], note: string | null): Promise<void> {
      await db.run(sql`
        update scheduling_lessons set teacher_here_at = null, handover_note = coalesce(${note}, handover_note)
        where lesson_id = any(${[...lessonIds]}::uuid[])`);
    },

    /** The teacher is in the lesson; the first moment counts. */
    enter: (lessonId: string, at: Temporal.Instant) =>
      db.run(sql`update scheduling_lessons set teacher_here_at = ${at} where lesson_id = ${lessonId} and teacher_here_at is null`),

    /** A kid did not come, and what that costs; what came back of a mark that was taken back is spent again by a debited one. */
    skip: (lessonId: string, kidUid: string, skip: Skip) =>
      db.run(sql`
        update scheduling_participants set skip = ${skip}, unit_back = unit_back and ${skip !== 'debited'}::boolean
        where lesson_id = ${lessonId} and kid_uid = ${kidUid}`),

    /** Notes that no unit is reserved for a kid's place any more, and whether one came back. */
    unfund: (lessonId: string, kidUid: string, unitBack: boolean) =>
      db.run(sql`
        update scheduling_participants set funded = false, unit_back = unit_back or ${unitBack}
        where lesson_id = ${lessonId} and kid_uid = ${kidUid}`),
    noteBonus: (lessonId: string, kidUid: string, units: number) =>
      db.run(sql`update scheduling_participants set bonus = ${units} where lesson_id = ${lessonId} and kid_uid = ${kidUid}`),

    /**
     * Tries work until it answers. Undefined undoes it and gives the locks back, because what it had found changed while
     * it waited for them.
     */
    async untilSettled<T>(work: () => Promise<T | undefined>, tries = 5): Promise<T> {
      for (let left = tries; left > 0; left -= 1) {
        await db.run(sql`savepoint settled`);
        const done = await work();
        await db.run(done === undefined ? sql`rollback to savepoint settled` : sql`release savepoint settled`);
        if (done !== undefined) return done;
      }
      throw new Error(`The lessons changed ${tries} times while their locks were taken`);
    },
  };
}
