import type { ScriptTask } from '@school/contract/lesson-room/script';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import type { Script } from '../use-steps.ts';
import { GroupSeats } from './group-seats.tsx';

const absent = '00000000-0000-4000-8000-000000000009';
const [playbookUid, taskIdx] = ['math-m2-08-online', 1];
const task: ScriptTask = { playbookUid, taskIdx, template: 'number-pad', rounds: 5, mode: 'own', easier: null, harder: null };
const script = {
  steps: [{ kind: 'play', minutes: 6, panels: [], tasks: [task], tool: null, ground: null }],
} as unknown as Script;

function Seats({ kids }: { kids: ReadonlyArray<{ kidUid: string; name: string }> }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <GroupSeats
      kids={kids.map((kid) => ({ ...kid, person: `kid:${kid.kidUid}`, avatar: null, age: 8 }))}
      script={script}
      chosen={chosen}
      large={undefined}
      open={undefined}
      isNarrow={false}
      onPick={setChosen}
      onLarge={() => undefined}
      onMore={() => undefined}
    />
  );
}

async function seats() {
  const pages = twoRoomPages();
  const kids = [
    { kidUid: pages.kidUid, name: 'Миша' },
    { kidUid: absent, name: 'Аня' },
  ];
  const { user } = await show(pages.both(null, <Seats kids={kids} />), { texts: ['teacherRoom', 'names'] });
  await pages.open();
  const teacher = within(await screen.findByRole('region', { name: 'teacher' }));
  return { pages, user, teacher };
}

test('a tile tells how far its child is, in dots and in figures; one tap chooses the child', async () => {
  const { pages, user, teacher } = await seats();
  pages.tell({ kind: 'task.open', taskNo: 0, mode: 'own', playbookUid, taskIdx });
  for (const [round, verdict] of (['right', 'right', 'partly', 'right'] as const).entries())
    pages.tell({ kind: 'judged', taskNo: 0, kidUid: pages.kidUid, playbookUid, taskIdx, round, verdict, done: true });
  const tile = await teacher.findByRole('button', { name: '1. Миша, готово 4 из 5' });
  expect(teacher.getByRole('img', { name: 'верно, верно, почти, верно, впереди' })).toBeDefined();
  expect(teacher.getByText('4/5')).toBeDefined();
  expect(teacher.getByRole('button', { name: '2. Аня, не в классе' })).toBeDefined();
  await user.click(tile);
  expect(tile.getAttribute('aria-pressed')).toBe('true');

  pages.kid.pass({ k: 'draft', kidUid: pages.kidUid, taskNo: 0, round: 4, draft: {} });
  expect(await teacher.findByRole('img', { name: 'верно, верно, почти, верно, решает' })).toBeDefined();
});

test('one child is made quiet, told to look, and given a star from its tile', async () => {
  const { pages, user, teacher } = await seats();
  await user.click(await teacher.findByRole('button', { name: 'Выключить микрофон: Миша' }));
  await user.click(await teacher.findByRole('button', { name: 'Снова слышно: Миша' }));
  await user.click(teacher.getByRole('button', { name: 'Смотри на меня: Миша' }));
  await user.click(teacher.getByRole('button', { name: 'Звезда: Миша' }));
  const kids = [pages.kidUid];
  expect(pages.log.map(({ op }) => op)).toEqual([
    { kind: 'mute', kids, on: true },
    { kind: 'mute', kids, on: false },
    { kind: 'lock', kids, on: true },
    { kind: 'star', kidUid: pages.kidUid },
  ]);
});
