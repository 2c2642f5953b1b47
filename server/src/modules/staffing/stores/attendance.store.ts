import { type Db, sql } from '#platform/db';

/** How long somebody was in the room of a lesson. */
export interface Attended {
  lessonId: string;
  /** `teacher:<id>` or `kid:<id>`. */
  person: string;
  kidUid: string | null;
  firstAt: Temporal.Instant;
  /** From the planned start on; `together` with the other side there. */
  seconds: number;
  together: number;
}

export type AttendanceStore = ReturnType<typeof createAttendanceStore>;

export function createAttendanceStore(db: Db) {
  return {
    /** What was noted before is only added to. */
    async note({ lessonId, person, kidUid, firstAt, seconds, together }: Attended): Promise<void> {
      await db.run(sql`
        insert into scheduling_attendance (lesson_id, person, kid_uid, first_at, seconds, together_seconds)
        values (${lessonId}, ${person}, ${kidUid}, ${firstAt}, ${seconds}, ${together})
        on conflict (lesson_id, person) do update set first_at = least(scheduling_attendance.first_at, excluded.first_at),
          seconds = greatest(scheduling_attendance.seconds, excluded.seconds),
          together_seconds = greatest(scheduling_attendance.together_seconds, excluded.together_seconds)`);
    },
    ofLesson: (lessonId: string): Promise<Attended[]> =>
      db.all(sql<Attended>`
        select lesson_id as "lessonId", person, kid_uid as "kidUid", first_at as "firstAt", seconds, together_seconds as together
        from scheduling_attendance where lesson_id = ${lessonId} order by first_at`),
  };
}
