import { rewardLimits } from '@school/contract/rewards/limits';
import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { conductLesson, startLearning } from '../learning/testing.ts';
import { playThrough, rightAnswer, wrongAnswer } from '../playbooks/testing.ts';
import { readStickers } from './read-stickers.ts';
import { createLibrary } from '../library/index.ts';
import { readTale } from './read-tale.ts';

type Family = Awaited<ReturnType<typeof haveFamily>>;

/** A child of math with its first lesson held. */
async function havePupil(now = '2026-11-23T15:00+03:00') {
  const school = await openSchool({ now });
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family);
  return { school, family };
}

/** Plays a playbook to its end; between two answers so many seconds pass. */
async function play(school: TestSchool, family: Family, playbookUid: string, seconds: number, answer = rightAnswer) {
  const attempt = (await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/${playbookUid}/attempts`)).body;
  await playThrough(school, family.kid, attempt, (item) => {
    school.clock.set(school.clock.now().add({ seconds }));
    return answer(item);
  });
  await school.settle();
}

const rewardsOf = async (school: TestSchool, family: Family) => (await school.as(family.kid).get(`/kids/${family.kidUid}/rewards`)).body;
const albumOf = async (school: TestSchool, family: Family) => (await school.as(family.kid).get(`/kids/${family.kidUid}/stickers`)).body;
const foundIn = (album: { pages: Array<{ stickers: Array<{ sticker: string; found: boolean; place: number | null }> }> }) =>
  album.pages.flatMap(({ stickers }) => stickers).filter(({ found }) => found);
const home = (number: number) => `math-m2-0${number}-home`;

describe('the goal of a day', () => {
  test('is caught by playing, by the calendar of the family, and begins anew after its midnight', async () => {
    const { school, family } = await havePupil('2026-11-23T23:00+03:00');
    expect(await rewardsOf(school, family)).toMatchObject({
      goal: { fireflies: 0, of: 3, hour: 'day' },
      today: { finished: 0, minutes: 0 },
    });
    await play(school, family, home(1), 120);
    const { goal, today } = await rewardsOf(school, family);
    expect(goal).toEqual({ fireflies: 1, of: 3, hour: 'day' });
    expect(today.finished).toBe(1);
    expect(today.minutes).toBeGreaterThanOrEqual(rewardLimits.fireflyMinutes);
    school.clock.set(Temporal.Instant.from('2026-11-24T00:00+03:00'));
    expect(await rewardsOf(school, family)).toMatchObject({ goal: { fireflies: 0, hour: 'day' }, today: { finished: 0, minutes: 0 } });
  });

  test('a parent chooses how many fireflies it has: the world follows at once', async () => {
    const { school, family } = await havePupil();
    await play(school, family, home(1), 120);
    const choose = (fireflies: number) => school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { fireflies });
    expect((await choose(2)).body.goal).toEqual({ fireflies: 1, of: 2, hour: 'evening' });
    expect((await rewardsOf(school, family)).goal.hour).toBe('evening');
    const { least, most } = rewardLimits.fireflies;
    for (const wrong of [least - 1, most + 1]) expect((await choose(wrong)).status).toBe(400);
    expect((await school.as(family.kid).patch(`/kids/${family.kidUid}/rewards`, { fireflies: 4 })).status).toBe(403);
  });

  test('what is done in a moment is no firefly', async () => {
    const { school, family } = await havePupil();
    await play(school, family, home(1), 1);
    expect(await rewardsOf(school, family)).toMatchObject({ goal: { fireflies: 0 }, today: { finished: 1 } });
  });
});

test('three quests a week, by what was done since Monday', async () => {
  const { school, family } = await havePupil();
  const quests = async () =>
    Object.fromEntries((await rewardsOf(school, family)).quests.map((it: { quest: string; done: number }) => [it.quest, it.done]));
  expect(await quests()).toEqual({ light: 0, play: 0, mend: 0 });
  let count = 0;
  // Every third answer is wrong first.
  await play(school, family, home(1), 60, (item) => (++count % 3 === 1 ? wrongAnswer(item) : rightAnswer(item)));
  const done = await quests();
  expect(done.light).toBe(1);
  expect(done.mend).toBeGreaterThan(0);
  expect(done.mend).toBeLessThanOrEqual(rewardLimits.quests.mend);
  school.clock.set(Temporal.Instant.from('2026-11-30T09:00+03:00'));
  expect(await quests()).toEqual({ light: 0, play: 0, mend: 0 });
});

describe('stickers', () => {
  test('one comes with each lesson that is done, also with those done before anybody looked, and stays', async () => {
    const { school, family } = await havePupil();
    expect(foundIn(await albumOf(school, family))).toEqual([]);
    await play(school, family, home(1), 30);
    const [first] = foundIn(await albumOf(school, family));
    const farm = readStickers(createLibrary()).find(({ of }) => of.includes('math/m2'));
    expect(first?.sticker).toBe(farm?.stickers[0]);
    // The row of the finished playbook, from which a lesson is done, is gone: what was found is not.
    await school.db.run(sql`delete from playbooks_attempts where kid_uid = ${family.kidUid}`);
    expect(foundIn(await albumOf(school, family)).map(({ sticker }) => sticker)).toEqual([first?.sticker]);
  });

  test('is put into the house, and who stood there goes back', async () => {
    const { school, family } = await havePupil();
    await conductLesson(school, family);
    await play(school, family, home(1), 30);
    await play(school, family, 'math-m2-13-home', 30);
    const put = (sticker: string, place: number | null) =>
      school.as(family.kid).post(`/kids/${family.kidUid}/stickers/${sticker}/place`, { place });
    const [one = { sticker: '' }, other = { sticker: '' }] = foundIn(await albumOf(school, family));
    const placesIn = (answer: { body: Parameters<typeof foundIn>[0] }) => foundIn(answer.body).map(({ place }) => place);
    expect(placesIn(await put(one.sticker, 0))).toEqual([0, null]);
    expect(placesIn(await put(other.sticker, 0))).toEqual([null, 0]);
    expect(placesIn(await put(other.sticker, 1))).toEqual([null, 1]);
    expect(placesIn(await put(other.sticker, null))).toEqual([null, null]);
    const refused = await put(one.sticker, 2);
    expect(refused.body.error).toMatchObject({ code: 'rewards.no_such_place', facts: { places: 2 } });
    const unknown = foundIn(await albumOf(school, family)).some(({ sticker }) => sticker === 'rocket');
    expect(unknown).toBe(false);
    expect((await put('rocket', 0)).body.error.code).toBe('rewards.not_found_yet');
    // Only the child itself arranges its house.
    expect((await school.as(family.parent).post(`/kids/${family.kidUid}/stickers/${one.sticker}/place`, { place: 0 })).status).toBe(403);
  });

  test('the database holds one sticker a place and one a lesson', async () => {
    const { school, family } = await havePupil();
    const add = (sticker: string, lesson: string, place: number | null) =>
      school.db.run(sql`
        insert into rewards_stickers (kid_uid, family_id, sticker, lesson, found_at, place)
        values (${family.kidUid}, ${family.familyId}, ${sticker}, ${lesson}, ${school.clock.now()}, ${place})`);
    await add('owl', 'math/m2-01', 0);
    await expect(add('bear', 'math/m2-02', 0)).rejects.toThrow('rewards_stickers_place');
    await expect(add('bear', 'math/m2-01', null)).rejects.toThrow('rewards_stickers_kid_uid_lesson');
  });

  test('the album has six pages of ten, each sticker once', () => {
    const all = readStickers(createLibrary()).flatMap(({ stickers }) => stickers);
    expect(all.length).toBe(rewardLimits.stickerPages * rewardLimits.stickersOnPage);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the story of a level', () => {
  const storyOf = async (school: TestSchool, family: Family, course = 'math') =>
    (await school.as(family.kid).get(`/kids/${family.kidUid}/courses/${course}/story`)).body;
  const openIn = (story: { scenes: Array<{ told: unknown }> }) => story.scenes.filter(({ told }) => told !== null).length;

  test('tells the scenes of the lessons held and the one before the next, and not a word of the others', async () => {
    const { school, family } = await havePupil();
    const story = await storyOf(school, family);
    expect(story.scenes.length).toBe(36);
    expect(openIn(story)).toBe(2);
    expect(JSON.stringify(story.scenes.slice(2))).not.toContain('words');
    await conductLesson(school, family);
    expect(openIn(await storyOf(school, family))).toBe(3);
    expect((await rewardsOf(school, family)).stories).toEqual(['math']);
  });

  test('a level without a story has none, and what is switched off is refused', async () => {
    const { school, family } = await havePupil();
    expect((await storyOf(school, family, 'reading')).error.code).toBe('rewards.no_story');
    await school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { off: ['story'] });
    expect((await storyOf(school, family)).error.code).toBe('rewards.switched_off');
    expect((await rewardsOf(school, family)).stories).toBeNull();
  });

  test('each scene belongs to a lesson of its level, in their order', () => {
    const library = createLibrary();
    for (const uid of library.list('tales')) {
      const [course = '', level] = uid.slice('tales/'.length).split('-');
      const lessons = library.course(course)?.levels.find(({ levelCode }) => levelCode === level)?.lessons ?? [];
      const told = readTale(library, uid)?.scenes.map(({ lesson }) => lesson) ?? [];
      expect(told.length).toBeGreaterThan(0);
      expect(told).toEqual(lessons.map(({ lessonCode }) => lessonCode).filter((code) => told.includes(code)));
    }
  });
});

test('what is switched off is not answered, and is all there when it is on again', async () => {
  const { school, family } = await havePupil();
  const choose = (off: string[]) => school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { off });
  expect((await choose(['goal', 'quests', 'stickers'])).body).toMatchObject({ goal: null, quests: null });
  expect((await albumOf(school, family)).error.code).toBe('rewards.switched_off');
  await play(school, family, home(1), 120);
  expect(await rewardsOf(school, family)).toMatchObject({ goal: null, quests: null, today: { finished: 1 } });
  await choose([]);
  expect(foundIn(await albumOf(school, family)).length).toBe(1);
  expect((await rewardsOf(school, family)).goal.fireflies).toBe(1);
});

test('another family’s child is none', async () => {
  const { school, family } = await havePupil();
  const other = await haveFamily(school);
  for (const who of [other.parent, other.kid]) {
    expect((await school.as(who).get(`/kids/${family.kidUid}/rewards`)).body.error.code).toBe('families.kid_not_found');
    expect((await school.as(who).get(`/kids/${family.kidUid}/stickers`)).body.error.code).toBe('families.kid_not_found');
  }
});

const badgesOf = async (school: TestSchool, family: Family) =>
  (await school.as(family.kid).get(`/kids/${family.kidUid}/badges`)).body.badges;

describe('badges', () => {
  test('the first lesson done brings one, and it stays when the parent switches badges off and on', async () => {
    const { school, family } = await havePupil();
    const first = async () => (await badgesOf(school, family)).find(({ kind }: { kind: string }) => kind === 'lanterns');
    expect(await first()).toMatchObject({ of: 1, done: 0, earnedAt: null });
    await play(school, family, home(1), 60);
    const earned = await first();
    expect(earned).toMatchObject({ of: 1, done: 1, earnedAt: expect.any(String) });
    const choose = (off: string[]) => school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { off });
    await choose(['badges']);
    expect((await school.as(family.kid).get(`/kids/${family.kidUid}/badges`)).body.error.code).toBe('rewards.switched_off');
    await choose([]);
    expect(await first()).toEqual(earned);
  });

  test('are read by the family alone', async () => {
    const { school, family } = await havePupil();
    const other = await haveFamily(school);
    expect((await school.as(other.parent).get(`/kids/${family.kidUid}/badges`)).status).toBe(404);
    expect((await school.as(other.kid).get(`/kids/${family.kidUid}/bridges`)).status).toBe(404);
  });
});

test('a child dresses its Chip, its parent sees it and does not choose, and what nobody has is refused', async () => {
  const { school, family } = await havePupil();
  const dress = (who: Family['kid'], scarf: string, hat: string) => school.as(who).patch(`/kids/${family.kidUid}/chip`, { scarf, hat });
  expect((await rewardsOf(school, family)).chip).toEqual({ scarf: 'violet', hat: 'none' });
  expect((await dress(family.kid, 'green', 'crown')).status).toBe(200);
  expect((await school.as(family.parent).get(`/kids/${family.kidUid}/rewards`)).body.chip).toEqual({ scarf: 'green', hat: 'crown' });
  expect((await dress(family.parent, 'red', 'cap')).status).toBe(403);
  expect((await dress(family.kid, 'gold', 'cap')).status).toBe(400);
});
