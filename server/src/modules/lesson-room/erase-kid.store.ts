import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, mayName, takeNamesOut } from '#platform/erasure';

/** What a child did in lessons goes, and that it was there; what others drew and what the teacher did stays. */
export const eraseRooms =
  ({ db }: { db: Db }): Eraser =>
  async (it) => {
    const { kidUids, familyId, account } = it;
    const kids = sql`kid_uid = ${idsOf(kidUids)}`;
    await db.run(sql`delete from lesson_room_members where ${kids}`);
    await db.run(sql`delete from lesson_room_attempts where ${kids}`);
    await db.run(sql`delete from lesson_room_summaries where ${kids}`);
    await db.run(sql`delete from lesson_room_told where ${kids}`);
    await db.run(sql`delete from lesson_room_help where ${kids}`);
    // A word to the families may speak of the child.
    const kept = sql`not kid = ${idsOf(kidUids)}`;
    await db.run(sql`
      update lesson_room_finishes set word = '', kids = array(select kid from unnest(kids) kid where ${kept}),
        absent = array(select kid from unnest(absent) kid where ${kept})
      where exists (select from unnest(kids) kid where not (${kept}))`);
    await db.run(sql`
      update lesson_room_corrections set before = '', kids = array(select kid from unnest(kids) kid where ${kept})
      where exists (select from unnest(kids) kid where not (${kept}))`);
    // The numbers of a room have no gap: what was done leaves its place, without who did it and what it was.
    const nothing = sql`who = 'school', kid_uid = null, kind = 'note', page = null, seed = null, body = '{"text": ""}'`;
    await db.run(sql`update lesson_room_events set ${nothing} where ${kids}`);
    // The folded state names children: it is folded anew from what is left.
    const rooms = sql`exists (select from jsonb_array_elements(roster -> 'kids') k where (k ->> 'kidUid')::uuid = ${idsOf(kidUids)})`;
    // What others did to several children stays for the others; of what was done to this one alone nothing does: no child named is all of them.
    const named = sql`lesson_id in (select lesson_id from lesson_room_rooms where ${rooms}) and body::text like any(${kidUids.map((kidUid) => `%${kidUid}%`)}::text[])`;
    const others = sql`array(select kid from jsonb_array_elements_text(body -> 'kids') kid where not kid::uuid = ${idsOf(kidUids)})`;
    await db.run(sql`
      update lesson_room_events set body = jsonb_set(body, '{kids}', to_jsonb(${others}))
      where ${named} and jsonb_typeof(body -> 'kids') = 'array' and cardinality(${others}) > 0`);
    await db.run(sql`update lesson_room_events set ${nothing} where ${named}`);
    // What was written in a copy of the class is nobody's by name, and may be the child's.
    await db.run(sql`
      update lesson_room_tasks t set items = (select jsonb_agg(i || '{"answers": [], "kept": null}') from jsonb_array_elements(t.items) i)
      where t.items is not null and t.lesson_id in (select lesson_id from lesson_room_rooms where ${rooms})`);
    // What a teacher calls a picture is the teacher's own: names of its pupils do not belong there.
    const taught = sql`teacher_id in (select (roster ->> 'teacherId')::uuid from lesson_room_rooms where ${rooms})`;
    const names = { table: 'lesson_room_shelf', key: ['picture_id'], texts: ['name'] };
    await takeNamesOut(db, it, { ...names, where: sql`${taught} and ${mayName(it, sql`name`)}` });
    await db.run(sql`
      update lesson_room_rooms set state = '{}', state_seq = 0, grants = '{}',
        roster = jsonb_set(roster, '{kids}', coalesce((select jsonb_agg(k) from jsonb_array_elements(roster -> 'kids') k
          where not (k ->> 'kidUid')::uuid = ${idsOf(kidUids)}), '[]'))
      where ${rooms}`);
    if (!account) return;
    await db.run(sql`delete from lesson_room_members where person = ${`parent:${familyId}`}`);
    await db.run(sql`delete from lesson_room_help where person = ${`parent:${familyId}`} or bridge_family = ${familyId}`);
  };
