import { type Db, sql } from '#platform/db';

/** What the teacher of a lesson has said last about being late for it. */
export interface RunningLate {
  lessonId: string;
  minutes: number;
  toldAt: Temporal.Instant;
}

export type RunningLates = ReturnType<typeof createRunningLates>;

export function createRunningLates(db: Db) {
  return {
    /** False when so many minutes, or more, were told before. */
    async tell(lessonId: string, teacherId: string, minutes: number, at: Temporal.Instant): Promise<boolean> {
      const rows = await db.run(sql`
        insert into scheduling_running_late (lesson_id, minutes, teacher_id, told_at)
        select ${lessonId}, ${minutes}, ${teacherId}, ${at}
        where not exists (select from scheduling_running_late b
          where b.lesson_id = ${lessonId} and b.teacher_id = ${teacherId} and b.minutes >= ${minutes})
        on conflict (lesson_id, minutes) do update set teacher_id = excluded.teacher_id, told_at = excluded.told_at`);
      return rows === 1;
    },

    /** What the present teacher of each of these lessons has said; what an earlier one said is over. */
    ofLessons: (lessons: ReadonlyArray<{ lessonId: string; teacherId: string | null }>) =>
      db.all(sql<RunningLate>`
        select distinct on (r.lesson_id) r.lesson_id as "lessonId", r.minutes, r.told_at as "toldAt"
        from scheduling_running_late r
        join unnest(${lessons.map(({ lessonId }) => lessonId)}::uuid[], ${lessons.map(({ teacherId }) => teacherId)}::uuid[])
          as l(lesson_id, teacher_id) using (lesson_id, teacher_id)
        order by r.lesson_id, r.minutes desc`),
  };
}
