import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** What was written after each of these lessons. Notes are kept on a floor above: staffing answers. */
type NotesTo = (lessonIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Lessons, what teachers wrote about them to the family, and the weekly schedules. */
export const exportLessons =
  ({ db, notesTo }: { db: Pick<Db, 'all'>; notesTo: NotesTo }): Exporter =>
  async (familyId) => {
    const seated = await db.all(sql<{ lessonId: string; isTheirs: boolean }>`
      select l.lesson_id as "lessonId", k.kid_uid as "kidUid", l.kind, lower(l.during) as "startsAt", upper(l.during) as "endsAt", l.status,
        p.subject, p.course_code as "courseCode", t.name as teacher, case when p.family_id = ${familyId} then l.reason end as reason,
        r.text as report, p.family_id = ${familyId} as "isTheirs"
      from scheduling_participants k join scheduling_lessons l using (lesson_id)
      join scheduling_processes p on p.process_id = l.process_id left join scheduling_teachers t on t.teacher_id = l.teacher_id
      left join scheduling_trial_reports r on r.lesson_id = l.lesson_id
      join scheduling_processes o on o.process_id = coalesce(k.process_id, l.process_id)
      where k.family_id = ${familyId} and l.status not in ('held', 'expired') and o.erased_at is null order by lower(l.during), l.lesson_id`);
    const notes = await notesTo(seated.flatMap(({ lessonId, isTheirs }) => (isTheirs ? [lessonId] : [])));
    const lessons = seated.map(({ isTheirs, ...lesson }) => ({ ...lesson, note: (isTheirs && notes.get(lesson.lessonId)) || null }));
    const processes = await db.all(sql`
      select process_id as "processId", kid_uid as "kidUid", type, subject, course_code as "courseCode", level, stored_state as state,
        created_at as "createdAt"
      from scheduling_processes where family_id = ${familyId} and erased_at is null order by created_at`);
    return [{ name: 'lessons.json', data: { processes, lessons } }];
  };
