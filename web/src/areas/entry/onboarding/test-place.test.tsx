import type { DiagnosticAttempt, DiagnosticResult, KidOnboarding } from '@school/contract/onboarding/shapes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
// The kind of task is fetched when it is met: here it is there already.
import '#widgets/player/templates/true-false/task.tsx';
import { TestPlace } from './test-place.tsx';

const task = (ask: string): NonNullable<DiagnosticAttempt['now']>['task'] => ({
  template: 'true-false',
  ask: { ru: ask, en: ask },
  hint: false,
  tries: 1,
});
const standing = (done: number, part: string | null): DiagnosticAttempt => ({
  attemptUid: 'attempt',
  kidUid: 'misha',
  test: 'math',
  title: { ru: 'Математика', en: 'Maths' },
  band: null,
  ages: { from: 8, to: 9 },
  tasks: 3,
  done,
  parts: [
    { code: 'sums', title: { ru: 'Счёт', en: 'Sums' }, tasks: 2 },
    { code: 'shapes', title: { ru: 'Фигуры', en: 'Shapes' }, tasks: 1 },
  ],
  state: part === null ? 'finished' : 'open',
  now: part === null ? null : { index: done, part, task: task(`Задание ${done + 1}`) },
  startedAt: hours(0),
});
const result: DiagnosticResult = {
  resultId: 'result',
  kidUid: 'misha',
  kidName: 'Миша',
  test: 'math',
  takenAt: hours(0),
  band: null,
  percent: 50,
  tier: 't50',
  title: { ru: 'Математика', en: 'Maths' },
  text: { ru: '', en: '' },
  parts: [],
  types: [],
  examples: [],
  recommended: { courseCode: 'math', levelCode: null, lessonCode: null, why: 'math.fromStart', perWeek: null, second: null },
  mayRepeat: { allowed: true },
};
const kid: KidOnboarding = {
  kidUid: 'misha',
  name: 'Миша',
  age: 8,
  lessons: [],
  tests: [{ test: 'math', title: { ru: 'Математика', en: 'Maths' }, playbookIdx: 1, tasks: 3, state: 'open', stored: null }],
  finishedAt: null,
  gift: null,
};
const texts = ['onboarding', 'player', 'tasks', 'kid', 'refusals', 'furtherRefusals', 'voice'] as const;

async function opened(tests = kid.tests, language: 'ru' | 'en' = 'ru') {
  const school = fakeSchool();
  school.on('GET /onboarding', { kids: [{ ...kid, tests }] });
  school.on('POST /onboarding/tests/:test/:kidUid/attempts', standing(0, 'sums'));
  const { user } = await show(<TestPlace kidUid="misha" test="math" playbookIdx={1} />, { at: '/onboarding', texts, language });
  return { school, user };
}
const asked = (text: string) => screen.findByRole('heading', { name: text });

test('a diagnostics goes task by task, with a pause between its parts, and is never judged aloud', async () => {
  const { school, user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Начинаем' }));
  await asked('Задание 1');
  expect(school.by('POST /onboarding/tests/:test/:kidUid/attempts').map(({ path, body }) => [path, body])).toEqual([
    ['/onboarding/tests/math/misha/attempts', { playbookIdx: 1 }],
  ]);
  school.on('GET /onboarding/results/:test/:kidUid', result);
  school.on('POST /onboarding/attempts/:attemptUid/answers', ({ body }) => {
    const { index } = body as { index: number };
    return standing(index + 1, index === 0 ? 'sums' : index === 1 ? 'shapes' : null);
  });
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  await asked('Задание 2');
  await user.click(screen.getByRole('button', { name: 'Пропустить' }));
  // The part is over: nothing is asked before somebody goes on.
  expect(await screen.findByText(/Готово: Счёт/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Задание 3' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  await asked('Задание 3');
  expect(school.by('POST /onboarding/attempts/:attemptUid/answers').map(({ body }) => body)).toEqual([
    { index: 0, answer: { template: 'true-false', yes: true } },
    { index: 1, answer: null },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Нет' }));
  expect(await screen.findByRole('heading', { name: 'Все задания позади!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Посмотреть результат' })).toBeTruthy();
});

test('an answer that does not arrive is given again by itself, and the family is told meanwhile', async () => {
  const { school, user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Начинаем' }));
  let tries = 0;
  school.on('POST /onboarding/attempts/:attemptUid/answers', () => {
    if (tries++ === 0) throw new TypeError('Failed to fetch');
    return standing(1, 'sums');
  });
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Нет связи. Ответ сохранится, как только она появится.')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Задание 2' }, { timeout: 20_000 });
  expect(screen.queryByText('Нет связи. Ответ сохранится, как только она появится.')).toBeNull();
});

test.each([
  ['ru', 'Продолжить'],
  ['en', 'Continue'],
] as const)('one that was begun goes on (%s)', async (language, goOn) => {
  await opened(
    kid.tests.map((it) => ({ ...it, state: 'begun' as const })),
    language,
  );
  expect(await screen.findByRole('button', { name: goOn })).toBeTruthy();
});

test('for an age without a diagnostics, and where it may not be begun, the trial is the way', async () => {
  await opened([]);
  expect(await screen.findByText('Для этого возраста диагностики нет')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Записаться на пробный урок' })).toBeTruthy();
  const { school, user } = await opened();
  school.on('POST /onboarding/tests/:test/:kidUid/attempts', () => refusal('onboarding.too_early'));
  await user.click(await screen.findByRole('button', { name: 'Начинаем' }));
  expect(await screen.findByRole('link', { name: 'Записаться на пробный урок' })).toBeTruthy();
});
