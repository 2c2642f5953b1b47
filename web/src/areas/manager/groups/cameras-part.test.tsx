import type { cameraPolicies } from '@school/contract/lesson-room/limits';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { CamerasPart } from './cameras-part.tsx';

test('a manager says whose cameras are on in a group', async () => {
  let cameras: (typeof cameraPolicies)[number] = 'teacherOnly';
  const school = fakeSchool();
  school.on('GET /manager/groups/:groupId/cameras', () => ({ cameras }));
  school.on('POST /manager/groups/:groupId/cameras', ({ body }) => {
    ({ cameras } = body as { cameras: typeof cameras });
    return { cameras };
  });
  const { user } = await show(<CamerasPart groupId="00000000-0000-4000-8000-000000000001" />, { texts: ['managedGroups'] });
  const off = await screen.findByRole<HTMLInputElement>('radio', { name: 'Выключены' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Видит только преподаватель' }).checked).toBe(true);
  await user.click(off);
  await expect.poll(() => off.checked && cameras).toBe('off');
});
