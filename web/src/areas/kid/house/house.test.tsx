import type { Album } from '@school/contract/rewards/shapes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { House } from './house.tsx';

const kidUid = '00000000-0000-4000-8000-000000000002';
const sticker = (code: string, ru: string, place: number | null, found = true) => ({
  sticker: code,
  name: { ru, en: code },
  fact: { ru: 'Летает.', en: 'It flies.' },
  found,
  place,
  lesson: found ? `math/${code}` : null,
  foundAt: found ? '2026-11-27T15:00:00Z' : null,
});
const album: Album = {
  pages: [
    {
      page: 'forest',
      title: { ru: 'Лес', en: 'Forest' },
      stickers: [sticker('owl', 'Сова', null), sticker('bear', 'Медведь', 0), sticker('bat', 'Мышь', null, false)],
    },
  ],
  house: { lessons: 2, stage: 0, places: 2, growsAt: 3 },
};

async function open() {
  const school = fakeSchool();
  school.on('POST /kids/:kidUid/stickers/:sticker/place', album);
  school.on('GET /kids/:kidUid/stickers', album);
  const { user } = await show(<House kidUid={kidUid} band="pre" album={album} speech="Это твой домик." asleep={false} />, {
    texts: ['kid', 'kidWorld', 'kidRewards'],
  });
  const sent = () => school.by('POST /kids/:kidUid/stickers/:sticker/place').map(({ path, body }) => [path.split('/')[4], body]);
  return { user, sent };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('a sticker is tapped, then its place; a place that is taken takes it, too', async () => {
  const { user, sent } = await open();
  await user.click(button('Сова'));
  await user.click(button(/Место 2/));
  expect(sent()).toEqual([['owl', { place: 1 }]]);
});

test('who stands on the place gives way', async () => {
  const { user, sent } = await open();
  await user.click(button('Сова'));
  await user.click(button(/Медведь, место 1/));
  expect(sent()).toEqual([['owl', { place: 0 }]]);
});

test('the keyboard does the same', async () => {
  const { user, sent } = await open();
  button('Сова').focus();
  await user.keyboard('{Enter}');
  button(/Место 2/).focus();
  await user.keyboard('{Enter}');
  expect(sent()).toEqual([['owl', { place: 1 }]]);
});

test('an empty place with nothing in the hand moves nothing, and what is not found is not there', async () => {
  const { user, sent } = await open();
  await user.click(button(/Место 2/));
  expect(sent()).toEqual([]);
  expect(screen.queryByRole('button', { name: /Мышь/ })).toBeNull();
});
