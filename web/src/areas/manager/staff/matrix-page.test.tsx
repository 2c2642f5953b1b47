import { staffMatrix } from '@school/contract/staff/matrix';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fakeSchool } from '#testing/school.ts';
import { show } from '#testing/render.tsx';
import { Page } from './matrix-page.tsx';

test('who may what is told from the calls themselves: a curator moves lessons and refunds nothing, the owner does all', async () => {
  fakeSchool().on('GET /manager/staff/matrix', { acts: staffMatrix().map(({ act, needs }) => ({ act, needs: [...needs] })) });
  await show(<Page />, { texts: ['staff', 'staffMatrix', 'office'] });
  const card = async (act: string) => {
    const name = await screen.findByText(act);
    const row = name.closest<HTMLElement>('tr, li');
    if (!row) throw new Error(`${act} stands in no row`);
    return row.textContent.replace(/\s+/g, ' ');
  };
  const lessons = await card('Записывает, переносит и отменяет уроки');
  const refunds = await card('Возвращает деньги');
  expect(lessons).toMatch(/Куратор ?да/);
  expect(refunds).toMatch(/Куратор ?нет/);
  expect(refunds).toMatch(/Бухгалтер ?да/);
  expect(await card('Решает, кто владеет школой')).toMatch(/Администратор ?нет.*Владелец школы ?да/);
  expect(within(screen.getByRole('list', { name: 'Действия и роли' })).getAllByRole('listitem').length).toBeGreaterThan(20);
});
