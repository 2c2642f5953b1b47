import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import { PersonTile } from './person-tile.tsx';

const url = 'https://meet.example/olga?pwd=1';
const tile = <PersonTile person="teacher:1" name="Ольга" avatar={null} faceSize={96} />;

test('where the lesson is held elsewhere, the face of the other is the way there, in a window of its own that learns nothing of the room', async () => {
  const pages = twoRoomPages({ media: { engine: 'outside', url } });
  await show(pages.both(tile, tile), { texts: ['roomMeeting'] });
  await pages.open();
  for (const name of ['kid', 'teacher']) {
    const way = await within(screen.getByRole('region', { name })).findByRole('link', { name: /Ольга/ });
    expect([way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')]).toEqual([url, '_blank', 'noopener noreferrer']);
  }
});

test('in the school’s own room no face is a link', async () => {
  const pages = twoRoomPages();
  await show(pages.both(tile, tile), { texts: ['roomMeeting'] });
  await pages.open();
  expect(screen.queryByRole('link')).toBeNull();
});
