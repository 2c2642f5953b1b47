import type { Attempt, Judgement } from '@school/contract/playbooks/attempts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Playing } from './playing.tsx';

// What a page of tasks fetches by the way is there before the page goes.
afterEach(() => import('./recorded.ts'));

const said = (text: string) => ({ ru: text, en: text });
const option = (id: string) => ({ id, words: said(id) });
const place = { taskIdx: 0, round: 0 };
const attempt: Attempt = {
  attemptUid: 'attempt',
  kidUid: 'misha',
  playbookUid: 'ss1-03-online',
  courseCode: 'softskills',
  lessonCode: 'ss1-03',
  kind: 'online',
  title: said('Слушаем друг друга'),
  ages: { from: 9, to: 13 },
  state: 'open',
  explain: [],
  knows: false,
  items: [
    {
      ...place,
      task: {
        template: 'choice-one',
        ask: said('Что важнее?'),
        tries: 3,
        hint: true,
        options: [option('один'), option('два'), option('три')],
      } as never,
      state: 'open',
      tries: 0,
      hint: null,
      kept: null,
    },
  ],
  at: place,
  result: null,
  startedAt: hours(0),
  finishedAt: null,
};
const skipped: Judgement = {
  ...place,
  verdict: 'skipped',
  settled: true,
  triesLeft: 0,
  kept: null,
  hint: null,
  near: null,
  solution: { template: 'choice-one', choice: 'два' },
  explain: said('Потому что два.'),
  next: place,
  result: null,
};

test('the older are given a nudge, then a step, and the way only when they ask for it', async () => {
  const school = fakeSchool();
  school.on('POST /kids/:kidUid/playbooks/:playbookUid/attempts', attempt);
  school.on('POST /attempts/:attemptUid/hint', { words: said('Прочитай ещё раз.'), without: ['три'] });
  school.on('POST /attempts/:attemptUid/answers', skipped);
  const { user } = await show(
    <Playing kidUid="misha" playbookUid="ss1-03-online" band="teen" slide={undefined} onSlide={() => undefined} home={null} after={null} />,
    { texts: ['player', 'tasks', 'verdicts', 'voice', 'kid', 'refusals', 'pictures'] },
  );
  await screen.findByRole('button', { name: /^три/ });
  await user.click(screen.getByRole('button', { name: 'Подсказка' }));
  await screen.findByRole('button', { name: 'Ещё шаг' });
  const wrong = () => screen.getByRole('button', { name: /^три/ });
  expect(wrong().getAttribute('data-mark')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Ещё шаг' }));
  await screen.findByText('Лишний вариант убран: выбирай из оставшихся.');
  expect(wrong().getAttribute('data-mark')).toBe('off');

  await user.click(screen.getByRole('button', { name: 'Показать решение' }));
  await screen.findByText('Потому что два.');
  expect(screen.getByRole('button', { name: /^два/ }).getAttribute('data-mark')).toBe('right');
});
