import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { aPlan, aTaughtLesson } from '#testing/teaching.ts';
import { PlanCard } from './plan-card.tsx';

async function opened() {
  const school = fakeSchool();
  school.on('GET /teacher/lessons/:eventId/plan', aPlan());
  school.on('POST /teacher/lessons/:eventId/plan', aPlan());
  const { user } = await show(<PlanCard lesson={aTaughtLesson()} />, {
    at: '/teacher/lesson/lesson',
    texts: ['teacherLesson', 'teacher', 'refusals'],
  });
  await screen.findByText('Урок 8. Дружим с десяткой');
  return { school, user };
}
const topics = () => within(screen.getByRole('combobox')).getAllByRole('option');

test('a lesson has one number on the page, and what was held is told apart from what was done at home', async () => {
  await opened();
  const held = topics().filter((one) => /проведён/.test(one.textContent));
  // Lessons of this level that were held: seven; of them two have their homework done, and the page says of what it is counted.
  expect(held.filter((one) => one.textContent.startsWith('До десяти'))).toHaveLength(7);
  expect(screen.getByText(/домашние задания сделаны: 2 из 12 уроков/)).toBeTruthy();
  expect(screen.queryByText(/пройдено/)).toBeNull();
  expect(topics().some((one) => one.textContent === 'До десяти · 8. Дружим с десяткой')).toBe(true);
  expect(screen.queryByText(/20\. Дружим/)).toBeNull();
});

test('a topic is found by a word of its title or its level, and chosen by it', async () => {
  const { school, user } = await opened();
  expect(topics()).toHaveLength(25);
  await user.type(screen.getByRole('searchbox', { name: 'Найти тему' }), 'ДРУЖ десят');
  await expect
    .poll(() => topics().map((one) => one.textContent))
    .toEqual(['По порядку: Дружим с десяткой', 'До десяти · 8. Дружим с десяткой']);
  expect(screen.getByRole('combobox', { name: /Найдено: 1 тема/ })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox'), 'm2-08');
  await expect
    .poll(() => school.by('POST /teacher/lessons/:eventId/plan').map(({ body }) => body))
    .toEqual([{ lessonCode: 'm2-08', homework: null }]);
  await user.click(screen.getByRole('button', { name: 'Очистить поиск темы' }));
  await expect.poll(() => topics().length).toBe(25);
});
