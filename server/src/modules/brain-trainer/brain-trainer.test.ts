import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import { brainGameCodes, brainThemeCodes, type BrainGameCode } from '@school/contract/brain-trainer/limits';
import { summary } from '@school/contract/brain-trainer/play';
import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { tellTales } from '../playbooks/testing.ts';
import { born, finish, later, played } from './testing.ts';

describe('a session', () => {
  test.each(brainGameCodes)('of %s comes to the same at the school as in the browser', async (game) => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2012));
    const { session, play, log } = await played(school, family.parent, family.kidUid, game, { knows: (at) => at % 4 !== 3 });
    // Both sides make the trials of the same seed (decisions: the games are too quick to ask); nothing else tells what is right.
    expect(tellTales(session)).toEqual(['seed']);
    const { status, body } = await finish(school, family.parent, session.sessionId, log);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body.result).toMatchObject(summary(play.played));
  });

  test('begins at the level of the age, the next one a step below what stood firm', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const first = await played(school, family.parent, family.kidUid, 'fish');
    expect(first.session).toMatchObject({ band: 'a10', startLevel: 5, target: 9, length: 30 });
    const { body } = await finish(school, family.parent, first.session.sessionId, first.log);
    const second = await played(school, family.parent, family.kidUid, 'fish');
    expect(second.session.startLevel).toBe(body.result.level - 1);
  });

  test('whoever knows everything reaches the goal and three stars, seen in the progress of this game and person only', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const { session, log } = await played(school, family.parent, family.kidUid, 'matrix-garden');
    const { body } = await finish(school, family.parent, session.sessionId, log);
    expect(body.result).toMatchObject({ stars: 3, accuracy: 1 });
    const as = school.as(family.parent);
    const progress = (await as.get(`/brain-trainer/${family.kidUid}/matrix-garden/progress`)).body;
    expect(progress).toMatchObject({
      game: { sessions: 1, stars: 3, level: body.result.level },
      weeks: [{ sessions: 1, level: body.result.level, accuracy: 1 }],
      sessions: [body.result],
    });
    expect((await as.get('/brain-trainer/parent/matrix-garden/progress')).body).toMatchObject({
      game: { sessions: 0, level: null },
      weeks: [],
    });
    expect((await as.get('/user')).body.parentBrainTrainerProgress).toEqual({ games: [], streak: { days: 0, today: false } });
  });

  test('of the parent is the parent’s own, and stands in the User document', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const { session, log } = await played(school, family.parent, 'parent', 'fish');
    expect(session).toMatchObject({ band: 'adult', startLevel: 7, target: 12 });
    const { body } = await finish(school, family.parent, session.sessionId, log);
    expect((await school.as(family.parent).get('/user')).body.parentBrainTrainerProgress.games).toEqual([
      {
        templateCode: 'fish',
        level: body.result.level,
        best: body.result.level,
        stars: body.result.stars,
        sessions: 1,
        lastAt: body.result.at,
      },
    ]);
    expect((await school.as(family.parent).get(`/brain-trainer/${family.kidUid}/fish/progress`)).body.game.sessions).toBe(0);
  });
});

describe('a log that nobody can have played is refused', () => {
  const forged = async (change: (log: BrainLogEntry[]) => BrainLogEntry[], waitMs?: number) => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const { session, log } = await played(school, family.parent, family.kidUid, 'fish', waitMs === undefined ? {} : { waitMs });
    const answer = await finish(school, family.parent, session.sessionId, change(log));
    return { ...answer, code: answer.body.error?.code, why: answer.body.error?.facts.why };
  };
  const quick = (ms: number) => (log: BrainLogEntry[]) => log.map((entry, at) => (at === 7 ? { ...entry, rtMs: ms } : entry));

  test('an answer after 119 ms, not one after 120 ms', async () => {
    expect(await forged(quick(119))).toMatchObject({ code: 'brain-trainer.log_refused', why: 'too_fast' });
    expect(await forged(quick(120))).toMatchObject({ status: 200 });
  });

  test('one that took longer than the time that passed and three seconds', async () => {
    // 30 answers of 700 ms are 21 s.
    expect(await forged((log) => log, 17_999)).toMatchObject({ code: 'brain-trainer.log_refused', why: 'too_long' });
    expect(await forged((log) => log, 18_000)).toMatchObject({ status: 200 });
  });

  test('one of another length or order', async () => {
    expect(await forged((log) => log.slice(0, -1))).toMatchObject({ code: 'brain-trainer.log_refused', why: 'length' });
    expect(await forged((log) => [...log, { ...(log[29] as BrainLogEntry), trial: 30 }])).toMatchObject({
      code: 'brain-trainer.log_refused',
      why: 'length',
    });
    expect(await forged((log) => log.toReversed())).toMatchObject({ code: 'brain-trainer.log_refused', why: 'length' });
  });

  test('answers of another kind, or to what is not there', async () => {
    const other = (response: BrainLogEntry['response']) => (log: BrainLogEntry[]) =>
      log.map((entry, at) => (at === 3 ? { ...entry, response } : entry));
    expect(await forged(other({ kind: 'number', number: 1 }))).toMatchObject({ code: 'brain-trainer.log_refused', why: 'unfit' });
    expect(await forged(other({ kind: 'choice', choice: 9 }))).toMatchObject({ code: 'brain-trainer.log_refused', why: 'unfit' });
  });

  test('twice, and sixteen times at once: it counts once', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const { session, log } = await played(school, family.parent, family.kidUid, 'fish');
    const answers = await Promise.all(Array.from({ length: 16 }, () => finish(school, family.parent, session.sessionId, log)));
    expect(answers.flatMap(({ body }) => body.error?.code ?? [])).toEqual(
      Array.from({ length: 15 }, () => 'brain-trainer.session_finished'),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200]);
    expect((await school.as(family.parent).get(`/brain-trainer/${family.kidUid}/fish/progress`)).body.game.sessions).toBe(1);
  });
});

