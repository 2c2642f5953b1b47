import type { AnswerOf } from '@school/contract/calls';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { preloadTexts } from '#i18n/texts.ts';
import { aFamily } from '#testing/family.ts';
import { showTable } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './intro-appointment-page.tsx';

const table = [
  {
    path: '/intro-appointment',
    names: ['kid', 'subject', 'teacher', 'day'] as const,
    page: () => Promise.resolve({ Page }),
    layout: undefined,
    prepare: () => preloadTexts('intro', 'meetTeacher', 'teacherCard', 'names', 'lessonLook', 'refusals'),
  },
];
type Offer = AnswerOf<'GET /intro/slots'>;

/** Three days ahead, on the hour. */
const day = Math.ceil(Date.now() / 86_400_000 + 2) * 1440;
const at = (hour: number) => day + hour * 60;
const aTeacher = (name: string, rating: { average: number; count: number } | null): Offer['teachers'][number]['teacher'] => ({
  teacherId: name,
  name,
  about: { ru: `${name} считает через игру`, en: '' },
  languages: ['ru', 'en'],
  teachesSince: null,
  photo: null,
  video: null,
  subjects: ['math'],
  ages: { from: 3, to: 16 },
  rating,
});

async function opened(where = '/intro-appointment?kid=misha&subject=math', change: Partial<Offer> = {}) {
  const school = fakeSchool();
  school.on('GET /user', aFamily());
  school.on('GET /intro/slots', {
    may: { allowed: true },
    ages: { from: 3, to: 16, kid: 8, warn: false, confirm: false },
    minutes: 50,
    slots: [at(8), at(9), at(10), at(11), at(12)],
    teachers: [
      { teacher: aTeacher('Ольга С.', { average: 4.9, count: 38 }), slots: [at(8), at(9), at(10), at(11)] },
      { teacher: aTeacher('Вера Л.', null), slots: [at(12)] },
    ],
    hadTrialWith: [],
    siblings: [],
    held: null,
    ...change,
  });
  const { user } = await showTable(table, where);
  return { school, user };
}

test('teachers are chosen by face, own words, languages and a rating only where there is one, with the next times', async () => {
  await opened();
  const olga = (await screen.findByText('Ольга С.')).closest('li');
  const vera = screen.getByText('Вера Л.').closest('li');
  const inside = (card: HTMLElement | null | undefined) => within(card as HTMLElement);
  expect(inside(olga).getByText('4,9 · 38 оценок')).toBeTruthy();
  expect(inside(olga).getByText('Ольга С. считает через игру')).toBeTruthy();
  expect(inside(vera).getByText('оценок пока нет')).toBeTruthy();
  const times = inside(olga).getAllByRole('link', { name: /\d:\d\d/ });
  expect(times).toHaveLength(3);
  expect(times[0]?.getAttribute('href')).toContain('teacher=');
  // The last one is the school.
  const all = screen.getAllByRole('link', { name: /^Все дни и время/ });
  expect(all.at(-1)?.getAttribute('aria-label')).toBe('Все дни и время: Подберите сами');
});

test('all times of one teacher are hers alone, and the way back to the others is there', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('link', { name: 'Все дни и время: Вера Л.' }));
  expect(await screen.findByText('Первый урок проведёт Вера Л.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /\d:\d\d/ })).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Другой преподаватель' }));
  expect(await screen.findByText('Ольга С.')).toBeTruthy();
});

test('a teacher of the address who has no time any more is chosen anew', async () => {
  await opened('/intro-appointment?kid=misha&subject=math&teacher=somebody-else');
  expect(await screen.findByText('Кто проведёт первый урок?')).toBeTruthy();
});

test('where nobody has time it is said as before', async () => {
  await opened(undefined, { slots: [], teachers: [] });
  expect(await screen.findByText('Свободного времени сейчас нет')).toBeTruthy();
});

test('who comes with a child and a subject sees the teachers first, and may still choose another', async () => {
  const { user } = await opened();
  await screen.findByText('Ольга С.');
  expect(screen.queryByRole('radio', { name: 'Чтение и подготовка к школе' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить ребёнка или предмет' }));
  expect(screen.getByRole('radio', { name: 'Математика' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Чтение и подготовка к школе' }));
  expect(screen.getByRole('radio', { name: 'Чтение и подготовка к школе' })).toHaveProperty('checked', true);
});

test('who has said nothing yet chooses first', async () => {
  await opened('/intro-appointment');
  expect(await screen.findByRole('radio', { name: 'Математика' })).toBeTruthy();
});
