import { type Db, sql } from '#platform/db';
import { type Eraser, mayName, nobodysName, takeNamesOut, takeNamesOutElsewhere } from '#platform/erasure';

/** Notes and tasks about a family lose the names, and those about others; of a whole family, all their words. */
export const eraseNotes =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const where = sql`family_id = ${it.familyId}`;
    await takeNamesOut(db, it, { table: 'back_office_notes', key: ['note_id'], texts: ['text'], where });
    await takeNamesOutElsewhere(db, it, {
      table: 'back_office_notes',
      key: ['note_id'],
      texts: ['text'],
      family: sql`back_office_notes.family_id`,
    });
    await takeNamesOut(db, it, { table: 'back_office_tasks', key: ['task_id'], texts: ['text'], where });
    await takeNamesOutElsewhere(db, it, {
      table: 'back_office_tasks',
      key: ['task_id'],
      texts: ['text'],
      family: sql`back_office_tasks.family_id`,
    });
    // Lines that have become a family say nothing any more; those that were refused may name whoever goes.
    await db.run(sql`
      update back_office_import_rows set cells = null where cells is not null and (${where} or ${mayName(it, sql`cells::text`)})`);
    if (!it.account) return;
    await db.run(sql`update back_office_notes set text = ${nobodysName} where ${where}`);
    await db.run(sql`delete from back_office_tags where ${where}`);
    await db.run(sql`delete from back_office_tasks where ${where}`);
    await db.run(sql`delete from back_office_family_reads where ${where}`);
    await db.run(sql`delete from back_office_import_links where ${where}`);
    await db.run(sql`update back_office_import_rows set family_id = null where ${where}`);
  };
