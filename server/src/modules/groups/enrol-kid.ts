import type { Enrolment } from '@school/contract/groups/shapes';

import { ageOn } from '#modules/families';
import type { Actor } from '#modules/calendar';
import { insist, Refusal } from '#platform/refusal';

import type { GroupRecord } from './groups.store.ts';
import { kidFacts } from './kid-facts.ts';
import { mayJoin, mayJoinDespite } from './rules/enrolling.ts';
import { suits } from './rules/line.ts';
import type { Seat } from './seats.store.ts';
import type { Tools } from './tools.ts';
import { placesOfFamily } from './views.ts';
import { tellLine } from './waiting-line.ts';

type Kid = Awaited<ReturnType<Tools['families']['kidOf']>>;

/**
 * Enrols a kid in a group whose lock the caller holds: a seat, the kid's process, a place in every coming lesson with
 * units in order of start, and an end to its requests that this group fulfils (docs/rules/clubs.md#joining). A seat the kid has already,
 * from an offer or a visit, becomes its own. `despite` is a manager's word against the ages and the number of groups.
 */
export async function enrolKid(
  tools: Tools,
  by: Actor,
  group: GroupRecord,
  kid: Kid,
  { despite = false }: { despite?: boolean | undefined } = {},
): Promise<Enrolment> {
  const { familyId, kidUid } = kid;
  const { groupId, capacity } = group;
  await tools.ledger.lockFamily(familyId);
  const factsFor = await kidFacts(tools)(familyId, [kid], [group]);
  insist((despite ? mayJoinDespite : mayJoin)(factsFor(kid, group)));

  const kept = await tools.seats.ofKid(groupId, kidUid);
  const { processId } = await tools.clubs.enterClub(by, { familyId, kidUid, groupId, capacity });
  const now = tools.clock.now();
  if (kept) await tools.seats.enrol(kept.seatId, processId, now);
  else {
    const seat = { groupId, familyId, kidUid, processId, heldAs: 'enrolment', until: null, lessonId: null, requestId: null } as const;
    if (!(await tools.seats.take(seat, now))) throw new Refusal('groups.no_places');
  }
  await fulfilRequests(tools, group, kid, kept);

  const { enrolments } = await placesOfFamily(tools, familyId, await tools.seats.ofFamily(familyId));
  const enrolment = enrolments.find((it) => it.kidUid === kidUid && it.group.groupId === groupId);
  if (!enrolment) throw new Error(`Kid ${kidUid} was enrolled in ${groupId} and is not there`);
  await tools.outbox.publish({
    type: 'groups.joined',
    familyId,
    kidUid,
    groupId,
    title: group.title,
    firstLesson: enrolment.next?.timestamp ?? null,
  });
  await tools.realtime.changed('groups', groupId);
  await tools.realtime.changed(`enrolments/${familyId}`);
  return enrolment;
}

/** Requests of the kid for which this group is what it waited for; one that has another place offered is left to it. */
async function fulfilRequests(tools: Tools, group: GroupRecord, { familyId, kidUid, birth }: Kid, kept: Seat | undefined): Promise<void> {
  const now = tools.clock.now();
  const own = (await tools.requests.ofFamily(familyId)).filter((request) => request.kidUid === kidUid);
  if (own.length === 0) return;
  const { timezone: zone } = await tools.families.family(familyId);
  const fulfilled = own.filter((request) => suits({ ...request, zone, age: ageOn(birth, now) }, group, now));
  await tools.requests.endOpen(
    fulfilled.map(({ requestId }) => requestId),
    'accepted',
    now,
    kept?.requestId ?? null,
  );
  await tellLine(tools, group.courseCode);
}
