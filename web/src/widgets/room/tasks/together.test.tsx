import type { RoomScript } from '@school/contract/lesson-room/task-calls';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool } from '#testing/school.ts';

import { Together } from './together.tsx';

const [playbookUid, taskIdx] = ['math-m2-08-online', 1];
const script = {
  source: 'derived',
  band: 'junior',
  minutes: 25,
  steps: [
    {
      kind: 'play',
      minutes: 6,
      panels: [],
      tasks: [{ playbookUid, taskIdx, template: 'number-pad', rounds: 2, mode: 'own', easier: null, harder: null }],
      tool: null,
      ground: null,
    },
  ],
  notes: null,
} satisfies RoomScript;

async function page() {
  fakeSchool().on('GET /lesson-room/:eventId/script', () => script);
  const pages = twoRoomPages();
  await show(pages.both(<Together />, null), { texts: ['roomTasks', 'names'] });
  await pages.open();
  const kid = within(await screen.findByRole('region', { name: 'kid' }));
  const judged = (round: number) =>
    pages.tell({ kind: 'judged', taskNo: 0, kidUid: pages.kidUid, playbookUid, taskIdx, round, verdict: 'right', done: true });
  return { pages, kid, judged };
}

test('in a race each animal goes on by what it has done, and comes in under the same flag', async () => {
  const { pages, kid, judged } = await page();
  pages.tell({ kind: 'task.open', taskNo: 0, mode: 'race', playbookUid, taskIdx });
  expect(await kid.findByRole('img', { name: 'Миша: 0 из 2' })).toBeDefined();
  judged(0);
  expect(await kid.findByRole('img', { name: 'Миша: 1 из 2' })).toBeDefined();
  judged(1);
  expect(await kid.findByRole('img', { name: 'Миша на финише' })).toBeDefined();
});

test('the rocket of the group rises for all, and nobody’s part is told', async () => {
  const { pages, kid, judged } = await page();
  pages.tell({ kind: 'task.open', taskNo: 0, mode: 'own', playbookUid, taskIdx });
  pages.tell({ kind: 'goal', of: 2 });
  expect(await kid.findByRole('img', { name: 'Общая ракета: 0 из 2' })).toBeDefined();
  judged(0);
  judged(1);
  expect(await kid.findByRole('img', { name: 'Ракета долетела! Вместе получилось.' })).toBeDefined();
});
