import type { Book } from '@school/contract/rewards/books';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Questions } from './questions.tsx';

const kidUid = '01a22076-07b8-7ffd-a775-c038ce5579c1';
const both = (text: string) => ({ ru: text, en: text });
const opened: Book = {
  book: {
    book: 'ice',
    title: both('Лёд'),
    cover: 'ice',
    level: 3,
    tongue: null,
    source: null,
    readAt: null,
    rightAtOnce: 0,
    questions: 2,
  },
  parts: [{ picture: 'ice', lines: { ru: ['Лёд плавает.'], en: ['Ice floats.'] } }],
  questions: [
    { ask: both('Что делает лёд?'), options: [both('тонет'), both('плавает'), both('летает')], found: 1 },
    { ask: both('Какой он?'), options: [both('тёплый'), both('холодный'), both('красный')], found: null },
  ],
};

test('a child goes on with the question that it has not found; a wrong answer falls off, the right one shows its line', async () => {
  const school = fakeSchool();
  school.on('POST /kids/:kidUid/books/:book/answers', ({ body }) =>
    (body as { option: number }).option === 1
      ? { right: true, proof: { ru: 'Лёд очень холодный.', en: 'Ice is very cold.' }, isRead: true }
      : { right: false, proof: null, isRead: false },
  );
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ role: 'kid', kidUid }));
  const { user } = await show(<Questions kidUid={kidUid} band="junior" opened={opened} tongue="ru" onLook={() => undefined} />, {
    texts: ['kid', 'kidBooks'],
    keepSession: true,
  });
  expect(await screen.findByRole('heading', { name: /Какой он/ })).toBeTruthy();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  await expect.poll(() => button('тёплый').disabled).toBe(false);
  await user.click(button('тёплый'));
  await expect.poll(() => button('тёплый').disabled).toBe(true);
  await user.click(button('холодный'));
  expect(await screen.findByText('Лёд очень холодный.')).toBeTruthy();
  expect(school.by('POST /kids/:kidUid/books/:book/answers').map(({ body }) => body)).toEqual([
    { question: 1, option: 0 },
    { question: 1, option: 1 },
  ]);
});
