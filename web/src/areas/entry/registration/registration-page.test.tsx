import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './registration-page.tsx';

const labelled = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('of e-mail and phone each says that the other will do; who enters by SMS needs the phone', async () => {
  fakeSchool();
  const { user } = await show(<Page />, { at: '/registration', texts: ['registration', 'kidForm', 'names'] });
  expect(labelled(/^E-mail · или телефон$/).required).toBe(false);
  expect(labelled(/^Телефон · или e-mail$/).required).toBe(false);

  await user.click(screen.getByRole('radio', { name: 'По коду из SMS' }));
  expect(labelled(/^Телефон$/).required).toBe(true);
  expect(labelled(/^E-mail · необязательно$/).required).toBe(false);
  expect(screen.getByText('Нужен телефон: по нему вы будете входить')).toBeTruthy();
});

test('a school that is not open yet asks for an address in place of the form, and says that it was kept', async () => {
  const school = fakeSchool();
  school.on('GET /school/opening', { state: 'staff-only' });
  school.on('POST /school/waiting', { done: true });
  const { user } = await show(<Page />, { at: '/registration', texts: ['registration', 'kidForm', 'names'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Скоро откроемся' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(labelled(/^E-mail$/), 'oleg@example.com');
  await user.click(screen.getByRole('button', { name: 'Напишите мне' }));
  expect(await screen.findByText('Записали oleg@example.com. Напишем, как только откроемся.')).toBeTruthy();
  expect(school.by('POST /school/waiting')[0]?.body).toEqual({ email: 'oleg@example.com', locale: 'ru-RU' });
});
