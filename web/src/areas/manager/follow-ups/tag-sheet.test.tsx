import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { TagSheet } from './tag-sheet.tsx';

const anna = { familyId: 'b7f3b1a0-0000-4000-8000-000000000001', name: 'Анна', tags: ['лето'] };
const boris = { familyId: 'b7f3b1a0-0000-4000-8000-000000000002', name: 'Борис', tags: [] };

test('tags of two families: new ones are typed, known ones chosen, and one that either has is taken off', async () => {
  const school = fakeSchool();
  school.on('GET /manager/family-tags', {
    tags: [
      { tag: 'брат ждёт', families: 4 },
      { tag: 'лето', families: 1 },
    ],
  });
  school.on('POST /manager/families/tags', { families: 2 });
  const { user } = await show(<TagSheet families={[anna, boris]} onClose={() => undefined} />, {
    texts: ['followUps', 'office', 'refusals'],
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Теги: 2 семьи' }));
  const save = sheet.getByRole('button', { name: 'Сохранить теги' });
  await user.click(save);
  expect(sheet.getByLabelText(/Новые теги/).getAttribute('aria-invalid')).toBe('true');
  expect(school.by('POST /manager/families/tags')).toEqual([]);

  await user.type(sheet.getByLabelText(/Новые теги/), ' зима,  второй   язык ,');
  await user.click(within(await sheet.findByRole('group', { name: /Добавить/ })).getByRole('checkbox', { name: 'брат ждёт' }));
  await user.click(within(sheet.getByRole('group', { name: /Удалить/ })).getByRole('checkbox', { name: 'лето' }));
  await user.click(save);

  expect(await screen.findByText('Теги сохранены: 2 семьи')).not.toBeNull();
  const asked = { familyIds: [anna.familyId, boris.familyId], add: ['брат ждёт', 'зима', 'второй язык'], remove: ['лето'] };
  expect(school.by('POST /manager/families/tags').map(({ body }) => body)).toEqual([asked]);
});
