import { expect, test } from 'vitest';

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
