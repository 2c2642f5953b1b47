import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aFamily } from '#testing/family.ts';
import { show } from '#testing/render.tsx';

import { FirstHomework } from './first-homework.tsx';

const shown = async (completed: number) => {
  const [kid] = aFamily().kids;
  if (!kid) throw new Error('No child');
  const course = {
    courseCode: 'math' as const,
    isDisabled: false,
    lessonProgress: { count: 12, completed },
    stars: 3,
    homework: 0,
    endDate: null,
  };
  await show(<FirstHomework kid={{ ...kid, coursesProgress: [course] }} />, { texts: ['home', 'homeSteps'] });
};

test('the first homework is celebrated once, and what is put away stays away', async () => {
  localStorage.clear();
  await shown(1);
  expect(screen.getByText(/Миша: 3 звезды/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Посмотреть ответы' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Спасибо' }));
  expect(screen.queryByText(/Миша/)).toBeNull();
  await shown(1);
  expect(screen.queryByText(/Миша/)).toBeNull();
});

test('before it and after the second one there is nothing to celebrate', async () => {
  localStorage.clear();
  await shown(0);
  await shown(2);
  expect(screen.queryByText(/Миша/)).toBeNull();
});
