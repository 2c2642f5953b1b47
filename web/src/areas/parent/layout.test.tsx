import type { Session } from '@school/contract/identity/shapes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aFamily, aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { Layout } from './layout.tsx';

async function placesOf(adult: Session['adult'], language: 'ru' | 'en'): Promise<string[]> {
  fakeSchool().on('GET /user', aFamily());
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, aSession(adult && { adult }));
  await show(<Layout />, { language, keepSession: true });
  const menu = await screen.findByRole('navigation');
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

test.each([
  ['ru', 'Оплата'],
  ['en', 'Payment'],
] as const)('payment is a place of those who may pay (%s)', async (language, payment) => {
  expect(await placesOf(undefined, language)).toContain(payment);
  expect(await placesOf({ adultId: 'olya', may: 'pays' }, language)).toContain(payment);
  expect(await placesOf({ adultId: 'olya', may: 'arranges' }, language)).not.toContain(payment);
  expect(await placesOf({ adultId: 'olya', may: 'sees' }, language)).not.toContain(payment);
});
