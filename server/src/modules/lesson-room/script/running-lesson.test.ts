import type { RoomScript } from '@school/contract/lesson-room/task-calls';
import type { LessonBody } from '@school/contract/playbooks/lesson-texts';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { at } from '../../staffing/testing.ts';
import { haveRoom, openSecondRoom } from '../testing.ts';

test('a lesson that is being taught keeps the version it began with, and the next one has the new', async () => {
  const room = await haveRoom(['Аня', 'Боря']);
  const { school, lessonId, teacher } = room;
  const second = await openSecondRoom(room);
  const scriptOf = async (id: string): Promise<RoomScript> => (await school.as(teacher).get(`/lesson-room/${id}/script`)).body;
  /** What is done in it of the lesson of today, and not of the one before. */
  const tasksOf = ({ steps }: RoomScript, uid: string) =>
    steps.flatMap(({ tasks }) => tasks).filter(({ playbookUid }) => playbookUid === uid);
  school.clock.set(at('2026-11-24T18:20'));
  const before = await scriptOf(lessonId);
  const uids = before.steps.flatMap(({ tasks }) => tasks).map(({ playbookUid }) => playbookUid);
  const uid = uids.toSorted((a, b) => tasksOf(before, b).length - tasksOf(before, a).length)[0] ?? '';
  const lessonCode = uid.slice('math-'.length, -'-online'.length);

  const office = school.as(signedIn('manager'));
  const address = `/manager/lessons/math/${lessonCode}`;
  const { inForce } = (await office.get(address)).body as { inForce: LessonBody };
  const task = {
    ask: { ru: 'Сколько?', en: 'How many?' },
    hint: null,
    explain: null,
    written: 'template: type-number\nright: 7',
    atHome: true,
  };
  const { revision } = (await office.post(`${address}/draft`, { revision: 0, body: { ...inForce, tasks: [task] } })).body;
  expect((await office.post(`${address}/publish`, { revision, reason: 'Короче' })).status).toBe(200);

  expect(await scriptOf(lessonId)).toEqual(before);
  expect(new Set(tasksOf(before, uid).map(({ taskIdx }) => taskIdx)).size).toBeGreaterThan(1);
  const after = tasksOf(await scriptOf(second), uid);
  expect(new Set(after.map(({ taskIdx, template }) => `${taskIdx} ${template}`))).toEqual(new Set(['0 type-number']));
});
