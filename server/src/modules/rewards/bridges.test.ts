import { rewardLimits } from '@school/contract/rewards/limits';
import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFullGroup } from '../groups/testing.ts';
import { conductLesson, startLearning } from '../learning/testing.ts';
import { playThrough, rightAnswer } from '../playbooks/testing.ts';
import { eraseRewards } from './erase-kid.store.ts';

type Member = Awaited<ReturnType<typeof haveFullGroup>>['inside'][number];
const perWeek = rewardLimits.planksOfChild;

const kidOf = ({ parent, kidUid }: Member): Principal => ({ ...parent, role: 'kid', sessionId: crypto.randomUUID(), kidUid });
const bridgesOf = async (school: TestSchool, family: Member, as = kidOf(family)) =>
  (await school.as(as).get(`/kids/${family.kidUid}/bridges`)).body.bridges;
const bridgeOf = async (school: TestSchool, family: Member) => (await bridgesOf(school, family))[0];
const meet = (school: TestSchool, family: Member, lessonId = newId()) =>
  conductLesson(school, family, { courseCode: 'speakingClub', kind: 'group', lessonId });
const aWeekLater = (school: TestSchool) => school.clock.set(school.clock.now().add({ hours: 7 * 24 }));

async function haveTeam() {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  return { school, ...(await haveFullGroup(school)) };
}

describe('the bridge of a club', () => {
  test('is three planks a child long, and a lesson lays one, however often it is told', async () => {
    const { school, groupId, inside } = await haveTeam();
    const [anna] = inside;
    expect(await bridgeOf(school, anna)).toMatchObject({ groupId, planks: 0, of: inside.length * perWeek, built: 0, mine: 0 });
    const lessonId = newId();
    await meet(school, anna, lessonId);
    await meet(school, anna, lessonId);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: 1, mine: 1 });
    // A lesson alone with the teacher is none of the club's.
    await conductLesson(school, anna);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: 1 });
  });

  test('one child lays so many planks a week at most: nobody builds it alone', async () => {
    const { school, inside } = await haveTeam();
    const [anna] = inside;
    for (let lesson = 0; lesson <= perWeek; lesson += 1) await meet(school, anna);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: perWeek, mine: perWeek });
    aWeekLater(school);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: perWeek, mine: 0 });
    await meet(school, anna);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: perWeek + 1, mine: 1 });
  });

  test('with its last plank it is built, all see it, the next one begins, and each has a badge', async () => {
    const { school, inside } = await haveTeam();
    for (const family of inside) for (let lesson = 0; lesson < perWeek; lesson += 1) await meet(school, family);
    for (const family of inside) expect(await bridgeOf(school, family)).toMatchObject({ planks: 0, built: 1, feast: true });
    const badges = (await school.as(kidOf(inside[0])).get(`/kids/${inside[0].kidUid}/badges`)).body.badges;
    expect(badges.find(({ kind }: { kind: string }) => kind === 'bridges')).toMatchObject({ of: 1, done: 1 });
  });

  test('is a feast for the rest of its week, whoever goes on building, and not in the next', async () => {
    const { school, inside } = await haveTeam();
    const [anna] = inside;
    for (const family of inside) for (let lesson = 0; lesson < perWeek; lesson += 1) await meet(school, family);
    aWeekLater(school);
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: 0, built: 1, feast: false });
  });

  test('a child hears who has helped today, by first names; a parent hears of no other child', async () => {
    const { school, inside } = await haveTeam();
    const [anna, boris] = inside;
    await meet(school, boris);
    const { friends } = await bridgeOf(school, anna);
    expect(friends).toHaveLength(inside.length);
    expect(friends.filter(({ helpedToday }: { helpedToday: boolean }) => helpedToday)).toHaveLength(1);
    expect(friends.filter(({ isMe }: { isMe: boolean }) => isMe)).toMatchObject([{ helpedToday: false }]);
    expect((await bridgesOf(school, anna, anna.parent))[0].friends).toEqual([]);
  });

  test('homework of the club lays one and the week another, and what was done long before lays none', async () => {
    const { school, inside } = await haveTeam();
    const [anna] = inside;
    await startLearning(school, anna, 'speakingClub', 'sc1');
    await meet(school, anna);
    const kid = kidOf(anna);
    const finish = async (playbookUid: string) => {
      const { body } = await school.as(kid).post(`/kids/${anna.kidUid}/playbooks/${playbookUid}/attempts`);
      await playThrough(school, kid, body, rightAnswer);
      await school.settle();
    };
    await finish('speakingClub-sc1-01-home');
    // The lesson, its homework, and the week: all that one child may lay.
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: perWeek, mine: perWeek });
    aWeekLater(school);
    await finish('speakingClub-sc1-01-home');
    // Played again it is no homework that is done, only a task of the new week.
    expect(await bridgeOf(school, anna)).toMatchObject({ planks: perWeek + 1, mine: 1 });
  });

  test('stands when a child is erased, and its planks are nobody’s', async () => {
    const { school, inside } = await haveTeam();
    const [anna, boris] = inside;
    await meet(school, anna);
    await meet(school, boris);
    await eraseRewards(school)({ kidUids: [anna.kidUid] } as never);
    expect(await bridgeOf(school, boris)).toMatchObject({ planks: 2, mine: 1 });
  });
});
