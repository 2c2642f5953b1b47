import type { RoomScript } from '@school/contract/lesson-room/task-calls';
import { expect, test } from 'vitest';

import { conductLesson } from '../../learning/testing.ts';
import { haveRoom } from '../testing.ts';

test('a lesson warms up with what is due for its child, and its teacher alone reads which skill that is', async () => {
  const { school, anya, kid, lessonId, teacher } = await haveRoom();
  const warmUp = async (who: typeof teacher) => {
    const script = (await school.as(who).get(`/lesson-room/${lessonId}/script`)).body as RoomScript;
    const place = script.steps.findIndex(({ kind }) => kind === 'warm');
    return { tasks: script.steps[place]?.tasks ?? [], note: script.notes?.[place]?.note ?? null };
  };
  // Nothing was taught: nothing is due.
  expect((await warmUp(teacher)).note).toBeNull();
  for (let lesson = 0; lesson < 3; lesson += 1) await conductLesson(school, anya);
  const due = await warmUp(teacher);
  expect(due.tasks).toHaveLength(2);
  expect(due.note?.ru).not.toBe('');
  expect(due.note).not.toBeNull();
  expect((await warmUp(kid)).note).toBeNull();
});
