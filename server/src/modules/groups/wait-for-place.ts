import type { WaitingRequest } from '@school/contract/groups/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { ageOn } from '#modules/families';
import { insist, Refusal } from '#platform/refusal';

import { kidFacts } from './kid-facts.ts';
import { requestsOfFamily } from './read-requests.ts';
import type { NewRequest } from './requests.store.ts';
import { fitsAge, mayWait } from './rules/enrolling.ts';
import type { ClubFacts } from './rules/opening.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';
import { tellLine } from './waiting-line.ts';
import { waitsSince } from './waits-since.ts';

/**
 * Puts a kid on the waiting list: of one group that is full, or of a club (docs/rules/clubs.md#waiting-list). Where a place that suits is
 * free already, it is offered at once.
 */
export const waitForPlace =
  (tools: Tools) =>
  (request: NewRequest): Promise<WaitingRequest> =>
    tools.db.inTransaction(async () => {
      const { familyId, kidUid, courseCode, groupId } = request;
      const kid = await tools.families.kidOf(familyId, kidUid);
      if (groupId !== null) {
        const group = await settleGroup(tools)(groupId);
        if (group.courseCode !== courseCode) throw new Refusal('groups.group_not_found');
        const factsFor = await kidFacts(tools)(familyId, [kid], [group]);
        insist(mayWait(factsFor(kid, group)));
      } else insist(isForAge(await tools.catalogue.courseOffered(courseCode), ageOn(kid.birth, tools.clock.now())));

      const requestId = await tools.requests.add(request, tools.clock.now());
      if (!requestId) throw new Refusal('groups.already_waiting', { since: (await waitsSince(tools)(familyId))(kidUid, courseCode) ?? '' });
      if (groupId === null) await offerWhatIsFree(tools, request);
      await tellLine(tools, courseCode);
      const waiting = (await requestsOfFamily(tools)(familyId)).find((it) => it.requestId === requestId);
      if (!waiting) throw new Error(`Request ${requestId} was made and is not there`);
      return waiting;
    });

/** A club that takes kids, and its ages (docs/rules/products.md#courses). */
function isForAge({ ages, isOffered, kind }: Omit<ClubFacts, 'places'>, age: number): Verdict {
  if (!isOffered || kind !== 'silver') return refused('catalogue.course_off');
  return fitsAge({ age, ages }) ? allowed() : refused('groups.wrong_age', { age, ...ages });
}

/** Groups of the club with a free place, in one order for all: two who come at once never wait for each other. */
async function offerWhatIsFree(tools: Tools, { courseCode }: NewRequest): Promise<void> {
  const groups = (await tools.rows.open()).filter((group) => group.courseCode === courseCode && group.taken < group.capacity);
  for (const groupId of groups.map((group) => group.groupId).sort()) await settleGroup(tools)(groupId);
}
