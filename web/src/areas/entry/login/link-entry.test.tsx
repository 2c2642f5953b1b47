import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { keepArrivalToken } from '#api/arrival-token.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { LinkEntry } from './link-entry.tsx';

function aSchoolWithLinks() {
  const school = fakeSchool();
  school.on('POST /auth/link', { idToken: 'token' });
  school.on('POST /user/session', aSession());
  keepArrivalToken('one-time-token');
  return school;
}

test('a one-time link signs a guest in by itself, once', async () => {
  const school = aSchoolWithLinks();
  await show(null);
  queryClient.setQueryData(sessionQuery.queryKey, null);
  await show(<LinkEntry toOnboarding={false} />, { at: '/login?by=link', texts: ['login'], keepSession: true });
  await expect.poll(() => queryClient.getQueryData(sessionQuery.queryKey)?.customerId).toBe('anna');
  expect(school.by('POST /auth/link').map(({ body }) => body)).toEqual([{ token: 'one-time-token' }]);
  expect(school.by('POST /user/session')[0]?.body).toEqual({ idToken: 'token', provider: 'link' });
});

test('whoever is signed in here is asked first, and stays who they are until the tap', async () => {
  const school = aSchoolWithLinks();
  await show(null);
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ customerId: 'svetlana' }));
  const { user } = await show(<LinkEntry toOnboarding={false} />, { at: '/login?by=link', texts: ['login'], keepSession: true });
  expect(screen.getByText(/уже кто-то вошёл/)).toBeTruthy();
  expect(school.by('POST /auth/link')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Войти по ссылке' }));
  await expect.poll(() => queryClient.getQueryData(sessionQuery.queryKey)?.customerId).toBe('anna');
});
