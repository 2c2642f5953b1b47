import { type GroupState, groupStates } from '@school/contract/groups/limits';
import type { GroupCard, ManagedGroup, PlannedDate } from '@school/contract/groups/manager-shapes';

import { ageOn } from '#modules/families';
import { Refusal } from '#platform/refusal';

import type { GroupRecord } from './groups.store.ts';
import { lineFor } from './rules/line.ts';
import { mayDo } from './rules/managing.ts';
import type { Seat } from './seats.store.ts';
import type { Tools } from './tools.ts';
import { inShort } from './views.ts';
import { waitingFor } from './waiting-line.ts';

/** Groups as managers see them: all that are not closed, or those of one state. */
export const managedGroups =
  (tools: Tools) =>
  async (state?: GroupState): Promise<ManagedGroup[]> =>
    managed(tools, await tools.rows.inStates(state ? [state] : groupStates.filter((it) => it !== 'closed')));

/** One group as managers see it, whatever became of it. */
export const managedGroup =
  (tools: Tools) =>
  async (groupId: string): Promise<ManagedGroup> => {
    const [group] = await managed(tools, await tools.rows.byIds([groupId]));
    if (!group) throw new Refusal('groups.group_not_found');
    return group;
  };

async function managed(tools: Tools, groups: readonly GroupRecord[]): Promise<ManagedGroup[]> {
  const now = tools.clock.now();
  const short = await inShort(tools, groups);
  const seats = await tools.seats.ofGroups([...short.keys()]);
  const waiting = (await waitingFor(tools)([...new Set(groups.map(({ courseCode }) => courseCode))])).filter((it) => it.state === 'open');
  const lessons = await tools.clubs.comingOfClubs([...short.keys()], now);
  const names = await teacherNames(tools, lessons);
  return groups.flatMap((record) => {
    const group = short.get(record.groupId);
    if (!group) return [];
    const held = (as: Seat['heldAs']) => seats.filter(({ groupId, heldAs }) => groupId === record.groupId && heldAs === as).length;
    const next = lessons.find(({ groupId }) => groupId === record.groupId);
    return {
      group,
      state: record.state,
      capacity: record.capacity,
      enrolled: held('enrolment'),
      visiting: held('visit'),
      offered: held('offer'),
      waiting: record.state === 'closed' ? 0 : lineFor(waiting, record, now).length,
      startsOn: record.startsOn,
      opensAt: record.opensAt?.toString() ?? null,
      gathering: record.leastKids !== null && record.gatherBy !== null ? { least: record.leastKids, by: record.gatherBy } : null,
      closesOn: record.closesOn,
      next: next ? { eventId: next.lessonId, timestamp: next.startsAt.toString(), teacher: names.get(next.teacherId) ?? '' } : null,
      may: {
        change: mayDo('change', record),
        open: mayDo('open', record),
        move: mayDo('move', record),
        pause: mayDo('pause', record),
        close: mayDo('close', record),
      },
    };
  });
}

async function teacherNames({ calendar }: Pick<Tools, 'calendar'>, lessons: ReadonlyArray<{ teacherId: string }>) {
  const names = new Map<string, string>();
  for (const teacherId of new Set(lessons.map((lesson) => lesson.teacherId)))
    names.set(teacherId, (await calendar.teacher(teacherId)).name);
  return names;
}

/** One group with its kids, those who wait for it, and its lessons. */
export const groupCard =
  (tools: Tools) =>
  async (groupId: string): Promise<GroupCard> => {
    const now = tools.clock.now();
    const own = await managedGroup(tools)(groupId);
    const [record] = await tools.rows.byIds([groupId]);
    const seats = await tools.seats.ofGroup(groupId);
    const line = record
      ? lineFor(
          (await waitingFor(tools)([record.courseCode])).filter((it) => it.state === 'open'),
          record,
          now,
        )
      : [];
    const people = await peopleOf(tools, [...seats, ...line]);
    const lessons = await tools.clubs.comingOfClubs([groupId], now);
    const names = await teacherNames(tools, lessons);
    const places = await tools.clubs.placesAhead(seats.flatMap(({ processId }) => processId ?? []));
    return {
      managed: own,
      kids: seats.flatMap((seat) => {
        const person = people(seat);
        const ahead = places.filter(({ processId }) => processId === seat.processId);
        if (!person) return [];
        return {
          ...person,
          heldAs: seat.heldAs,
          since: seat.takenAt.toString(),
          until: seat.until?.toString() ?? null,
          lessons: ahead.length,
          funded: ahead.filter(({ funded }) => funded).length,
          enrolmentId: seat.heldAs === 'enrolment' ? seat.seatId : null,
        };
      }),
      waiting: line.flatMap((request) => {
        const person = people(request);
        const { requestId, createdAt, wishes } = request;
        return person ? { ...person, requestId, since: createdAt.toString(), wishes } : [];
      }),
      lessons: lessons.map(({ lessonId, startsAt, teacherId, kidUids }) => ({
        eventId: lessonId,
        timestamp: startsAt.toString(),
        teacher: names.get(teacherId) ?? '',
        kids: kidUids.length,
      })),
    };
  };

/** Kids with their parents, by name. */
async function peopleOf({ families, clock }: Pick<Tools, 'families' | 'clock'>, of: ReadonlyArray<{ familyId: string; kidUid: string }>) {
  const kids = new Map((await families.kids(of.map(({ kidUid }) => kidUid))).map((kid) => [kid.kidUid, kid]));
  const parents = await families.namesOf([...new Set(of.map(({ familyId }) => familyId))]);
  return ({ familyId, kidUid }: { familyId: string; kidUid: string }) => {
    const kid = kids.get(kidUid);
    return kid && { kidUid, familyId, name: kid.name, age: ageOn(kid.birth, clock.now()), parentName: parents.get(familyId) ?? '' };
  };
}

/** A weekly time that is wanted of a teacher, date by date, with whatever stands there by name. */
export const plannedDates =
  (tools: Tools) =>
  async (wanted: Parameters<Tools['clubs']['planClub']>[0], groupId: string | null = null): Promise<PlannedDate[]> => {
    const planned = [];
    for (const { startsAt, state, lessonId } of await tools.clubs.planClub(wanted, groupId)) {
      planned.push({ timestamp: startsAt.toString(), state, by: lessonId === null ? null : await nameOf(tools, lessonId) });
    }
    return planned;
  };

/** Whose lesson it is, by the names of its children. A group without children yet has none. */
async function nameOf({ calendar }: Pick<Tools, 'calendar'>, lessonId: string): Promise<string> {
  const kids = (await calendar.touchedLesson(lessonId))?.lesson.kids ?? [];
  return kids.map(({ name }) => name).join(', ');
}
