import { randomUUID } from 'node:crypto';

import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import type { Consent } from '@school/contract/families/consents';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import type { TestSchool } from '../../../testing.ts';
import { manager } from '../../staffing/testing.ts';
import { asKid, aStroke, eraseKid, haveClub, haveRoom, type RoomPage } from '../testing.ts';

const filmAs = (school: TestSchool, who: Principal, lessonId: string, after?: number) =>
  school.as(who).get(`/lesson-room/${lessonId}/film${after === undefined ? '' : `?after=${after}`}`);

/** The parent says what it thinks of the film, about the words of now. */
async function decide(school: TestSchool, parent: Principal, given: boolean): Promise<void> {
  const { consents } = (await school.as(parent).get('/user/consents')).body as { consents: Consent[] };
  const version = consents.find(({ purpose }) => purpose === 'lesson-recordings')?.version;
  const { status } = await school.as(parent).post('/user/consents', { purpose: 'lesson-recordings', version, given });
  expect(status).toBe(200);
}

/** The teacher draws, says a word and gives a star to each; each child draws, and the first one writes to all. */
async function haveDone(adult: RoomPage, children: RoomPage[], kids: string[]): Promise<void> {
  await adult.event(adult.op({ kind: 'start' }));
  await adult.event(adult.op({ kind: 'page', page: 0 }));
  await adult.event(adult.op({ kind: 'allow', kids, what: 'draw', on: true }));
  await adult.event(adult.op({ kind: 'chat.open', on: true }));
  await adult.event(adult.op(aStroke()));
  for (const child of children) await child.event(child.op(aStroke()));
  for (const kidUid of kids) await adult.event(adult.op({ kind: 'star', kidUid }));
  await children[0]?.event(children[0].op({ kind: 'chat', text: 'Привет' }));
}

test('a parent watches the lesson again once the family allows it, and not any more when it takes that back; its teacher always', async () => {
  const { school, kid, teacher, anya, lessonId, enter } = await haveRoom();
  const [child, adult] = [await enter(kid), await enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  await haveDone(adult, [child], [anya.kidUid]);
  expect((await filmAs(school, teacher, lessonId)).body.error.code).toBe('lesson_room.no_film');
  await school.as(manager()).post(`/manager/rooms/${lessonId}/end`, { as: 'closed', reason: 'Время вышло' });

  const film = (await filmAs(school, teacher, lessonId)).body as LessonFilm;
  expect(film.people).toEqual([
    expect.objectContaining({ role: 'teacher', name: 'Ольга' }),
    { person: `kid:${anya.kidUid}`, role: 'kid', name: 'Аня' },
  ]);
  expect(film.events.map(({ op }) => op.kind)).toEqual(['start', 'page', 'stroke', 'stroke', 'star', 'end']);
  expect(film.next).toBeNull();

  const refused = await filmAs(school, anya.parent, lessonId);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({ code: 'lesson_room.replay_needs_consent', facts: { kids: 1 } }),
  ]);
  await decide(school, anya.parent, true);
  expect((await filmAs(school, anya.parent, lessonId)).body).toEqual(film);
  await decide(school, anya.parent, false);
  expect((await filmAs(school, anya.parent, lessonId)).body.error.code).toBe('lesson_room.replay_needs_consent');

  // Not the child by itself, no colleague of another lesson, nobody of the office.
  expect((await filmAs(school, kid, lessonId)).status).toBe(403);
  expect((await filmAs(school, manager(), lessonId)).status).toBe(403);
  expect((await filmAs(school, { ...teacher, customerId: randomUUID() }, lessonId)).status).toBe(404);
});

test('of a club every family whose child was there must allow it, and none learns of another child more than its lines', async () => {
  const { school, teacher, families, lesson, enter } = await haveClub(['Аня', 'Боря', 'Вера']);
  const [anya, borya, vera] = families;
  if (!anya || !borya || !vera) throw new Error('nobody');
  const adult = await enter(teacher);
  // Vera has a place and does not come.
  const children = [await enter(asKid(anya)), await enter(asKid(borya))];
  await Promise.all([adult, ...children].map((page) => page.next('ready')));
  await haveDone(adult, children, [anya.kidUid, borya.kidUid]);
  await school.as(manager()).post(`/manager/rooms/${lesson.eventId}/end`, { as: 'closed', reason: 'Время вышло' });

  await decide(school, anya.parent, true);
  expect((await filmAs(school, anya.parent, lesson.eventId)).body.error).toMatchObject({
    code: 'lesson_room.replay_needs_consent',
    facts: { kids: 1 },
  });
  await decide(school, borya.parent, true);
  const answer = await filmAs(school, anya.parent, lesson.eventId);
  const film = answer.body as LessonFilm;
  const said = JSON.stringify(film);
  for (const { kidUid, name } of [borya, vera]) expect([said.includes(kidUid), said.includes(name)]).toEqual([false, false]);
  expect(said).not.toContain('Привет');
  // Three lines, one of them of a child without a name; the star is her own alone.
  const strokes = film.events.filter(({ op }) => op.kind === 'stroke').map(({ who }) => who);
  expect(new Set(strokes).size).toBe(3);
  expect(strokes).toContain(`kid:${anya.kidUid}`);
  expect(film.events.filter(({ op }) => op.kind === 'star').map(({ op }) => op)).toEqual([{ kind: 'star', kidUid: anya.kidUid }]);
  expect(film.people.map(({ name }) => name)).toEqual([expect.any(String), 'Аня', null, null]);
  // Whose own child did not come must allow it for its own, too.
  expect((await filmAs(school, vera.parent, lesson.eventId)).body.error.facts).toEqual({ kids: 1 });
});

test('a film comes in parts, and of what is erased or forgotten there is none', async () => {
  const { school, kid, teacher, anya, lessonId, enter } = await haveRoom();
  const [child, adult] = [await enter(kid), await enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  await haveDone(adult, [child], [anya.kidUid]);
  await school.as(manager()).post(`/manager/rooms/${lessonId}/end`, { as: 'closed', reason: 'Время вышло' });
  const whole = (await filmAs(school, teacher, lessonId)).body as LessonFilm;
  const middle = whole.events[2]?.seq ?? 0;
  const rest = (await filmAs(school, teacher, lessonId, middle)).body as LessonFilm;
  expect(rest.events).toEqual(whole.events.slice(3));

  await eraseKid(school, anya);
  const left = (await filmAs(school, teacher, lessonId)).body as LessonFilm;
  expect(JSON.stringify(left)).not.toContain(anya.kidUid);
  expect(left.events.map(({ op }) => op.kind)).toEqual(['start', 'page', 'stroke', 'end']);
  await school.db.run(sql`delete from lesson_room_events where lesson_id = ${lessonId}`);
  expect((await filmAs(school, teacher, lessonId)).body.error.code).toBe('lesson_room.no_film');
});
