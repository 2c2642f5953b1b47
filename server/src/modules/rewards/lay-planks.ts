import { rewardLimits } from '@school/contract/rewards/limits';

import type { Team } from '#modules/groups';
import type { KidRecord } from '#modules/families';
import type { EventOf } from '#platform/events';

import { familyDay } from './family-day.ts';
import { keepBadges } from './own-badges.ts';
import type { Tools } from './tools.ts';

type Whose = Pick<KidRecord, 'kidUid' | 'familyId'>;

/** A child of a club was in its lesson: that lays a plank. */
export const whenClubMet =
  (tools: Tools) =>
  async ({ lessonId, kidUids, kind, courseCode }: EventOf<'scheduling.lesson_conducted'>): Promise<void> => {
    if (kind !== 'group') return;
    for (const kid of await tools.families.kids(kidUids)) {
      const teams = (await tools.groups.teamsOf(kid.kidUid)).filter((team) => team.courseCode === courseCode);
      await lay(tools, kid, teams, `lesson ${lessonId}`);
      await keepBadges(tools, kid);
    }
  };

/** Homework of the club lays one, as long as it is of these days; whatever else a child has learnt in the week lays one, too. */
export async function layForHomework(tools: Tools, kid: Whose): Promise<void> {
  const teams = await tools.groups.teamsOf(kid.kidUid);
  if (teams.length === 0) return;
  const since = tools.clock.now().subtract({ hours: rewardLimits.plankHours }).epochMilliseconds;
  const fresh = (await tools.learning.lessonsDone(kid.kidUid)).filter(({ doneAt }) => doneAt !== null && Date.parse(doneAt) >= since);
  for (const { courseCode, lessonCode } of fresh) {
    const own = teams.filter((team) => team.courseCode === courseCode);
    await lay(tools, kid, own, `homework ${courseCode}/${lessonCode}`);
  }
  await lay(tools, kid, teams, `week ${(await weekOf(tools, kid)).toString()}`);
}

/** The Monday of this week, by the calendar of the family. */
export async function weekOf(tools: Pick<Tools, 'families' | 'clock'>, kid: Pick<KidRecord, 'familyId'>): Promise<Temporal.PlainDate> {
  const { today } = await familyDay(tools, kid);
  return today.subtract({ days: today.dayOfWeek - 1 });
}

async function lay(tools: Tools, kid: Whose, teams: readonly Team[], thing: string): Promise<void> {
  const week = (await weekOf(tools, kid)).toString();
  for (const { groupId, kidUids } of teams)
    await tools.db.inTransaction(() =>
      tools.bridges.lay(kid, {
        groupId,
        thing,
        week,
        at: tools.clock.now(),
        length: kidUids.length * rewardLimits.planksOfChild,
        mostAWeek: rewardLimits.planksOfChild,
      }),
    );
}
