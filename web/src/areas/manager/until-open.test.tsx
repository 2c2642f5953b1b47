import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { UntilOpen } from './until-open.tsx';

test('an empty list of a school that is not open yet says why, and leads whoever may to what is missing', async () => {
  const school = fakeSchool();
  const link = async (state: 'staff-only' | 'open', rights: readonly ('people' | 'owner')[]) => {
    school.on('GET /school/opening', { state });
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, aSession({ role: 'manager', rights: [...rights] }));
    await show(<UntilOpen />, { texts: ['office'], keepSession: true });
    await expect.poll(() => school.by('GET /school/opening').length).toBeGreaterThan(0);
    if (state === 'staff-only') await screen.findByText(/Школа ещё закрыта для семей/);
    return [screen.queryByText(/Школа ещё закрыта/) !== null, screen.queryByRole('link')?.getAttribute('href') ?? null];
  };
  expect(await link('staff-only', ['owner'])).toEqual([true, '/manager/opening']);
  expect(await link('staff-only', ['people'])).toEqual([true, null]);
  expect(await link('open', ['owner'])).toEqual([false, null]);
});
