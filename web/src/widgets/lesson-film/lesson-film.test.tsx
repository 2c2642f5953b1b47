import type { LessonFilm as Film } from '@school/contract/lesson-room/film-calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { LessonFilm } from './lesson-film.tsx';

const kid = '11111111-1111-4111-8111-111111111111';
const at = (seconds: number) => new Date(Date.parse('2026-11-24T15:00:00Z') + seconds * 1000).toISOString();
const film: Film = {
  eventId: 'e1',
  from: at(0),
  to: at(120),
  people: [
    { person: 'teacher:1', role: 'teacher', name: 'Ольга' },
    { person: `kid:${kid}`, role: 'kid', name: 'Аня' },
    { person: 'kid:00000000-0000-4000-8000-000000000001', role: 'kid', name: null },
  ],
  events: [
    { seq: 1, at: at(0), who: 'teacher:1', op: { kind: 'page', page: 0 } },
    {
      seq: 2,
      at: at(10),
      who: `kid:${kid}`,
      op: { kind: 'stroke', id: 'a', page: 0, tool: 'pen', color: 'ink', width: 1, points: 'AAAA' },
    },
    { seq: 3, at: at(60), who: 'school', op: { kind: 'task.open', taskNo: 1, mode: 'own', playbookUid: 'p', taskIdx: 0 } },
    {
      seq: 4,
      at: at(70),
      who: `kid:${kid}`,
      op: { kind: 'judged', taskNo: 1, kidUid: kid, playbookUid: 'p', taskIdx: 0, round: 0, verdict: 'right', done: true },
    },
    { seq: 5, at: at(80), who: 'teacher:1', op: { kind: 'star', kidUid: kid } },
  ],
  next: null,
};

const item = {
  taskIdx: 0,
  tries: 1,
  hint: null,
  kept: null,
  state: 'right',
  answer: null,
  judgement: null,
} as const;
const asks = (text: string) => ({ ask: { ru: text, en: text }, hint: false, tries: 3 });

/** Two items, of which the film has the first one answered. */
const task = {
  taskNo: 1,
  mode: 'own',
  playbookUid: 'p',
  taskIdx: 0,
  kidUid: kid,
  attemptUid: null,
  startsAt: null,
  items: ['Сколько лис?', 'Сколько сов?'].map((text, round) => ({
    ...item,
    round,
    task: { template: 'hottext', ...asks(text), layout: 'letters', lang: 'ru', pieces: ['кот', 'пёс'].map((word) => ({ id: word, word })) },
  })),
};

test('the task stands in the film as it stood before the child: what was answered for a moment, and then what came next', async () => {
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId/script', () => ({ source: 'derived', minutes: 25, band: 'junior', steps: [], notes: null }));
  school.on('GET /lesson-room/:eventId/tasks/:taskNo', () => task as never);
  const { user } = await show(<LessonFilm film={film} />, { texts: ['lessonFilm', 'roomBoard', 'player', 'tasks', 'names'] });
  await user.click(await screen.findByRole('button', { name: /Задание 2/ }));
  expect(await screen.findByRole('region', { name: 'Сколько лис?' })).toBeTruthy();
  expect((await screen.findByText('кот')).closest('[inert]')).not.toBeNull();
  const line = screen.getByRole('slider', { name: 'Место в уроке' });
  line.focus();
  // The first was answered ten seconds after the task had come.
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('region', { name: 'Сколько лис?' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('region', { name: 'Сколько сов?' })).toBeTruthy();
});

test('a lesson is played, goes on by keys, and to its parts; of another child nothing is named', async () => {
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId/script', () => ({ source: 'derived', minutes: 25, band: 'junior', steps: [], notes: null }));
  school.on('GET /lesson-room/:eventId/tasks/:taskNo', () => task as never);
  const { user } = await show(<LessonFilm film={film} />, { texts: ['lessonFilm', 'roomBoard', 'player', 'tasks', 'names'] });
  expect(await screen.findByRole('img', { name: 'Доска, страница 1, пустая' })).toBeTruthy();
  const line = screen.getByRole('slider', { name: 'Место в уроке' });
  line.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(line.getAttribute('aria-valuetext')).toBe('00:10 из 02:00');
  expect(screen.getByRole('img', { name: 'Доска, страница 1. Линий и штампов: 1' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: /Задание 2/ }));
  expect(screen.getByText('Ответов пока нет.')).toBeTruthy();
  line.focus();
  await user.keyboard('{End}');
  expect(screen.getByText('1: верно')).toBeTruthy();
  expect(screen.getByText('Аня: 1 звезда')).toBeTruthy();

  // At its end it begins anew, and goes on by itself, faster when one likes.
  await user.click(screen.getByRole('radio', { name: '8×' }));
  await user.click(screen.getByRole('button', { name: 'Смотреть' }));
  await expect.poll(() => screen.queryByRole('img', { name: /Линий и штампов: 1/ }), { timeout: 5000 }).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Пауза' }));
  const stood = line.getAttribute('aria-valuetext');
  await new Promise((go) => void setTimeout(go, 300));
  expect(line.getAttribute('aria-valuetext')).toBe(stood);
});
