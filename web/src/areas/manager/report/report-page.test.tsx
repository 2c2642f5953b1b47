import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { Page } from './report-page.tsx';

test('a view that the school would refuse has no tab, also where the address asks for it', async () => {
  const school = fakeSchool();
  school.on('GET /manager/report', { days: [], teachers: [] });
  const tabs = async (rights: readonly ('people' | 'finance')[]) => {
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, aSession({ role: 'manager', rights: [...rights] }));
    const texts = ['managerReport', 'managerSeen', 'refusals'] as const;
    await show(<Page />, { at: '/manager/report?tab=help', texts, keepSession: true });
    return screen.queryByRole('radio', { name: 'Помощь на уроках' }) !== null;
  };
  expect(await tabs(['finance'])).toBe(false);
  expect(school.asked.map(({ path }) => path)).toEqual(['/manager/report']);
  expect(await tabs(['people'])).toBe(true);
});
