import type { Event } from '@school/contract/calendar/shapes';
import type { ChangeTerms } from '@school/contract/scheduling/shapes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, aLesson, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { usePlace } from '../use-place.ts';
import { CancelSheet } from './cancel-sheet.tsx';

const Opened = () => <CancelSheet place={usePlace()} eventId="lesson" onClose={() => undefined} />;

async function cancelled(event: Event) {
  const school = fakeSchool();
  const terms: ChangeTerms = {
    event,
    cancel: { allowed: true },
    transfer: { allowed: true },
    until: hours(40),
    unit: 'gold',
    moves: null,
    skip: null,
    regular: null,
  };
  school.on('GET /user', aFamily());
  school.on('GET /events/:eventId', event);
  school.on('GET /events/:eventId/changes', terms);
  school.on('POST /events/:eventId/cancel', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { event: { ...event, status: 'canceled' as const }, canceled: 1, returned: 1, passedOn: [] };
  });
  school.on('POST /events/:eventId/cancel/undo', event);
  const { user } = await show(<Opened />, {
    at: '/schedule?event=lesson&do=cancel',
    path: '/schedule',
    texts: ['lessonChange', 'lessonLook', 'names', 'week'],
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Почему' }), 'Ребёнок заболел');
  await user.dblClick(screen.getByRole('button', { name: 'Отменить урок' }));
  await screen.findByText(/Урок отменён/);
  return { school, user };
}

test('a lesson cancelled a moment ago comes back by one tap, while its time is free', async () => {
  const { school, user } = await cancelled(aLesson());
  // A double tap has cancelled once.
  expect(school.by('POST /events/:eventId/cancel').map(({ body }) => body)).toEqual([{ scope: 'one', reason: 'Ребёнок заболел' }]);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Урок вернулся на прежнее время')).toBeTruthy();
  expect(school.by('POST /events/:eventId/cancel/undo').map(({ path }) => path)).toEqual(['/events/lesson/cancel/undo']);
});

test('a trial is booked anew instead: nothing offers to bring it back', async () => {
  await cancelled(aLesson({ kind: 'trial', courseCode: null }));
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});
