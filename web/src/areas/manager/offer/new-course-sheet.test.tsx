import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { NewCourseSheet } from './new-course-sheet.tsx';

const texts = ['offer', 'names', 'office', 'refusals'] as const;

test('a course of the school’s own is made of its titles, subject, ages, lessons and levels', async () => {
  const school = fakeSchool();
  school.on('GET /offer', { courses: [], subjects: [] });
  school.on('POST /manager/offer', { courses: [], subjects: [] });
  const { user } = await show(<NewCourseSheet onClose={() => undefined} />, { texts });
  const sheet = within(await screen.findByRole('dialog', { name: 'Новый курс' }));
  const add = sheet.getByRole('button', { name: 'Добавить курс' });
  await user.click(add);
  expect(sheet.getByLabelText(/Название по-русски/).getAttribute('aria-invalid')).toBe('true');
  expect(school.by('POST /manager/offer')).toEqual([]);

  await user.type(sheet.getByLabelText(/Название по-русски/), 'Шахматный клуб');
  await user.type(sheet.getByLabelText(/Название по-английски/), 'Chess club');
  await user.click(sheet.getByRole('radio', { name: 'Клуб' }));
  await user.selectOptions(sheet.getByLabelText(/Предмет/), 'math');
  await user.selectOptions(sheet.getByLabelText(/Возраст с/), '6');
  await user.selectOptions(sheet.getByLabelText(/^по/), '12');
  await user.selectOptions(sheet.getByLabelText(/Сколько длится урок/), '25');
  await user.type(sheet.getByLabelText(/Уровни/), '1, 2 , 2,');
  await user.type(sheet.getByLabelText(/Причина|Почему/), 'Просили семьи');
  await user.click(add);

  expect(await screen.findByText('Курс добавлен')).not.toBeNull();
  expect(school.by('POST /manager/offer').map(({ body }) => body)).toEqual([
    {
      title: { ru: 'Шахматный клуб', en: 'Chess club' },
      subject: 'math',
      kind: 'silver',
      ages: { from: 6, to: 12 },
      minutes: 25,
      levels: ['1', '2'],
      reason: 'Просили семьи',
    },
  ]);
});
