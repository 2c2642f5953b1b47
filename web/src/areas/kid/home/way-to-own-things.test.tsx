import type { AnswerOf } from '@school/contract/calls';
import type { RewardPart } from '@school/contract/rewards/shapes';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';

import { preloadTexts } from '#i18n/texts.ts';
import { course, lesson } from '#testing/course-way.ts';
import { aFamily } from '#testing/family.ts';
import { showTable } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page as HousePage } from '../house/house-page.tsx';
import { Page as BadgesPage } from '../together/badges-page.tsx';
import { Page as WardrobePage } from '../together/wardrobe-page.tsx';
import { Spot } from '../world/spot.tsx';
import { Page } from './home-page.tsx';

/** From the home to what is a child's own, by clicking: its house, its badges, the bridge of its club, what its fox wears. */

const kidUid = '00000000-0000-4000-8000-000000000002';
const title = { ru: 'Говорим смело', en: 'Speak boldly' };
const ages = { pre: 5, junior: 8, teen: 12 } as const;
type Band = keyof typeof ages;

const at = (path: string, shown: typeof Page) => ({
  path,
  names: [],
  page: () => Promise.resolve({ Page: shown }),
  layout: undefined,
  prepare: () => preloadTexts('kid', 'kidWorld', 'kidRewards', 'kidTogether'),
});
const way = course([lesson(1, 'open')]);
/** The map is drawn by its size, which there is none of here: what stands on it in place of the house. */
const Map = () => (
  <Suspense>
    <Spot of="house" kidUid={kidUid} course={way} />
  </Suspense>
);
const others = [at('/kids/$kidUid/house', HousePage), at('/kids/$kidUid/badges', BadgesPage), at('/kids/$kidUid/chip', WardrobePage)];

async function atHome(band: Band, { off = [], hasCourse }: { off?: RewardPart[]; hasCourse: boolean }) {
  const school = fakeSchool();
  const [kid] = aFamily().kids;
  if (!kid) throw new Error('A family without a child');
  school.on('GET /kids/:kidUid', { ...kid, kidUid, dob: { year: new Date().getFullYear() - ages[band], month: 1 } });
  school.on('GET /kids/:kidUid/courses', {
    courses: hasCourse ? [{ ...way, currentLesson: 'm2-01' }] : [],
    streak: { days: 0, today: false, weeks: 0, lastWeeks: [] },
  } as AnswerOf<'GET /kids/:kidUid/courses'>);
  school.on('GET /kids/:kidUid/courses/:courseCode', way);
  school.on('GET /kids/:kidUid/rewards', {
    settings: { fireflies: 3, freePlayMinutes: 10, off },
    chip: { scarf: 'violet', hat: 'none' },
    today: { finished: 0, minutes: 0 },
    goal: null,
    quests: null,
    stories: null,
    freePlay: null,
  });
  school.on('GET /kids/:kidUid/stickers', { pages: [], house: { lessons: 0, stage: 0, places: 2, growsAt: 3 } });
  school.on('GET /kids/:kidUid/badges', { badges: [] });
  school.on('GET /kids/:kidUid/bridges', {
    bridges: [{ groupId: kidUid, courseCode: 'speakingClub', title, planks: 0, of: 9, built: 0, feast: false, mine: 0, friends: [] }],
  });
  const { user } = await showTable([at('/kids/$kidUid', hasCourse ? Map : Page), ...others], `/kids/${kidUid}`);
  const go = async (name: string) => user.click(await screen.findByRole('link', { name }));
  return { go };
}

const theBridge = () => screen.findByRole('region', { name: 'Мост: Говорим смело' });

test.each(['pre', 'junior'] as const)(
  'a child of a club before its first lesson comes to its bridge through its house: %s',
  async (band) => {
    const { go } = await atHome(band, { hasCourse: false });
    await go('Домик');
    await go('Значки');
    expect(await theBridge()).toBeDefined();
  },
);

test('so does one of ten and more, who has no house', async () => {
  const { go } = await atHome('teen', { hasCourse: false });
  await go('Значки');
  expect(await theBridge()).toBeDefined();
});

test.each([
  ['pre', true],
  ['junior', true],
  ['pre', false],
  ['junior', false],
] as const)(
  'where stickers are off the bridge stands in place of the house, and the fox is dressed from there: %s, %s',
  async (band, hasCourse) => {
    const { go } = await atHome(band, { off: ['stickers'], hasCourse });
    await go('Значки');
    expect(await theBridge()).toBeDefined();
    await go('Наряд лисёнка');
    expect(await screen.findByRole('button', { name: 'Красный шарф' })).toBeDefined();
  },
);

test('where badges are off, too, the fox can still be dressed', async () => {
  const { go } = await atHome('junior', { off: ['stickers', 'team'], hasCourse: true });
  await go('Наряд лисёнка');
  expect(await screen.findByRole('button', { name: 'Красный шарф' })).toBeDefined();
});
