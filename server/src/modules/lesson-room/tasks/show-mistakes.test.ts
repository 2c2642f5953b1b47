import type { CommonMistake, RoomTask } from '@school/contract/lesson-room/task-calls';
import { expect, test } from 'vitest';

import { itemsOfAttempt, wrongAnswer } from '../../playbooks/testing.ts';
import { asKid, haveClub } from '../testing.ts';

test('a teacher of a club reads what three of its children got wrong alike, and no child does', async () => {
  const { school, lesson, teacher, families, enter } = await haveClub(['Вера', 'Захар', 'Тася', 'Глеб']);
  await enter(teacher);
  const path = `/lesson-room/${lesson.eventId}`;
  const { playbookUid, slides } = (await school.as(teacher).get(`/teacher/lessons/${lesson.eventId}/plan`)).body.lesson;
  const kids = families.map((family) => school.as(asKid(family)));
  const opened = async (taskIdx: number): Promise<RoomTask> => {
    const { taskNo } = (await school.as(teacher).post(`${path}/tasks`, { playbookUid, taskIdx, mode: 'own' })).body;
    return (await kids[0]?.get(`${path}/tasks/${taskNo}`))?.body;
  };
  let task = await opened(0);
  for (let at = 1; at < slides && task.items.some((it) => it.task.tries !== 3); at += 1) task = await opened(at);
  const mistakes = async (who = school.as(teacher)) => who.get(`${path}/tasks/${task.taskNo}/mistakes`);
  for (const [at, kid] of kids.slice(0, 3).entries()) {
    expect((await mistakes()).body.mistakes, `${at} of them`).toEqual([]);
    const own: RoomTask = (await kid.get(`${path}/tasks/${task.taskNo}`)).body;
    const items = await itemsOfAttempt(school, own.attemptUid as string);
    const item = items.find((it) => it.taskIdx === task.taskIdx && it.round === 0)?.item;
    if (!item) throw new Error('The task has no item');
    await kid.post(`${path}/tasks/${task.taskNo}/answers`, { round: 0, try: 1, answer: wrongAnswer(item) });
  }
  const found: CommonMistake[] = (await mistakes()).body.mistakes;
  expect(found.map(({ round, kids: many, solution }) => [round, many, solution])).toEqual([[0, 3, null]]);
  expect(JSON.stringify(found)).not.toContain('Вера');
  expect((await mistakes(kids[0])).status).toBe(403);
});
