import type { AnswerOf } from '@school/contract/calls';
import type { LessonBody, SavedLesson } from '@school/contract/playbooks/lesson-texts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { LessonEditor } from './lesson-editor.tsx';

const texts = ['lessonEditor', 'schoolTexts', 'datedTerms', 'office', 'refusals'] as const;
const task = (written: string, ask: string) => ({ ask: { ru: ask, en: ask }, hint: null, explain: null, written, atHome: true });
const body: LessonBody = {
  title: { ru: 'Числа', en: 'Numbers' },
  goal: { ru: 'Считать до десяти', en: 'To count to ten' },
  letters: '',
  tasks: [task('template: type-number\nright: 7', 'Сколько?'), task('template: true-false\nyes: true', 'Правда?')],
};
const lesson: AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'> = {
  courseCode: 'math',
  lessonCode: 'm2-01',
  number: 1,
  courseTitle: { ru: 'Математика', en: 'Maths' },
  ages: { from: 6, to: 7 },
  inForce: body,
  isOriginal: true,
  hasOriginal: true,
  state: 'taught',
  work: null,
  versions: [],
};
const saved = (revision: number, its: Partial<SavedLesson> = {}): SavedLesson => ({
  revision,
  body,
  savedAt: '2026-11-26T10:00:00Z',
  by: { accountId: 'b7f3b1a0-0000-4000-8000-000000000001', name: 'Ольга' },
  faults: [],
  ...its,
});

async function opened(language: 'ru' | 'en', faults: SavedLesson['faults']) {
  const school = fakeSchool();
  school.on('POST /manager/lessons/:courseCode/:lessonCode/draft', saved(1, { faults }));
  const { user } = await show(<LessonEditor lesson={lesson} onAgain={() => undefined} />, { texts, language });
  const drafts = () => school.by('POST /manager/lessons/:courseCode/:lessonCode/draft').map((it) => it.body);
  return { user, drafts };
}

const wrong = { kind: 'wrong', task: 1, where: 'right', check: 'fewOptions', values: {} } as const;

test('what is typed is saved over what was read, and what the checks find is told in the language of the page', async () => {
  const { user, drafts } = await opened('ru', [wrong]);
  await user.type(screen.getByLabelText(/Название по-русски/), '!');
  const told = within(await screen.findByRole('region', { name: 'Что исправить' }));
  expect(told.getByText(/столько вариантов нет/)).not.toBeNull();
  expect(drafts()).toEqual([{ revision: 0, body: { ...body, title: { ...body.title, ru: 'Числа!' } } }]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).getAttribute('aria-disabled')).toBe('true');
});

test('the same is told in English in an English page', async () => {
  const { user } = await opened('en', [wrong]);
  await user.type(screen.getByLabelText(/Title in English/), '!');
  expect(await screen.findByText(/there aren’t that many options/)).not.toBeNull();
});

test('tasks are moved, copied and removed, and the draft keeps their order', async () => {
  const { user, drafts } = await opened('ru', []);
  await user.click(screen.getByRole('button', { name: 'Задание 2: выше' }));
  const kept = () => (drafts().at(-1) as { body: LessonBody } | undefined)?.body.tasks.map(({ ask }) => ask?.ru);
  await expect.poll(kept, { timeout: 10_000 }).toEqual(['Правда?', 'Сколько?']);
  await user.click(screen.getByRole('button', { name: 'Изменить задание 1' }));
  await user.click(screen.getByRole('button', { name: 'Удалить задание 1' }));
  await expect.poll(kept, { timeout: 10_000 }).toEqual(['Сколько?']);
  expect(await screen.findByText('Ошибок нет')).not.toBeNull();
});
