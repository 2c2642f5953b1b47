import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { exportRooms } from './export-family.store.ts';
import { aStroke, eraseKid, haveRoom } from './testing.ts';

test('a family takes along what its child did in lessons; erased, the child is in no table of rooms, and what the teacher drew stays', async () => {
  const { school, enter, kid, teacher, anya, lessonId } = await haveRoom();
  const { kidUid, familyId } = anya;
  const [child, adult] = [await enter(kid), await enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  await adult.event(adult.op({ kind: 'chat.open', on: true }));
  await child.event(adult.op({ kind: 'allow', kids: [kidUid], what: 'draw', on: true }));
  const [own, hers] = [randomUUID(), randomUUID()];
  await child.event(child.op(aStroke(own)));
  await child.event(child.op({ kind: 'chat', text: 'Мой кот Пуговка' }));
  await adult.event(adult.op(aStroke(hers)));
  await adult.event(adult.op({ kind: 'star', kidUid }));
  const other = randomUUID();
  const unlocked = adult.op({ kind: 'lock', kids: [kidUid, other], on: false });
  await adult.event(unlocked);
  await school.lessonRoom.end(lessonId, 'finished');

  const names = await school.db.all(sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'lesson_room_%'`);
  /** Tables that still know the child: by its number, its line or what it wrote. */
  const known = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { name } of names) {
      const rows = await school.db.all(sql<{ text: string }>`select to_jsonb(it)::text as text from ${sql.raw(name)} it`);
      if (rows.some(({ text }) => [kidUid, own, 'Пуговка'].some((trace) => text.includes(trace)))) found.push(name);
    }
    return found.toSorted();
  };
  const places = ['lesson_room_events', 'lesson_room_members', 'lesson_room_rooms', 'lesson_room_summaries'];
  expect(await known()).toEqual(places);
  const parts = await exportRooms({ db: school.db, kidsOf: async () => [{ kidUid }] })(familyId);
  const along = JSON.stringify(parts);
  expect([along.includes(own), along.includes('Пуговка'), along.includes(hers)]).toEqual([true, true, false]);

  await eraseKid(school, { familyId, kidUid });
  expect(await known()).toEqual([]);
  const left = await school.db.one(sql`select body from lesson_room_events where opid = ${unlocked}`);
  expect(left).toEqual({ body: { kids: [other], on: false } });
  const seqs = await school.db.all(sql<{ seq: number }>`select seq from lesson_room_events where lesson_id = ${lessonId} order by seq`);
  expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_, at) => at + 1));
  const { lines } = (await school.as(teacher).get(`/lesson-room/${lessonId}/ink?page=0`)).body;
  expect(lines.map(({ id }: { id: string }) => id)).toEqual([hers]);
});
