import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { Actor } from '../rules/actor.ts';
import type { KnownAbsence } from '../rules/absence.ts';

/** An absence of a teacher as it was noted. */
export interface AbsenceRecord extends KnownAbsence {
  absenceId: string;
  teacherId: string;
  kind: 'holiday' | 'illness';
  note: string;
}

export type Absences = ReturnType<typeof createAbsences>;

const columns = sql`absence_id as "absenceId", teacher_id as "teacherId", kind, from_day as "from", to_day as "to",
  from_minute as "fromMinute", note, ended_at as "endedAt"`;

export function createAbsences(db: Db) {
  return {
    /** Notes an absence; undefined when the teacher is away on one of these days already. */
    async add(it: Omit<AbsenceRecord, 'absenceId' | 'endedAt'>, by: Actor, at: Temporal.Instant): Promise<string | undefined> {
      const row = await db.one(sql<{ id: string }>`
        insert into scheduling_absences (absence_id, teacher_id, kind, from_day, to_day, from_minute, note, actor_id, role, created_at)
        values (${newId()}, ${it.teacherId}, ${it.kind}, ${it.from}, ${it.to}, ${it.fromMinute}, ${it.note}, ${by.accountId}, ${by.role}, ${at})
        on conflict do nothing returning absence_id as id`);
      return row?.id;
    },

    /** One absence of this teacher; another's is not found. */
    find: (teacherId: string, absenceId: string) =>
      db.one(sql<AbsenceRecord>`
        select ${columns} from scheduling_absences where absence_id = ${absenceId} and teacher_id = ${teacherId}`),

    /** Absences of a teacher that last until a day or longer, the first ones first. */
    since: (teacherId: string, day: Temporal.PlainDate) =>
      db.all(sql<AbsenceRecord>`
        select ${columns} from scheduling_absences where teacher_id = ${teacherId} and to_day >= ${day}::date order by from_day, created_at`),

    /** Do days that are not over yet lie in an absence of this teacher? */
    async overlaps(teacherId: string, { from, to }: Pick<AbsenceRecord, 'from' | 'to'>): Promise<boolean> {
      const row = await db.one(sql<{ yes: boolean }>`
        select true as yes from scheduling_absences where teacher_id = ${teacherId} and ended_at is null
          and daterange(from_day, to_day, '[]') && daterange(${from}::date, ${to}::date, '[]') limit 1`);
      return row !== undefined;
    },

    /** The teacher is back; false when it was before. */
    end: async (absenceId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`update scheduling_absences set ended_at = ${at} where absence_id = ${absenceId} and ended_at is null`)) === 1,

    /** Keeps what became of the lessons an absence touched. */
    async keep(absenceId: string, lessons: ReadonlyArray<{ lessonId: string; given: string | null }>): Promise<void> {
      await db.run(sql`
        insert into scheduling_absence_lessons (absence_id, lesson_id, given_to)
        select ${absenceId}, w.lesson_id, w.given_to
        from unnest(${lessons.map((it) => it.lessonId)}::uuid[], ${lessons.map((it) => it.given)}::uuid[]) as w(lesson_id, given_to)`);
    },

    /** What became of the lessons of absences. */
    kept: (absenceIds: readonly string[]) =>
      db.all(sql<{ absenceId: string; lessonId: string; given: string | null }>`
        select absence_id as "absenceId", lesson_id as "lessonId", given_to as given
        from scheduling_absence_lessons where absence_id = any(${[...absenceIds]}::uuid[])`),
  };
}
