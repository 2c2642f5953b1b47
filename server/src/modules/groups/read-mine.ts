import type { AnswerOf } from '@school/contract/calls';
import type { GroupChoice, JoiningTerms } from '@school/contract/groups/shapes';

import { bookableFrom, isChangeable } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { KidAndGroup } from './join-group.ts';
import { kidFacts } from './kid-facts.ts';
import { requestsOfFamily } from './read-requests.ts';
import { fitsAge, mayJoin, mayVisit, mayWait } from './rules/enrolling.ts';
import { lineFor } from './rules/line.ts';
import type { Tools } from './tools.ts';
import { inShort, placesOfFamily } from './views.ts';
import { waitingFor } from './waiting-line.ts';

/** The groups page of a family: where its kids are, where they wait, and what each may do with each group. */
export const readMine =
  (tools: Tools) =>
  async (familyId: string): Promise<AnswerOf<'GET /groups/mine'>> => ({
    ...(await placesOfFamily(tools, familyId, await tools.seats.ofFamily(familyId))),
    waiting: await requestsOfFamily(tools)(familyId),
    choices: await choicesOf(tools, familyId),
  });

async function choicesOf(tools: Tools, familyId: string): Promise<GroupChoice[]> {
  const now = tools.clock.now();
  const [kids, groups] = await Promise.all([tools.families.kidsOf(familyId), tools.rows.open()]);
  const factsFor = await kidFacts(tools)(familyId, kids, groups);
  const waiting = await waitingFor(tools)([...new Set(groups.map(({ courseCode }) => courseCode))]);
  return groups.flatMap((group) => {
    const line = lineFor(waiting, group, now);
    return kids.map((kid) => {
      const facts = factsFor(kid, group);
      return {
        groupId: group.groupId,
        kidUid: kid.kidUid,
        fits: fitsAge(facts),
        join: mayJoin(facts),
        visit: mayVisit(facts),
        wait: mayWait(facts),
        line: line.filter(({ kidUid }) => kidUid !== kid.kidUid).length,
      };
    });
  });
}

/** What joining a group comes to for a kid, told before the tap: its lessons, what they cost, what stands in the way. */
export const readTerms =
  (tools: Tools) =>
  async ({ familyId, kidUid, groupId }: KidAndGroup): Promise<JoiningTerms> => {
    const now = tools.clock.now();
    const kid = await tools.families.kidOf(familyId, kidUid);
    const group = await tools.rows.findOpen(groupId);
    const short = group && (await inShort(tools, [group])).get(groupId);
    if (!group || !short) throw new Refusal('groups.group_not_found');
    const facts = (await kidFacts(tools)(familyId, [kid], [group]))(kid, group);
    const from = bookableFrom(now, tools.school.now('bookingNoticeMinutes'));
    const coming = (await tools.clubs.comingOfClubs([groupId], from)).filter(
      ({ kidUids }) => kidUids.length < group.capacity && !kidUids.includes(kidUid),
    );
    const starts = coming.map(({ startsAt }) => startsAt);
    const busy = facts.busy === '' ? [] : facts.busy.split(' ');
    const lessons = starts.map(String);
    return {
      group: short,
      join: mayJoin(facts),
      visit: mayVisit(facts),
      lessons,
      free: facts.freeUnits,
      covered: Math.min(facts.freeUnits, lessons.length),
      binding: coming.filter((lesson) => !isChangeable(lesson, now)).map(({ startsAt }) => String(startsAt)),
      conflicts: busy.filter((date) => lessons.includes(date)),
      overlaps: await tools.clubs.siblingsAtClub({ familyId, kidUid }, starts, group.minutes),
      visits: lessons.filter((date) => !busy.includes(date)).slice(0, visitsShown),
    };
  };

/** Lessons a trial visit may choose from: four weeks. */
const visitsShown = 4;
