import type { GroupAct, GroupEffect } from '@school/contract/groups/manager-shapes';

import { ageOn } from '#modules/families';
import type { Actor } from '#modules/calendar';
import { insist } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { moveKid } from './by-manager.ts';
import { closeGroup, endRequests, tell } from './close-group.ts';
import { beginningOf, clubNow, daysNow } from './create-group.ts';
import type { GroupRecord } from './groups.store.ts';
import { leaveGroup } from './leave-group.ts';
import { mayAct } from './rules/managing.ts';
import type { Seat } from './seats.store.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

type Off = Awaited<ReturnType<Tools['clubs']['callOffClub']>>;
type Fate = GroupEffect['kids'][number]['fate'];
type Doing<A extends GroupAct['do']> = { act: Extract<GroupAct, { do: A }>; group: GroupRecord; seats: Seat[]; by: Actor; reason: string };

/** What became of a group's lessons and kids. */
interface Outcome {
  off: Off | null;
  on: readonly Temporal.Instant[];
  fates: ReadonlyMap<string, Fate>;
  clashes: ReadonlyArray<{ kidUid: string; startsAt: Temporal.Instant }>;
  /** Kids who wait for this group alone, and are told. */
  waiting: ReadonlyArray<{ familyId: string; kidUid: string }>;
}

const nothing: Outcome = { off: null, on: [], fates: new Map(), clashes: [], waiting: [] };

/** Midnight of a day on the school's clock. */
const midnight = (day: string): Temporal.Instant => Temporal.PlainDate.from(day).toZonedDateTime(schoolZone()).toInstant();

/**
 * Does what a manager wants with a group (docs/rules/clubs.md#by-managers): lessons, units, places and letters are true together or not
 * at all. Gives what it came to, child by child.
 */
export const actOnGroup =
  (tools: Tools) =>
  (by: Actor, { groupId, act, reason }: { groupId: string; act: GroupAct; reason: string }): Promise<GroupEffect> =>
    tools.db.inTransaction(async () => {
      // Groups are locked before all else, and always in one order.
      const others = act.do === 'move' ? act.others.flatMap(({ toGroupId }) => toGroupId ?? []) : [];
      for (const id of [...new Set([groupId, ...others])].sort()) await tools.rows.lock(id);
      const group = await tools.rows.lock(groupId);
      insist(mayAct(act, group, await daysNow(tools), await clubNow(tools, group.courseCode)));
      const seats = (await tools.seats.ofGroup(groupId)).filter(({ heldAs }) => heldAs !== 'offer');
      for (const familyId of [...new Set(seats.map((seat) => seat.familyId))].sort()) await tools.ledger.lockFamily(familyId);
      const outcome = await doing(tools, { group, seats, by, reason }, act);
      await tools.realtime.changed('groups', groupId);
      for (const { familyId } of seats) await tools.realtime.changed(`enrolments/${familyId}`);
      return effectOf(tools, seats, outcome);
    });

function doing(tools: Tools, about: Omit<Doing<never>, 'act'>, act: GroupAct): Promise<Outcome> {
  if (act.do === 'change') return change(tools, { ...about, act });
  if (act.do === 'open') return open(tools, { ...about, act });
  if (act.do === 'move') return move(tools, { ...about, act });
  if (act.do === 'pause') return pause(tools, { ...about, act });
  return close(tools, { ...about, act });
}

async function change(tools: Tools, { act, group: { groupId } }: Doing<'change'>): Promise<Outcome> {
  await tools.rows.describe(groupId, act);
  await settleGroup(tools)(groupId);
  return nothing;
}

async function open(tools: Tools, { act, group, by }: Doing<'open'>): Promise<Outcome> {
  const { groupId } = group;
  const opensAt = act.opensAt === null ? null : Temporal.Instant.from(act.opensAt);
  const begins = await beginningOf(tools, { ...act, opensAt }, group.capacity);
  await tools.clubs.openClub(by, { ...group, startsOn: begins.startsOn });
  await tools.rows.begin(groupId, begins);
  await settleGroup(tools)(groupId);
  return { ...nothing, on: (await tools.clubs.comingOfClubs([groupId], tools.clock.now())).map(({ startsAt }) => startsAt) };
}

/** Kids who cannot come leave first, so that the move finds only those who stay. */
async function move(tools: Tools, { act, group, seats, by, reason }: Doing<'move'>): Promise<Outcome> {
  const { groupId } = group;
  const fates = new Map<string, Fate>();
  for (const { kidUid, toGroupId } of act.others) {
    const familyId = seats.find((seat) => seat.kidUid === kidUid)?.familyId ?? '';
    const from = { familyId, kidUid, groupId };
    if (toGroupId === null) await leaveGroup(tools)(by, from);
    else await moveKid(tools)(by, { ...from, toGroupId });
    fates.set(kidUid, toGroupId === null ? 'leaves' : 'moves');
  }
  const { teacherId } = act;
  const moved = await tools.clubs.moveClub(by, { ...act, groupId, reason });
  await tools.rows.moveTo(groupId, act);
  const visits = await endVisits(tools, group, seats, moved.off, reason);
  const first = moved.on[0]?.toString() ?? '';
  for (const { familyId, kidUid, heldAs } of seats) {
    if (heldAs !== 'enrolment' || fates.has(kidUid)) continue;
    const missing = moved.clashes.filter((clash) => clash.kidUid === kidUid).map(({ startsAt }) => startsAt.toString());
    const withTeacher = teacherId !== group.teacherId;
    await tell(tools, {
      type: 'groups.moved',
      familyId,
      kidUid,
      groupId,
      title: group.title,
      startsAt: first,
      teacherId,
      withTeacher,
      missing,
      reason,
    });
  }
  await settleGroup(tools)(groupId);
  return { off: moved.off, on: moved.on, fates: new Map([...fates, ...visits]), clashes: moved.clashes, waiting: [] };
}

