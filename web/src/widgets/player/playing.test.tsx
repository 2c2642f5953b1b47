import type { Attempt } from '@school/contract/playbooks/attempts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Playing } from './playing.tsx';

// What a page of tasks fetches by the way is there before the page goes.
afterEach(() => import('./recorded.ts'));

const attempt: Attempt = {
  attemptUid: 'attempt',
  kidUid: 'misha',
  playbookUid: 'm2-08-online',
  courseCode: 'math',
  lessonCode: 'm2-08',
  kind: 'online',
  title: { ru: 'Дружим с десяткой', en: 'Friends of ten' },
  ages: { from: 6, to: 8 },
  state: 'open',
  explain: [],
  knows: false,
  items: [],
  at: null,
  result: null,
  startedAt: hours(0),
  finishedAt: null,
};

const playing = (
  <Playing kidUid="misha" playbookUid="m2-08-online" band="junior" slide={undefined} onSlide={() => undefined} home={null} after={null} />
);
const around = { texts: ['player', 'tasks', 'verdicts', 'voice', 'kid', 'refusals', 'pictures'] } as const;

test('the window of a playbook that is played is named by it, in the language of the page', async () => {
  const school = fakeSchool();
  school.on('POST /kids/:kidUid/playbooks/:playbookUid/attempts', attempt);
  document.title = 'Задания · Школа «Чип»';
  await show(playing, around);
  await expect.poll(() => document.title).toBe('Дружим с десяткой · Школа «Чип»');
  await show(playing, { ...around, language: 'en' });
  await expect.poll(() => document.title).toBe('Friends of ten · Chip School');
});

test('what the lesson explains comes before its tasks, picture by picture, and may be passed by who knows it', async () => {
  const say = (text: string) => ({ ru: text, en: text });
  const stimulus = { kind: 'face', face: { picture: { kind: 'icon', icon: 'socks' } } } as const;
  const items: Attempt['items'] = [
    {
      taskIdx: 0,
      round: 0,
      task: { template: 'slide', ask: say('Смотри'), lines: [say('Семь и три')] } as never,
      state: 'open',
      tries: 0,
      hint: null,
      kept: null,
    },
  ];
  const explain = [
    { stimulus, say: say('Этот носок такой же.') },
    { stimulus, say: say('А этот другой.') },
  ];
  const opened = { ...attempt, items, at: { taskIdx: 0, round: 0 }, explain };
  const school = fakeSchool();
  school.on('POST /kids/:kidUid/playbooks/:playbookUid/attempts', opened);
  const { user } = await show(playing, around);
  await screen.findByRole('heading', { name: 'Этот носок такой же.' });
  expect(screen.queryByRole('button', { name: 'Сразу к заданиям' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  await screen.findByRole('heading', { name: 'А этот другой.' });
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  await screen.findByRole('heading', { name: 'Смотри' });

  school.on('POST /kids/:kidUid/playbooks/:playbookUid/attempts', { ...opened, attemptUid: 'again', knows: true });
  const again = await show(playing, around);
  await again.user.click(await screen.findByRole('button', { name: 'Сразу к заданиям' }));
  await screen.findByRole('heading', { name: 'Смотри' });
});
