import { groupsLimits } from '@school/contract/groups/limits';
import type { Enrolment, Group, GroupInShort, GroupVisit } from '@school/contract/groups/shapes';

import type { GroupRecord } from './groups.store.ts';
import type { Seat } from './seats.store.ts';
import type { Tools } from './tools.ts';

/** Groups as everybody may see them, whatever lessons and places they have. */
export async function inShort({ calendar }: Pick<Tools, 'calendar'>, groups: readonly GroupRecord[]): Promise<Map<string, GroupInShort>> {
  const teachers = new Map<string, GroupInShort['teacher']>();
  for (const { teacherId } of groups) if (!teachers.has(teacherId)) teachers.set(teacherId, await calendar.teacher(teacherId));
  return new Map(
    groups.flatMap(({ teacherId, groupId, courseCode, title, level, ages, weekday, startMinute, minutes }) => {
      const teacher = teachers.get(teacherId);
      return teacher ? [[groupId, { groupId, courseCode, title, level, ages, weekday, startMinute, minutes, teacher }]] : [];
    }),
  );
}

/** Groups with their lessons from now to 28 days ahead, both included (docs/rules/clubs.md#window); those without one are left out. */
export async function withLessons(tools: Pick<Tools, 'calendar' | 'clubs' | 'clock'>, groups: readonly GroupRecord[]): Promise<Group[]> {
  const now = tools.clock.now();
  const last = now.add({ hours: groupsLimits.windowDays * 24 });
  const short = await inShort(tools, groups);
  const lessons = await tools.clubs.comingOfClubs([...short.keys()], now);
  return groups.flatMap(({ groupId, capacity, taken }) => {
    const [next, ...later] = lessons
      .filter((lesson) => lesson.groupId === groupId && Temporal.Instant.compare(lesson.startsAt, last) <= 0)
      .map(({ startsAt }) => startsAt.toString());
    const group = short.get(groupId);
    if (next === undefined || !group) return [];
    return [{ ...group, timestamp: next, lessons: [next, ...later], capacity, freePlaces: capacity - taken }];
  });
}

/** Enrolments and trial visits of a family, with what leaving would come to. */
export async function placesOfFamily(
  tools: Pick<Tools, 'calendar' | 'clubs' | 'rows'>,
  familyId: string,
  seats: readonly Seat[],
): Promise<{ enrolments: Enrolment[]; visits: GroupVisit[] }> {
  const own = seats.filter(({ heldAs }) => heldAs !== 'offer');
  if (own.length === 0) return { enrolments: [], visits: [] };
  const groups = await inShort(tools, await tools.rows.byIds(own.map(({ groupId }) => groupId)));
  const states = new Map((await tools.calendar.processesOf(familyId)).map(({ processId, state }) => [processId, state]));
  const places = await tools.clubs.placesAhead(own.flatMap(({ processId }) => processId ?? []));
  const [enrolments, visits]: [Enrolment[], GroupVisit[]] = [[], []];
  for (const { seatId, groupId, kidUid, heldAs, processId, lessonId, takenAt } of own) {
    const [group, ahead] = [groups.get(groupId), places.filter((place) => place.processId === processId)];
    const [state, next] = [states.get(processId ?? ''), ahead[0]];
    if (!group || !processId || !state) continue;
    if (heldAs === 'visit') {
      if (!lessonId || !next) continue;
      visits.push({ visitId: seatId, kidUid, processId, group, eventId: lessonId, timestamp: next.startsAt.toString() });
      continue;
    }
    enrolments.push({
      enrolmentId: seatId,
      kidUid,
      processId,
      state,
      group,
      since: takenAt.toString(),
      next: next
        ? { eventId: next.lessonId, timestamp: next.startsAt.toString(), funded: next.funded, releaseHours: next.releaseHours }
        : null,
      leaving: {
        returned: ahead.filter(({ isChangeable, funded }) => isChangeable && funded).length,
        stays: ahead.filter(({ isChangeable }) => !isChangeable).map(({ startsAt }) => startsAt.toString()),
      },
    });
  }
  return { enrolments, visits };
}
