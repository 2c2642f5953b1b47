import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, aLesson, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './intro-booked-page.tsx';

const teacher = { teacherId: 'olga', name: 'Ольга С.', avatar: null, about: { ru: '', en: '' } };

async function opened(event: Parameters<typeof aLesson>[0] = {}, family: Parameters<typeof aFamily>[0] = {}) {
  const school = fakeSchool();
  school.on('GET /user', aFamily(family));
  school.on('GET /events/:eventId', aLesson({ kind: 'trial', timestamp: hours(48), teacher, kids: ['misha'], ...event }));
  const { user } = await show(<Page />, {
    at: '/intro-booked/lesson',
    path: '/intro-booked/$eventId',
    texts: ['introBooked', 'names', 'lessonLook'],
  });
  return { school, user };
}

test('a booked lesson says with whom, what to check and when the way in appears', async () => {
  await opened();
  expect(await screen.findByRole('heading', { level: 1, name: 'Первый урок назначен!' })).toBeTruthy();
  expect(screen.getByText('Ольга С.')).toBeTruthy();
  expect(screen.getByText('Математика')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Проверить сейчас' }).getAttribute('href')).toBe('/settings/equipment-check');
  expect(screen.getByRole('heading', { name: /появится «Войти в урок»/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Подтвердить' })).toBeNull();
});

test('while it may be moved one line leads there, and says until when', async () => {
  const { school } = await opened();
  expect(screen.queryByRole('link', { name: 'перенести урок' })).toBeNull();
  const event = aLesson({ kind: 'trial', timestamp: hours(48), teacher, kids: ['misha'] });
  const may = { allowed: true as const };
  school.on('GET /events/:eventId/changes', {
    event,
    cancel: may,
    transfer: may,
    until: hours(40),
    unit: null,
    moves: 1,
    skip: null,
    regular: null,
  });
  await show(<Page />, { at: '/intro-booked/lesson', path: '/intro-booked/$eventId', texts: ['introBooked', 'names', 'lessonLook'] });
  expect((await screen.findByRole('link', { name: 'перенести урок' })).getAttribute('href')).toMatch(/\/schedule\?event=.*do=transfer/);
});

test('while the contact is not confirmed it is said that reminders wait for it', async () => {
  await opened({}, { unconfirmedContacts: ['email'] });
  expect(await screen.findByRole('link', { name: 'Подтвердить' })).toBeTruthy();
});

test('a lesson that is not ahead any more is no moment', async () => {
  await opened({ status: 'canceled' });
  expect(await screen.findByText('Этого урока в расписании нет')).toBeTruthy();
});
