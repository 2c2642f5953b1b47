import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import { KidCard } from './kid-card.tsx';

const card = (kidUid: string, name: string) => (
  <KidCard
    kid={{ person: `kid:${kidUid}`, name, avatar: null, age: 8, kidUid }}
    own={undefined}
    isMany
    isChosen={false}
    isLarge={false}
    onPick={() => undefined}
    onLarge={() => undefined}
  />
);

test('of a group one single child is let onto the board, and taken off it again', async () => {
  const pages = twoRoomPages();
  const absent = '00000000-0000-4000-8000-000000000009';
  const cards = (
    <>
      {card(pages.kidUid, 'Миша')}
      {card(absent, 'Аня')}
    </>
  );
  const { user } = await show(pages.both(null, cards), { texts: ['teacherRoom', 'names', 'roomStickers'] });
  await pages.open();
  const teacher = within(screen.getByRole('region', { name: 'teacher' }));
  await user.click(await teacher.findByRole('button', { name: 'Пусть рисует на доске' }));
  const off = await teacher.findByRole('button', { name: 'Больше не рисует на доске' });
  expect(off.getAttribute('aria-pressed')).toBe('true');
  await user.click(off);
  // Who is not there has no such button.
  expect(await teacher.findAllByRole('button', { name: 'Пусть рисует на доске' })).toHaveLength(1);
  const allow = { kind: 'allow', kids: [pages.kidUid], what: 'draw' };
  expect(pages.log.map(({ op }) => op)).toEqual([
    { ...allow, on: true },
    { ...allow, on: false },
  ]);
});
