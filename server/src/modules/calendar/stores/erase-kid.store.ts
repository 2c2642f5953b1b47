import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, nobodysName, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

import { familyOfLesson, lessonsOfKids } from './lessons-of-kids.store.ts';

/**
 * Lessons stay: teachers are paid by them, books stand on them. What was written about the child in them goes: reports,
 * reasons, words for a colleague. In lessons of a group the names go.
 */
export const eraseLessonWords =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const { kids, processes, own, seated, taughtBy } = lessonsOfKids(it.kidUids);
    await db.run(sql`update scheduling_processes set erased_at = ${it.at} where ${kids}`);
    await db.run(sql`
      update scheduling_lessons set reason = case when reason is not null then ${nobodysName} end, handover_note = null where ${processes}`);
    await db.run(sql`update scheduling_lesson_events set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`update scheduling_marks set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`update scheduling_lesson_flags set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`update scheduling_trial_reports set text = '' where ${processes}`);
    await db.run(sql`
      update scheduling_pauses set reason = ${nobodysName} where series_id in (select series_id from scheduling_series where ${processes})`);
    const out = (table: string, key: string[], texts: string[]) => takeNamesOut(db, it, { table, key, texts, where: seated });
    await out('scheduling_lessons', ['lesson_id'], ['reason', 'handover_note']);
    await out('scheduling_lesson_events', ['id'], ['reason']);
    await out('scheduling_marks', ['mark_id'], ['reason']);
    await out('scheduling_lesson_flags', ['lesson_id', 'kind'], ['reason']);
    // The note of an absence is a teacher's own: names of its pupils do not belong there either.
    await takeNamesOut(db, it, { table: 'scheduling_absences', key: ['absence_id'], texts: ['note'], where: taughtBy });
    // What teachers wrote about other children may name these.
    const table = 'scheduling_trial_reports';
    await takeNamesOutElsewhere(db, it, { table, key: ['lesson_id'], texts: ['text'], family: familyOfLesson(table) });
  };

/** The teachers who had these children in a lesson, or were to. */
export const teachersWhoTaught =
  (db: Pick<Db, 'all'>) =>
  async (kidUids: readonly string[]): Promise<string[]> =>
    (
      await db.all(sql<{ id: string }>`
        select distinct unnest(array[l.teacher_id, l.planned_teacher_id]) as id
        from scheduling_lessons l join scheduling_participants p using (lesson_id) where p.kid_uid = ${idsOf(kidUids)}`)
    ).flatMap(({ id }) => id ?? []);

/** Other families whose children were in a lesson together with these, or were to. */
export const familiesBeside =
  (db: Pick<Db, 'all'>) =>
  async (kidUids: readonly string[]): Promise<string[]> =>
    (
      await db.all(sql<{ id: string }>`
        select distinct o.family_id as id from scheduling_participants p join scheduling_participants o using (lesson_id)
        where p.kid_uid = ${idsOf(kidUids)} and o.family_id <> p.family_id`)
    ).map(({ id }) => id);
