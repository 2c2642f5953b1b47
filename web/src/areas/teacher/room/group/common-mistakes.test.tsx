import type { CommonMistake } from '@school/contract/lesson-room/task-calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool } from '#testing/school.ts';

import { CommonMistakes } from './common-mistakes.tsx';

const task = { template: 'type-number', tries: 3, stimulus: null } as unknown as CommonMistake['task'];
const number = (value: number) => ({ template: 'type-number', numbers: [value] }) as unknown as CommonMistake['answer'];

test('what three children got wrong alike is read as soon as the third has answered, with what is right', async () => {
  let mistakes: CommonMistake[] = [];
  fakeSchool().on('GET /lesson-room/:eventId/tasks/:taskNo/mistakes', () => ({ mistakes }));
  const pages = twoRoomPages();
  await show(pages.both(null, <CommonMistakes taskNo={0} />), { texts: ['teacherRoom', 'player', 'tasks', 'course-progress'] });
  await pages.open();
  expect(screen.queryByText('Ошибаются одинаково')).toBeNull();
  mistakes = [{ round: 1, kids: 3, task, answer: number(12), solution: number(13) }];
  pages.tell({ kind: 'judged', taskNo: 0, kidUid: pages.kidUid, playbookUid: 'p', taskIdx: 0, round: 1, verdict: 'wrong', done: false });
  expect(await screen.findByText('12, а верно: 13')).toBeDefined();
  expect(screen.getByText('так у 3 детей')).toBeDefined();
});
