import type { AnswerOf } from '@school/contract/calls';
import type { RewardPart } from '@school/contract/rewards/shapes';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { preloadTexts } from '#i18n/texts.ts';
import { aFamily } from '#testing/family.ts';
import { showTable } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './skills-page.tsx';

const kidUid = '00000000-0000-4000-8000-000000000002';
const title = { ru: 'Говорим смело', en: 'Speak boldly' };
const bridge = { groupId: kidUid, courseCode: 'speakingClub', title, planks: 0, of: 9, built: 0, feast: false, mine: 0, friends: [] };

/** What leads from the skills of a pupil to its badges and the bridge of its club. */
async function ways({ off, isInClub }: { off: RewardPart[]; isInClub: boolean }): Promise<string[]> {
  const school = fakeSchool();
  const [kid] = aFamily().kids;
  if (!kid) throw new Error('A family without a child');
  school.on('GET /kids/:kidUid', { ...kid, kidUid, dob: { year: new Date().getFullYear() - 12, month: 1 } });
  school.on('GET /kids/:kidUid/courses', {
    courses: [],
    streak: { days: 0, today: false, weeks: 0, lastWeeks: [] },
  } as AnswerOf<'GET /kids/:kidUid/courses'>);
  school.on('GET /kids/:kidUid/rewards', {
    settings: { fireflies: 3, freePlayMinutes: 10, off },
    chip: { scarf: 'violet', hat: 'none' },
    today: { finished: 0, minutes: 0 },
    goal: null,
    quests: null,
    stories: null,
    freePlay: null,
  });
  school.on('GET /kids/:kidUid/bridges', { bridges: isInClub ? [bridge] : [] } as AnswerOf<'GET /kids/:kidUid/bridges'>);
  const skills = {
    path: '/kids/$kidUid/skills',
    names: [],
    page: () => Promise.resolve({ Page }),
    layout: undefined,
    prepare: () => preloadTexts('kid', 'kidSkills'),
  };
  await showTable([skills], `/kids/${kidUid}/skills`);
  await screen.findByText('Здесь появятся навыки, когда начнётся курс.');
  // What is on, and where that matters the bridge, is asked for beside the page, and shown a moment after it is answered.
  const asksForBridge = off.includes('badges') && !off.includes('team');
  await expect.poll(() => school.by(asksForBridge ? 'GET /kids/:kidUid/bridges' : 'GET /kids/:kidUid/rewards')).toHaveLength(1);
  await act(() => new Promise((go) => setTimeout(go)));
  return ['Значки', 'Мост клуба'].filter((name) => screen.queryByRole('link', { name }) !== null);
}

test('the skills lead to what the parent has left on: the badges, else the bridge of the club, else nowhere', async () => {
  expect(await ways({ off: [], isInClub: true })).toEqual(['Значки']);
});
test('where badges are off a pupil of a club finds its bridge', async () => {
  expect(await ways({ off: ['badges'], isInClub: true })).toEqual(['Мост клуба']);
});
test('where badges are off and there is no club, nothing leads to them', async () => {
  expect(await ways({ off: ['badges'], isInClub: false })).toEqual([]);
});
test('nor where the bridge is off, too', async () => {
  expect(await ways({ off: ['badges', 'team'], isInClub: true })).toEqual([]);
});
