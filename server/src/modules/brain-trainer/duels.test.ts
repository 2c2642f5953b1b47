import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { born, type Family, finish, later, played } from './testing.ts';

describe('a duel of a kid and its parent', () => {
  const duelOf = async (kidKnows: boolean, parentKnows: boolean) => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const as = school.as(family.parent);
    const game = { playbookUid: 'bt-attention', templateCode: 'fish' };
    const { duelId } = (await as.post('/brain-trainer/duels', { ...game, kidUid: family.kidUid })).body;
    for (const [person, knows] of [
      [family.kidUid, kidKnows],
      ['parent', parentKnows],
    ] as const) {
      expect((await as.get(`/brain-trainer/duels/${duelId}`)).body).toMatchObject({ state: 'open', winner: null });
      const { session, log } = await played(school, family.parent, person, 'fish', { duelId, knows: () => knows });
      expect((await finish(school, family.parent, session.sessionId, log)).status).toBe(200);
    }
    const again = await as.post(`/brain-trainer/parent/sessions`, { ...game, lang: 'ru', duelId });
    return { duel: (await as.get(`/brain-trainer/duels/${duelId}`)).body, again };
  };

  test('each begins at the own level, and who gained more of the own goal has won', async () => {
    const { duel, again } = await duelOf(true, false);
    expect(duel).toMatchObject({ state: 'finished', winner: 'kid' });
    expect(duel.sides.map((side: { startLevel: number }) => side.startLevel)).toEqual([5, 7]);
    expect(again.body.error.code).toBe('brain-trainer.duel_played');
    expect((await duelOf(false, true)).duel.winner).toBe('parent');
  });

  test('waits a week for the other', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2014));
    const game = { playbookUid: 'bt-attention', templateCode: 'fish' };
    const as = school.as(family.parent);
    const { duelId } = (await as.post('/brain-trainer/duels', { ...game, kidUid: family.kidUid })).body;
    const begin = () => as.post('/brain-trainer/parent/sessions', { ...game, lang: 'ru', duelId });
    const listed = async (who = family.parent) =>
      (await school.as(who).get('/brain-trainer/duels')).body.duels.map((duel: { duelId: string }) => duel.duelId);
    later(school, { seconds: 7 * 24 * 3600 - 1 });
    expect((await begin()).status).toBe(200);
    expect(await listed()).toEqual([duelId]);
    later(school, { seconds: 1 });
    expect((await begin()).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('is found on any device of the two, and by nobody else; what is played stands behind what waits', async () => {
    const school = await openSchool();
    const [family, other] = [await haveFamily(school, born(2014)), await haveFamily(school, born(2014))];
    const as = school.as(family.parent);
    const { body: sibling } = await as.post('/user/create/kid', { name: 'Оля', dob: { year: 2016, month: 3 }, languages: ['ru'] });
    const game = { playbookUid: 'bt-attention', templateCode: 'fish' };
    const begin = async (kidUid: string): Promise<string> => (await as.post('/brain-trainer/duels', { ...game, kidUid })).body.duelId;
    const waiting = await begin(family.kidUid);
    later(school, { seconds: 1 });
    const siblings = await begin(sibling.kidUid);
    later(school, { seconds: 1 });
    const done = await begin(family.kidUid);
    for (const person of [family.kidUid, 'parent']) {
      const { session, log } = await played(school, family.parent, person, 'fish', { duelId: done });
      await finish(school, family.parent, session.sessionId, log);
    }
    const listed = async (who: Family['parent']) =>
      (await school.as(who).get('/brain-trainer/duels')).body.duels.map(({ duelId, state }: { duelId: string; state: string }) => [
        duelId,
        state,
      ]);
    expect(await listed(family.parent)).toEqual([
      [siblings, 'open'],
      [waiting, 'open'],
      [done, 'finished'],
    ]);
    expect(await listed(family.kid)).toEqual([
      [waiting, 'open'],
      [done, 'finished'],
    ]);
    expect(await listed(other.parent)).toEqual([]);
  });
});
