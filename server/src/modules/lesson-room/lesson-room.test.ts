import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { haveRoom } from './testing.ts';

test('two people are in the room: what the teacher shows the child sees, and a raised hand comes back', async () => {
  const { kid, teacher, enter, school, olga, lessonId } = await haveRoom();
  const child = await enter(kid);
  expect((await child.next('ready')).members.map(({ person, state }) => [person, state])).toEqual([[`kid:${kid.kidUid}`, 'here']]);
  const adult = await enter(teacher);
  expect((await adult.next('ready')).members.map(({ name }) => name).toSorted()).toEqual(['Аня', 'Ольга']);

  const step = adult.op({ kind: 'step', step: 1, panel: 0 });
  expect(await child.event(step)).toMatchObject({ who: `teacher:${olga.teacherId}`, op: { kind: 'step', step: 1 } });
  const hand = child.op({ kind: 'raise', on: true });
  expect(await adult.event(hand)).toMatchObject({ who: `kid:${kid.kidUid}` });
  const seqs = adult.events.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at));

  const late = await school.as(kid).get(`/lesson-room/${lessonId}`);
  expect(late.body.may.enter.allowed).toBe(true);
  const hereAt = async () => (await school.as(teacher).get(`/teacher/lessons/${lessonId}`)).body.teacherHereAt;
  await expect.poll(hereAt).toBe(school.clock.now().toString());
  expect(school.faults).toEqual([]);
});

test('of a lesson that is on a family reads at which part it is, and hears of it when that is another', async () => {
  const { anya, teacher, enter, school, lessonId } = await haveRoom();
  const adult = await enter(teacher);
  await adult.next('ready');
  const lobby = async () => (await school.as(anya.parent).get(`/lesson-room/${lessonId}`)).body;
  const told = () =>
    school.db.one(sql`select count(*)::int as n from platform_realtime_changes where topic = ${`lesson-rooms/${lessonId}`}`);
  expect((await lobby()).steps).toBeNull();
  await adult.event(adult.op({ kind: 'start' }));
  await expect.poll(async () => (await lobby()).steps).toMatchObject({ kinds: expect.arrayContaining(['hello', 'play', 'bye']), at: 0 });
  const before = await told();
  await adult.event(adult.op({ kind: 'step', step: 2, panel: 0 }));
  await expect.poll(told).not.toEqual(before);
  expect((await lobby()).steps.at).toBe(2);
});
