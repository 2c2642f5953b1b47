import type { LessonNote, NoteTemplate } from '@school/contract/staffing/workspace-shapes';

import { attendances } from '#modules/calendar';
import { type Db, sql } from '#platform/db';

/** What a teacher wrote after a lesson. */
export interface NoteRecord extends Pick<LessonNote, 'result' | 'tags' | 'text'> {
  lessonId: string;
  teacherId: string;
  writtenAt: Temporal.Instant;
}

export type Notes = ReturnType<typeof createNotes>;

const columns = sql`n.lesson_id as "lessonId", n.teacher_id as "teacherId", n.result, n.tags, n.text, n.written_at as "writtenAt"`;

/** Notes after lessons, and the phrases kept for them: rows to nouns. */
export function createNotes(db: Db) {
  return {
    /** A note written again takes the place of the one before. */
    async put({ lessonId, teacherId, result, tags, text, writtenAt }: NoteRecord): Promise<void> {
      await db.run(sql`
        insert into scheduling_lesson_notes (lesson_id, teacher_id, result, tags, text, written_at)
        values (${lessonId}, ${teacherId}, ${result}, ${tags}::text[], ${text}, ${writtenAt})
        on conflict (lesson_id) do update set teacher_id = excluded.teacher_id, result = excluded.result, tags = excluded.tags,
          text = excluded.text, written_at = excluded.written_at`);
    },

    ofLessons: (lessonIds: readonly string[]) =>
      db.all(sql<NoteRecord>`select ${columns} from scheduling_lesson_notes n where n.lesson_id = any(${[...lessonIds]}::uuid[])`),

    /** The note of the last lesson that each kid came to and that has one. */
    lastOfKids: (kidUids: readonly string[]) =>
      db.all(sql<NoteRecord & { kidUid: string }>`
        select distinct on (p.kid_uid) p.kid_uid as "kidUid", ${columns}
        from scheduling_lesson_notes n join ${attendances} p using (lesson_id)
        where p.kid_uid = any(${[...kidUids]}::uuid[])
        order by p.kid_uid, p.began_at desc`),

    templates: (teacherId: string) =>
      db.all(sql<NoteTemplate>`
        select template_id as "templateId", text from scheduling_note_templates where teacher_id = ${teacherId}
        order by created_at, template_id`),

    async keepTemplate(teacherId: string, { templateId, text }: NoteTemplate, at: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into scheduling_note_templates (template_id, teacher_id, text, created_at)
        values (${templateId}, ${teacherId}, ${text}, ${at}) on conflict do nothing`);
    },

    async dropTemplate(teacherId: string, templateId: string): Promise<void> {
      await db.run(sql`delete from scheduling_note_templates where teacher_id = ${teacherId} and template_id = ${templateId}`);
    },
  };
}