async function pause(tools: Tools, { act, group, seats, by, reason }: Doing<'pause'>): Promise<Outcome> {
  const { groupId } = group;
  const off = await tools.clubs.callOffClub(by, { groupId, from: midnight(act.from), until: midnight(act.until), reason });
  const fates = await endVisits(tools, group, seats, off, reason);
  for (const { kidUid } of seats) if (!fates.has(kidUid)) await tellOff(tools, group, off, kidUid, reason);
  await settleGroup(tools)(groupId);
  return { ...nothing, off, fates };
}

async function close(tools: Tools, { act, group, seats, by, reason }: Doing<'close'>): Promise<Outcome> {
  const { groupId, title } = group;
  const ends = new Map<string, Fate>(seats.map(({ kidUid }) => [kidUid, 'ends']));
  if (group.state === 'draft' || act.from <= (await daysNow(tools)).today) {
    const { off, waiting } = await closeGroup(tools)(by, { groupId, why: { reason } });
    return { ...nothing, off, fates: ends, waiting };
  }
  const from = midnight(act.from);
  const off = await tools.clubs.callOffClub(by, { groupId, from, until: null, reason });
  const waiting = await endRequests(tools, group);
  await tools.rows.closeFrom(groupId, act.from, reason);
  for (const { familyId, kidUid } of seats) {
    const own = off.places.filter((place) => place.kidUid === kidUid);
    const [lessons, returned] = [own.length, own.filter((place) => place.returned).length];
    await tell(tools, { type: 'groups.closing', familyId, kidUid, groupId, title, from: from.toString(), lessons, returned, reason });
  }
  for (const { familyId, kidUid } of waiting) await tell(tools, { type: 'groups.closed', familyId, kidUid, groupId, title, reason });
  return { ...nothing, off, fates: ends, waiting };
}

/** Trial visits of lessons that were called off are over; their families are told. */
async function endVisits(tools: Tools, group: GroupRecord, seats: readonly Seat[], off: Off, reason: string): Promise<Map<string, Fate>> {
  const gone = new Set(off.lessons.map(({ lessonId }) => lessonId));
  const fates = new Map<string, Fate>();
  for (const seat of seats) {
    if (seat.heldAs !== 'visit' || seat.lessonId === null || !gone.has(seat.lessonId)) continue;
    await tools.seats.free(seat, 'closed', tools.clock.now());
    await tools.clubs.endVisit(group.groupId, seat.kidUid);
    await tellOff(tools, group, off, seat.kidUid, reason);
    fates.set(seat.kidUid, 'leaves');
  }
  return fates;
}

async function tellOff(tools: Tools, { groupId, title }: GroupRecord, off: Off, kidUid: string, reason: string): Promise<void> {
  const own = off.places.filter((place) => place.kidUid === kidUid);
  const [first] = own;
  if (!first) return;
  const returned = own.filter((place) => place.returned).length;
  const startsAt = own.map((place) => place.startsAt.toString());
  await tell(tools, { type: 'groups.lessons_off', familyId: first.familyId, kidUid, groupId, title, startsAt, returned, reason });
}

async function effectOf(tools: Tools, seats: readonly Seat[], { off, on, fates, clashes, waiting }: Outcome): Promise<GroupEffect> {
  const now = tools.clock.now();
  const touched = [
    ...seats.map(({ familyId, kidUid }) => ({ familyId, kidUid, fate: fates.get(kidUid) ?? ('stays' as const) })),
    ...waiting.map(({ familyId, kidUid }) => ({ familyId, kidUid, fate: 'told' as const })),
  ];
  const kids = new Map((await tools.families.kids(touched.map(({ kidUid }) => kidUid))).map((kid) => [kid.kidUid, kid]));
  const parents = await tools.families.namesOf([...new Set(touched.map(({ familyId }) => familyId))]);
  const returned = (kidUid: string) => off?.places.filter((place) => place.kidUid === kidUid && place.returned).length ?? 0;
  return {
    off: off?.lessons.map(({ startsAt }) => startsAt.toString()) ?? [],
    on: on.map(String),
    kids: touched.flatMap(({ familyId, kidUid, fate }) => {
      const kid = kids.get(kidUid);
      if (!kid) return [];
      return {
        kidUid,
        familyId,
        name: kid.name,
        age: ageOn(kid.birth, now),
        parentName: parents.get(familyId) ?? '',
        fate,
        returned: fate === 'told' ? 0 : returned(kidUid),
        clashes: clashes.filter((clash) => clash.kidUid === kidUid).map(({ startsAt }) => startsAt.toString()),
      };
    }),
    families: new Set(touched.map(({ familyId }) => familyId)).size,
    returned: off?.places.filter((place) => place.returned).length ?? 0,
  };
}