describe('whose games', () => {
  test('another family’s kid, session and duel are not there', async () => {
    const school = await openSchool();
    const [one, other] = [await haveFamily(school, born(2014)), await haveFamily(school, born(2014))];
    const { session, log } = await played(school, one.parent, one.kidUid, 'fish');
    const as = school.as(other.parent);
    expect((await as.get(`/brain-trainer/${one.kidUid}`)).status).toBe(404);
    expect((await as.get(`/brain-trainer/${one.kidUid}/fish/progress`)).status).toBe(404);
    expect(
      (await as.post(`/brain-trainer/${one.kidUid}/sessions`, { playbookUid: 'bt-attention', templateCode: 'fish', lang: 'ru' })).status,
    ).toBe(404);
    expect((await finish(school, other.parent, session.sessionId, log)).body.error.code).toBe('brain-trainer.session_not_found');
    const duel = { playbookUid: 'bt-attention', templateCode: 'fish', kidUid: one.kidUid };
    expect((await as.post('/brain-trainer/duels', duel)).status).toBe(404);
    const { body } = await school.as(one.parent).post('/brain-trainer/duels', duel);
    expect((await as.get(`/brain-trainer/duels/${body.duelId}`)).body.error.code).toBe('brain-trainer.duel_not_found');
  });

  test('a kid plays its own games, not a sibling’s and not the parent’s', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const { body: sibling } = await school
      .as(family.parent)
      .post('/user/create/kid', { name: 'Оля', dob: { year: 2016, month: 3 }, languages: ['ru'] });
    const as = school.as(family.kid);
    const codeOf = async (person: string) =>
      (await as.post(`/brain-trainer/${person}/sessions`, { playbookUid: 'bt-attention', templateCode: 'fish', lang: 'ru' })).body.error
        ?.code;
    expect(await codeOf(sibling.kidUid)).toBe('families.kid_not_found');
    expect(await codeOf('parent')).toBe('families.kid_not_found');
    expect((await as.get(`/brain-trainer/${sibling.kidUid}`)).status).toBe(404);
    expect((await as.get('/brain-trainer/parent')).status).toBe(404);
    const siblings = await played(school, family.parent, sibling.kidUid, 'fish');
    expect((await finish(school, family.kid, siblings.session.sessionId, siblings.log)).body.error.code).toBe(
      'brain-trainer.session_not_found',
    );
    const own = await played(school, family.kid, family.kidUid, 'fish');
    expect((await finish(school, family.kid, own.session.sessionId, own.log)).status).toBe(200);
    expect((await as.get('/user')).body.parentBrainTrainerProgress).toBeNull();
  });

  test('a game of another theme is not found, a game for another age is not offered', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2022));
    const as = school.as(family.parent);
    const begin = (playbookUid: string, templateCode: string) =>
      as.post(`/brain-trainer/${family.kidUid}/sessions`, { playbookUid, templateCode, lang: 'ru' });
    expect((await begin('bt-speed', 'fish')).body.error.code).toBe('brain-trainer.game_not_found');
    expect((await begin('bt-speed', 'quick-sum')).body.error.code).toBe('brain-trainer.not_for_age');
    const { body } = await as.get(`/brain-trainer/${family.kidUid}`);
    const games = body.playbooks.flatMap((playbook: { games: { templateCode: string }[] }) =>
      playbook.games.map((game) => game.templateCode),
    );
    expect(games.toSorted()).toEqual(['fireflies', 'fish', 'frog', 'more-less', 'odd-one-out', 'pairs', 'robot-path']);
  });
});

test('a day counts when three themes were played; days in a row are a streak', async () => {
  const school = await openSchool();
  const family = await haveFamily(school, born(2014));
  const as = school.as(family.parent);
  const show = async () => (await as.get(`/brain-trainer/${family.kidUid}`)).body;
  const play = async (game: BrainGameCode) => {
    const { session, log } = await played(school, family.parent, family.kidUid, game);
    return (await finish(school, family.parent, session.sessionId, log)).body.streak;
  };
  const { daily, playbooks } = await show();
  expect(playbooks.map((playbook: { playbookUid: string }) => playbook.playbookUid)).toEqual(brainThemeCodes);
  expect(new Set(daily.games.map((game: { playbookUid: string }) => game.playbookUid)).size).toBe(3);
  expect(await play('fish')).toEqual({ days: 0, today: false });
  expect(await play('frog')).toEqual({ days: 0, today: false });
  expect(await play('turn-piece')).toEqual({ days: 0, today: false });
  expect(await play('more-less')).toEqual({ days: 1, today: true });
  later(school, { hours: 24 });
  expect((await show()).streak).toEqual({ days: 1, today: false });
  for (const game of ['fish', 'turn-piece', 'more-less'] as const) await play(game);
  expect((await show()).streak).toEqual({ days: 2, today: true });
  later(school, { hours: 48 });
  expect((await show()).streak).toEqual({ days: 0, today: false });
});
