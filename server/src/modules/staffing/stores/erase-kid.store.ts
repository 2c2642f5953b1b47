import { familyOfLesson, lessonsOfKids } from '#modules/calendar';
import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, nobodysName, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

/** What teachers wrote after lessons goes, and what the family said against a mark; in lessons of a group the names go. */
export const eraseTeachersWords =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const { own, seated, taughtBy } = lessonsOfKids(it.kidUids);
    await db.run(sql`delete from scheduling_attendance where kid_uid = ${idsOf(it.kidUids)}`);
    await db.run(sql`
      update scheduling_objections set text = ${nobodysName}, answer = case when answer is not null then ${nobodysName} end where ${own}`);
    await db.run(sql`update scheduling_lesson_notes set text = '' where ${own}`);
    const out = (table: string, key: string[], texts: string[]) => takeNamesOut(db, it, { table, key, texts, where: seated });
    await out('scheduling_objections', ['objection_id'], ['text', 'answer']);
    await out('scheduling_lesson_notes', ['lesson_id'], ['text']);
    // A kept phrase is a teacher's own: names of its pupils do not belong there either.
    await takeNamesOut(db, it, { table: 'scheduling_note_templates', key: ['template_id'], texts: ['text'], where: taughtBy });
    // What teachers wrote about other children may name these.
    const table = 'scheduling_lesson_notes';
    await takeNamesOutElsewhere(db, it, { table, key: ['lesson_id'], texts: ['text'], family: familyOfLesson(table) });
  };
