import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { twoRoomPages } from '#testing/room.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { HelpDialog } from './help-dialog.tsx';

test('who calls for help twice is not told of a mistake: the school knows already', async () => {
  fakeSchool().on('POST /lesson-room/:eventId/help', () => refusal('lesson_room.help_waits'));
  const onClose = vi.fn();
  const pages = twoRoomPages();
  const lobby = { eventId: '00000000-0000-4000-8000-000000000003', isTrial: false, teacher: {} as never };
  const { user } = await show(pages.both(null, <HelpDialog lobby={lobby} kid={undefined} onClose={onClose} />), {
    texts: ['teacherRoom', 'names', 'roomStickers'],
  });
  await pages.open();
  const teacher = within(screen.getByRole('region', { name: 'teacher' }));
  await user.click(await teacher.findByRole('button', { name: 'Позвать на помощь' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
