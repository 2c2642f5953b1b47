import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';

import { NewTeacher } from './new-teacher.tsx';

test('a colleague who takes over is named to the child in one sentence as she comes in, and it goes by itself', async () => {
  const pages = twoRoomPages();
  await show(pages.both(<NewTeacher band="junior" />, null), { texts: ['kidRoom', 'names'] });
  await pages.open();
  const kid = within(screen.getByRole('region', { name: 'kid' }));
  expect(kid.getByRole('status').textContent).toBe('');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  // In the test the teacher of the room is the one who has taken over.
  await act(async () => pages.tell({ kind: 'replaced', teacherId: pages.teacherId, name: 'Ольга' }));
  expect(kid.getByRole('status').textContent).toContain('Теперь с тобой Ольга. Твои задания и звёзды на месте.');
  await act(async () => vi.advanceTimersByTimeAsync(8_500));
  expect(kid.getByRole('status').textContent).toBe('');
});
