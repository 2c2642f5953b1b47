import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { api } from '#api/client.ts';
import { queryClient } from '#api/queries.ts';
import { leave, sessionQuery } from '#api/session.ts';
import { returnTo } from '#kit/router/return.ts';
import { writeSearch } from '#kit/router/address.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { guard } from '../../../app/guards.ts';
import { Page } from './login-page.tsx';

function atTheDoor() {
  const school = fakeSchool();
  school.on('GET /auth/social', { providers: [] });
  school.on('GET /auth/pictures', { faces: [] });
  return school;
}
/** Where the door stands for somebody who wanted to see the payments. */
const door = `/login${writeSearch(returnTo('/payment/history', { kind: 'gold' }))}`;
const why = /Вход на этом устройстве завершён/;

test('who was inside when the school ended the session is told so at the door, and led back from it', async () => {
  const school = atTheDoor();
  await show(null);
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  school.on('GET /user', () => refusal('identity.not_signed_in', { status: 401 }));
  await api('GET /user').catch(() => undefined);

  const { user } = await show(<Page />, { at: door, texts: ['login', 'social'], keepSession: true });
  expect(screen.getByRole('status').textContent).toMatch(why);

  school.on('POST /auth/sign-in', { idToken: 'token' });
  school.on('POST /user/session', aSession());
  await user.type(screen.getByLabelText('E-mail или телефон'), 'anna@local.test');
  await user.type(screen.getByLabelText('Пароль'), 'birch-lake-42');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await expect.poll(() => school.by('POST /user/session').length).toBe(1);
  const session = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
  // Who is learning is chosen first; the place goes along.
  const search = Object.fromEntries(new URLSearchParams(door.split('?')[1]));
  expect(guard({ path: '/login', search, session })).toEqual({
    to: '/kid-switcher',
    search: { next: '/payment/history?kind=gold' },
  });
  // And the next time the door says nothing of it.
  await show(<Page />, { at: '/login', texts: ['login', 'social'] });
  expect(screen.queryByText(why)).toBeNull();
});

test('who left by their own will, or was never here, is told nothing', async () => {
  atTheDoor();
  await show(<Page />, { at: '/login', texts: ['login', 'social'] });
  expect(screen.queryByText(why)).toBeNull();
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  leave(true);
  await show(<Page />, { at: '/login', texts: ['login', 'social'] });
  expect(screen.queryByText(why)).toBeNull();
});

test('a wrong password costs nothing that was typed, and is said once', async () => {
  const school = atTheDoor();
  const { user } = await show(<Page />, { at: '/login', texts: ['login', 'social', 'refusals'] });
  school.on('POST /auth/sign-in', () => refusal('identity.wrong_credentials', { status: 401 }));
  await user.type(screen.getByLabelText('E-mail или телефон'), 'anna@local.test');
  await user.type(screen.getByLabelText('Пароль'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('E-mail или телефон')).toHaveProperty('value', 'anna@local.test');
  expect(screen.getByLabelText('Пароль')).toHaveProperty('value', 'wrong');
  expect(school.by('POST /auth/sign-in')).toHaveLength(1);
});
