import { beginning } from '@school/words/ru/shared/course-beginning';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Beginning } from './beginning.tsx';

const kidUid = '01a22076-07b8-7ffd-a775-c038ce5579c1';
const path = 'GET /kids/:kidUid/courses/:courseCode/beginning';
const lessons = [1, 2, 3].map((number) => ({
  lessonCode: `m2-0${number}`,
  number,
  title: { ru: `Урок ${number}`, en: `Lesson ${number}` },
}));
const placed = {
  lesson: lessons[2],
  by: 'shown',
  leftOut: [{ ru: 'Счёт до десяти', en: 'Counting to ten' }],
  lessons,
  mayChange: { allowed: true },
};

test('a parent reads with which lesson the child begins and what it has shown, and chooses another one', async () => {
  const school = fakeSchool();
  school.on(path, () => Response.json(placed));
  school.on('PATCH /kids/:kidUid/courses/:courseCode/beginning', () => Response.json({ ...placed, lesson: lessons[0], by: 'family' }));
  const { user } = await show(<Beginning kidUid={kidUid} courseCode="math" may texts={beginning} />);
  const list = await screen.findByRole<HTMLSelectElement>('combobox');
  expect(list.value).toBe('m2-03');
  expect(screen.getByText('Счёт до десяти')).toBeTruthy();
  await user.selectOptions(list, 'm2-01');
  await expect.poll(() => school.by('PATCH /kids/:kidUid/courses/:courseCode/beginning').length).toBe(1);
});

test('whoever may not choose reads it alone; nothing is told where nothing was said and lessons have begun', async () => {
  const school = fakeSchool();
  school.on(path, () => Response.json(placed));
  await show(<Beginning kidUid={kidUid} courseCode="math" may={false} texts={beginning} />);
  expect(await screen.findByText('3. Урок 3')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
