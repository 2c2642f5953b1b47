import type { Attempt } from '@school/contract/playbooks/attempts';
import { expect, test } from 'vitest';

import { hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Playing } from './playing.tsx';

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
