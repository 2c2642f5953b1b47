import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { AddFamilySheet } from './add-family-sheet.tsx';

test('a family that is added chooses among the subjects that are on', async () => {
  const ages = { from: 5, to: 12 };
  const subjects = [
    { subject: 'english' as const, isOffered: true, ages },
    { subject: 'math' as const, isOffered: false, ages },
  ];
  fakeSchool().on('GET /offer', { courses: [], subjects });
  await show(<AddFamilySheet onClose={() => undefined} />, { texts: ['familyAdding', 'kidForm', 'names', 'shell', 'office', 'refusals'] });
  const choice = await screen.findByLabelText('Предмет');
  await expect.poll(() => within(choice).queryByRole('option', { name: 'Математика' })).toBeNull();
  expect(within(choice).getByRole('option', { name: 'Английский' })).not.toBeNull();
});
