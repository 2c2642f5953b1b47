import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, nobodysName, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

/**
 * Lessons stay: teachers are paid by them, books stand on them. What was written about the child in them goes: reports, notes,
 * reasons, words for a colleague. In lessons of a group the names go.
 */
export const eraseLessonWords =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const kids = sql`kid_uid = ${idsOf(it.kidUids)}`;
    const seated = sql`select lesson_id from scheduling_participants where ${kids}`;
    const processes = sql`process_id in (select process_id from scheduling_processes where ${kids})`;
    const own = sql`lesson_id in (select lesson_id from scheduling_lessons where ${processes})`;
    const others = sql`lesson_id in (${seated})`;
    await db.run(sql`update scheduling_processes set erased_at = ${it.at} where ${kids}`);
    await db.run(sql`delete from scheduling_calendar_feeds where ${kids}`);
    await db.run(sql`
      update scheduling_lessons set reason = case when reason is not null then ${nobodysName} end, handover_note = null where ${processes}`);
    await db.run(sql`update scheduling_lesson_events set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`update scheduling_marks set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`update scheduling_lesson_flags set reason = ${nobodysName} where reason is not null and ${own}`);
    await db.run(sql`
      update scheduling_objections set text = ${nobodysName}, answer = case when answer is not null then ${nobodysName} end where ${own}`);
    await db.run(sql`update scheduling_trial_reports set text = '' where ${processes}`);
    await db.run(sql`update scheduling_lesson_notes set text = '' where ${own}`);
    await db.run(sql`
      update scheduling_pauses set reason = ${nobodysName} where series_id in (select series_id from scheduling_series where ${processes})`);
    await db.run(sql`
      update scheduling_teacher_requests set reason = ${nobodysName}, answer = case when answer is not null then ${nobodysName} end
      where ${processes}`);
    const out = (table: string, key: string[], texts: string[]) => takeNamesOut(db, it, { table, key, texts, where: others });
    await out('scheduling_lessons', ['lesson_id'], ['reason', 'handover_note']);
    await out('scheduling_lesson_events', ['id'], ['reason']);
    await out('scheduling_objections', ['objection_id'], ['text', 'answer']);
    await out('scheduling_marks', ['mark_id'], ['reason']);
    await out('scheduling_lesson_flags', ['lesson_id', 'kind'], ['reason']);
    await out('scheduling_lesson_notes', ['lesson_id'], ['text']);
    const taught = sql`select distinct teacher_id from scheduling_lessons where lesson_id in (${seated})`;
    const theirs = sql`teacher_id in (${taught})`;
    // A kept phrase and the note of an absence are a teacher's own: names of its pupils do not belong there either.
    await takeNamesOut(db, it, { table: 'scheduling_note_templates', key: ['template_id'], texts: ['text'], where: theirs });
    await takeNamesOut(db, it, { table: 'scheduling_absences', key: ['absence_id'], texts: ['note'], where: theirs });
    // What teachers wrote about other children may name these.
    for (const table of ['scheduling_lesson_notes', 'scheduling_trial_reports'])
      await takeNamesOutElsewhere(db, it, {
        table,
        key: ['lesson_id'],
        texts: ['text'],
        family: sql`(select p.family_id from scheduling_lessons l join scheduling_processes p using (process_id)
          where l.lesson_id = ${sql.ref(table)}.lesson_id)`,
      });
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
