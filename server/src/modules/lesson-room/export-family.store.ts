import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** When the children of a family were in lessons, and what they did there. */
export const exportRooms =
  ({ db, kidsOf }: { db: Pick<Db, 'all'>; kidsOf: (familyId: string) => Promise<ReadonlyArray<{ kidUid: string }>> }): Exporter =>
  async (familyId) => {
    const kids = (await kidsOf(familyId)).map(({ kidUid }) => kidUid);
    const visits = await db.all(sql`
      select lesson_id as "lessonId", kid_uid as "kidUid", entered_at as "enteredAt", coalesce(left_at, heard_at) as "leftAt", cause
      from lesson_room_members where kid_uid = any(${kids}::uuid[]) order by entered_at`);
    const done = await db.all(sql`
      select lesson_id as "lessonId", kid_uid as "kidUid", kind, page, body, at
      from lesson_room_events where kid_uid = any(${kids}::uuid[]) order by at`);
    const summaries = await db.all(sql`
      select lesson_id as "lessonId", kid_uid as "kidUid", stars, stickers, tasks, ended_at as "endedAt"
      from lesson_room_summaries where kid_uid = any(${kids}::uuid[]) order by ended_at`);
    const help = await db.all(sql`
      select lesson_id as "lessonId", kid_uid as "kidUid", code, facts, at from lesson_room_help
      where kid_uid = any(${kids}::uuid[]) or person = ${`parent:${familyId}`} order by at`);
    const corrected = await db.all(sql`
      select lesson_id as "lessonId", version, before, corrected_at as "correctedAt" from lesson_room_corrections
      where kids && ${kids}::uuid[] order by corrected_at`);
    return [
      { name: 'lesson-corrections.json', data: corrected },
      { name: 'lesson-help.json', data: help },
      { name: 'lesson-summaries.json', data: summaries },
      { name: 'lesson-visits.json', data: visits },
      { name: 'lesson-events.json', data: done },
    ];
  };
