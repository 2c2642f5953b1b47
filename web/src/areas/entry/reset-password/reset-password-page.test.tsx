import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './reset-password-page.tsx';

test('whoever is signed in is led home from the page of a forgotten password, a stranger to the sign-in', async () => {
  fakeSchool();
  await show(<Page />, { at: '/reset-password', texts: ['newPassword'] });
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' }).getAttribute('href')).toBe('/login');

  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  await show(<Page />, { at: '/reset-password', texts: ['newPassword'], keepSession: true });
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Вернуться ко входу' })).toBeNull();
});
