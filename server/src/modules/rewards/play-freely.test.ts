import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { createLibrary } from '../library/index.ts';
import { readRhymes } from './read-rhymes.ts';

type Family = Awaited<ReturnType<typeof haveFamily>>;

const turn = rewardLimits.freePlaySeconds;
const { least, most, usual } = rewardLimits.freePlay;

/** A child without a course: it may play freely all the same. */
async function haveChild(now = '2026-11-27T15:00+03:00') {
  const school = await openSchool({ now });
  return { school, family: await haveFamily(school) };
}
const play = (school: TestSchool, { kid, kidUid }: Family) => school.as(kid).post(`/kids/${kidUid}/free-play`, {});
const freePlayOf = async (school: TestSchool, { kid, kidUid }: Family) =>
  (await school.as(kid).get(`/kids/${kidUid}/rewards`)).body.freePlay;

async function playFor(school: TestSchool, family: Family, seconds: number) {
  await play(school, family);
  for (let played = 0; played < seconds; played += turn) {
    school.clock.set(school.clock.now().add({ seconds: turn }));
    await play(school, family);
  }
}

test('the school counts the minutes of a day, up to those of the parent, and a new day begins anew', async () => {
  const { school, family } = await haveChild('2026-11-27T23:30+03:00');
  expect(await freePlayOf(school, family)).toEqual({ minutes: usual, played: 0 });
  await playFor(school, family, 60);
  expect(await freePlayOf(school, family)).toEqual({ minutes: usual, played: 60 });
  const chosen = await school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { freePlayMinutes: least });
  expect(chosen.body).toMatchObject({ settings: { freePlayMinutes: least }, freePlay: { minutes: least, played: 60 } });
  await playFor(school, family, least * 60);
  expect(await freePlayOf(school, family)).toEqual({ minutes: least, played: least * 60 });
  school.clock.set(Temporal.Instant.from('2026-11-28T00:00+03:00'));
  expect(await freePlayOf(school, family)).toEqual({ minutes: least, played: 0 });
});

test('two devices of a child at once count its time once', async () => {
  const { school, family } = await haveChild();
  await Promise.all([play(school, family), play(school, family)]);
  school.clock.set(school.clock.now().add({ seconds: turn }));
  await Promise.all([play(school, family), play(school, family), play(school, family)]);
  expect((await freePlayOf(school, family)).played).toBe(turn);
});

test('a parent chooses among tens of minutes, a child chooses nothing', async () => {
  const { school, family } = await haveChild();
  const choose = (freePlayMinutes: number) => school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { freePlayMinutes });
  for (const right of [least, most]) expect((await choose(right)).status).toBe(200);
  for (const wrong of [0, least - 1, least + 1, most + 1]) expect((await choose(wrong)).status).toBe(400);
  expect((await school.as(family.kid).patch(`/kids/${family.kidUid}/rewards`, { freePlayMinutes: most })).status).toBe(403);
  expect((await school.as(family.parent).post(`/kids/${family.kidUid}/free-play`, {})).status).toBe(403);
});

test('free play that is switched off is neither shown nor answered', async () => {
  const { school, family } = await haveChild();
  await school.as(family.parent).patch(`/kids/${family.kidUid}/rewards`, { off: ['freePlay'] });
  expect(await freePlayOf(school, family)).toBe(null);
  expect((await play(school, family)).body.error.code).toBe('rewards.switched_off');
  expect((await school.as(family.kid).get(`/kids/${family.kidUid}/rhymes`)).body.error.code).toBe('rewards.switched_off');
});

test('rhymes are in both languages, with a picture each', async () => {
  const { school, family } = await haveChild();
  const { body } = await school.as(family.kid).get(`/kids/${family.kidUid}/rhymes`);
  expect(body).toEqual(readRhymes(createLibrary()));
  expect(Math.min(body.ru.length, body.en.length)).toBeGreaterThanOrEqual(6);
});
