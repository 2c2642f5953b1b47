import { type Db, sql } from '#platform/db';

export interface NoteRow {
  noteId: string;
  familyId: string;
  byAccount: string;
  text: string;
  at: Temporal.Instant;
}

/** Notes about families: written, never changed. */
export const createNotes = (db: Db) => ({
  add: ({ noteId, familyId, byAccount, text, at }: NoteRow) =>
    db.run(sql`
      insert into back_office_notes (note_id, family_id, by_account, text, at) values (${noteId}, ${familyId}, ${byAccount}, ${text}, ${at})`),
  /** The newest first. */
  of: (familyId: string, most: number) =>
    db.all(sql<NoteRow>`
      select note_id as "noteId", family_id as "familyId", by_account as "byAccount", text, at from back_office_notes
      where family_id = ${familyId} order by at desc, note_id desc limit ${most}`),
});

export type Notes = ReturnType<typeof createNotes>;
