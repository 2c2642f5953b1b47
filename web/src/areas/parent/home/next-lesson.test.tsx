import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aFamily, aLesson, aLobby, aSession, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { NextLesson } from './next-lesson.tsx';

const shown = async (startedAt: string | null) => {
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId', aLobby({ startedAt }));
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  await show(<NextLesson event={aLesson({ timestamp: hours(0.1) })} user={aFamily()} />, {
    texts: ['home', 'names', 'lessonLook'],
    keepSession: true,
  });
};

const leftInMinutes = /^через \d+ минут/;

test('a lesson that its teacher began early is on: nothing is counted down to it', async () => {
  await shown(null);
  await screen.findByRole('button', { name: 'Войти в урок' });
  // How many minutes are left depends on how long the machine took to come here.
  expect(screen.getByText(leftInMinutes)).toBeTruthy();
  await shown(hours(0));
  expect(await screen.findByText('Урок идёт')).toBeTruthy();
  expect(screen.queryByText(leftInMinutes)).toBeNull();
});
