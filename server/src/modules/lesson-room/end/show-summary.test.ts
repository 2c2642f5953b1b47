import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';

import type { TestSchool } from '../../../testing.ts';
import { haveClubFamily } from '../../groups/testing.ts';
import { at } from '../../staffing/testing.ts';
import { asKid, aStroke, haveClub, haveRoom, type RoomPage } from '../testing.ts';

test('a family reads what its child did: time, tasks with their tries, stars, stickers, homework and the board', async () => {
  const room = await haveRoom();
  const { school, lessonId, anya, kid, teacher } = room;
  const [child, adult] = [await room.enter(kid), await room.enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  school.clock.set(at('2026-11-24T18:00'));
  await child.event(adult.op({ kind: 'star', kidUid: anya.kidUid }));
  await child.event(adult.op({ kind: 'sticker', kidUid: anya.kidUid, sticker: 'fox' }));
  await child.event(adult.op(aStroke()));
  const task = { taskNo: 1, playbookUid: 'math-m2-01-online', taskIdx: 0, round: 0 };
  const judged = (verdict: 'right' | 'wrong', kidUid: string | null) => ({
    opid: randomUUID(),
    who: 'school',
    op: { kind: 'judged' as const, ...task, kidUid, verdict, done: verdict === 'right' },
  });
  await school.lessonRoom.note(lessonId, [judged('wrong', anya.kidUid), judged('right', anya.kidUid), judged('right', null)]);
  const read = async (who: Principal = anya.parent) => (await school.as(who).get(`/lesson-room/${lessonId}/summary`)).body;
  const told = {
    isGroup: false,
    teacher: { name: 'Ольга' },
    kids: [
      {
        kidUid: anya.kidUid,
        figures: { firstTry: 0, of: 1 },
        tasks: [
          { playbookUid: 'math-m2-01-online', taskIdx: 0, ofAll: false, items: [{ verdict: 'right', tries: 2 }], attemptUid: null },
          { ofAll: true, items: [{ verdict: 'right', tries: 1 }], attemptUid: null },
        ],
        stars: 1,
        stickers: ['fox'],
      },
    ],
    pages: [{ page: 0, ground: 'plain', picture: null, strokes: 1 }],
  };
  expect(await read()).toMatchObject(told);
  expect(await read(kid)).toMatchObject(told);
  await school.lessonRoom.end(lessonId, 'finished');
  const afterwards = await read();
  expect(afterwards).toMatchObject({ ...told, ended: { as: 'finished' } });
  expect(afterwards.homework.length).toBeGreaterThan(0);
  // What was achieved is known when everything else of the room is forgotten.
  school.clock.set(at('2026-11-24T19:11').add({ hours: 91 * 24 }));
  await school.lessonRoom.forgetOld();
  expect(await read()).toMatchObject({ kids: told.kids, pages: [] });
  expect((await school.as({ ...anya.parent, customerId: randomUUID() }).get(`/lesson-room/${lessonId}/summary`)).status).toBe(404);
});

/** A club in its room: the teacher, and two of its children; each has drawn a line. */
async function haveClubRoom() {
  const { school, lesson, teacher, families, enter } = await haveClub(['Вера', 'Захар']);
  const [one, other] = families;
  if (!one || !other) throw new Error('Two children are wanted');
  const [adult, first, second] = [await enter(teacher), await enter(asKid(one)), await enter(asKid(other))] as const;
  await Promise.all([adult, first, second].map((page) => page.next('ready')));
  for (const { kidUid } of [one, other]) await adult.event(adult.op({ kind: 'allow', kids: [kidUid], what: 'draw', on: true }));
  const lines = { teachers: randomUUID(), own: randomUUID(), foreign: randomUUID() };
  await adult.event(adult.op(aStroke(lines.teachers)));
  await adult.event(first.op(aStroke(lines.own)));
  await adult.event(second.op(aStroke(lines.foreign)));
  await adult.event(adult.op({ kind: 'star', kidUid: other.kidUid }));
  const told = (who: Principal) => toldOf(school, who, lesson.eventId);
  const end = () => school.lessonRoom.end(lesson.eventId, 'finished');
  return { school, lesson, teacher, one, other, kid: asKid(one), lines, told, end };
}

/** All that somebody is told of a lesson from outside. */
async function toldOf(school: TestSchool, who: Principal, eventId: string) {
  const answers = await Promise.all(['summary', 'presence', 'ink?page=0'].map((it) => school.as(who).get(`/lesson-room/${eventId}/${it}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return {
    text: JSON.stringify(answers.map(({ body }) => body)),
    people: answers[1]?.body.people as Array<{ role: string; face: unknown }>,
  };
}

test('of a group no family hears of another child: no name, no id, no line', async () => {
  const { teacher, one, other, kid, lines, told, end } = await haveClubRoom();
  const hidden = ['Захар', other.kidUid, other.familyId, lines.foreign];
  const found = (text: string) => hidden.filter((it) => text.includes(it));
  const parent = await told(one.parent);
  expect(found(parent.text)).toEqual([]);
  expect([parent.text.includes(lines.own), parent.text.includes(lines.teachers)]).toEqual([true, true]);
  // In the room a child sees what all draw; afterwards its own and the teacher's.
  expect((await told(kid)).text).toContain(lines.foreign);
  await end();
  for (const who of [one.parent, kid]) {
    const { text, people } = await told(who);
    expect(found(text)).toEqual([]);
    const kids = people.filter(({ role }) => role === 'kid');
    expect([kids.length, kids.filter(({ face }) => face !== null).length]).toEqual([2, 1]);
  }
  const { text, people } = await told(teacher);
  expect(hidden.filter((it) => it !== other.familyId && !text.includes(it))).toEqual([]);
  expect(people.every(({ face }) => face !== null)).toBe(true);
});

/** Lessons of each, one after the other: ten of two clubs, and in every run the first two of one. */
const isLong = process.env['LONG'] === '1';
const clubs: Array<{ names: string[]; lessons: number }> = isLong
  ? [
      { names: ['Вера', 'Захар', 'Мирослава'], lessons: 5 },
      { names: ['Клим', 'Юна'], lessons: 5 },
    ]
  : [{ names: ['Вера', 'Захар', 'Мирослава'], lessons: 2 }];

test.each(clubs)(
  'of $lessons lessons of a club of $names.length no family hears of another child: no name, no number, no line',
  async ({ names, lessons }) => {
    const { school, families, teacher, lesson, enter, goOn } = await haveClub(names);
    const lines = new Map(families.map(({ kidUid }) => [kidUid, [] as string[]]));
    for (let nr = 0; nr < lessons; nr += 1) {
      const { eventId } = nr === 0 ? lesson : await goOn();
      const pages = [await enter(teacher, eventId)];
      for (const family of families) pages.push(await enter(asKid(family), eventId));
      const [adult, ...kids] = pages as [RoomPage, ...RoomPage[]];
      await Promise.all(pages.map((page) => page.next('ready')));
      for (const [at, { kidUid }] of families.entries()) {
        await adult.event(adult.op({ kind: 'allow', kids: [kidUid], what: 'draw', on: true }));
        const line = randomUUID();
        lines.get(kidUid)?.push(line);
        await adult.event(kids[at]?.op(aStroke(line)) ?? '');
        await adult.event(adult.op({ kind: 'star', kidUid }));
        await adult.event(adult.op({ kind: 'sticker', kidUid, sticker: 'fox' }));
      }
      await school.lessonRoom.end(eventId, 'finished');
      for (const family of families) {
        const others = families.filter(({ kidUid }) => kidUid !== family.kidUid);
        const hidden = others.flatMap(({ kidUid, familyId, name }) => [name, kidUid, familyId, ...(lines.get(kidUid) ?? [])]);
        for (const who of [family.parent, asKid(family)]) {
          const { text } = await toldOf(school, who, eventId);
          expect(hidden.filter((it) => text.includes(it))).toEqual([]);
          expect(text).toContain(lines.get(family.kidUid)?.at(-1));
        }
      }
    }
  },
);

test('of a child of a club that was there nobody says that it did not come', async () => {
  const { school, lesson, teacher, one, other } = await haveClubRoom();
  const third = await haveClubFamily(school, 8, { name: 'Ира' });
  const calls = school.as(teacher);
  const finish = (absent: string[]) =>
    calls.post(`/lesson-room/${lesson.eventId}/finish`, {
      absent,
      note: { result: 'good', tags: [], text: '' },
      homework: null,
      pages: [],
    });
  school.clock.set(school.clock.now().add({ minutes: 47 }));
  for (let ticks = 0; ticks < 2; ticks += 1) await school.lessonRoom.keeper.tick();
  await school.lessonRoom.presence.noteAttendance(lesson.eventId);
  const refused = await finish([other.kidUid]);
  expect(refused.body.error).toMatchObject({ code: 'lesson_room.kid_was_here', facts: { kidUid: other.kidUid } });
  expect((await calls.post(`/teacher/lessons/${lesson.eventId}/conducted`, { absent: [other.kidUid] })).body.error.code).toBe(
    'lesson_room.kid_was_here',
  );
  expect((await finish([third.kidUid])).body.error.code).toBe('scheduling.kid_not_in_lesson');
  const { body } = await finish([]);
  expect(new Map(body.kids.map(({ kidUid, absent }: { kidUid: string; absent: boolean }) => [kidUid, absent]))).toEqual(
    new Map([
      [one.kidUid, false],
      [other.kidUid, false],
    ]),
  );
});
