import type { ClubLesson } from '#modules/calendar';
import { type Actor, listOf, type WantedLesson } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import { callOffLessons, type Off, settleFamilies } from './call-off-lessons.ts';
import { clubDates } from './club-dates.ts';
import { lessonsOfClub } from './lessons-of-club.ts';
import type { ClubsDependencies } from './dependencies.ts';
import { lockWholeClub } from './lock-club.ts';
import { beginsAt } from './plan-club.ts';

/** Another weekly time or another teacher of a group, from a day of the teacher's zone on. */
export interface NewTime {
  groupId: string;
  teacherId: string;
  weekday: number;
  startMinute: number;
  from: string;
  reason: string;
}

/** What a move came to: lessons of the former time, those of the new one, and new dates at which kids have other lessons. */
export interface Moved {
  off: Off;
  on: Temporal.Instant[];
  clashes: Array<{ kidUid: string; startsAt: Temporal.Instant }>;
}

/**
 * Moves a group: from a day on its lessons are called off with their units, stand at the new time, and its kids have their places and
 * units there; a kid that has another lesson then has none on that date. All or nothing. The caller holds the lock of the group.
 */
export const moveClub =
  (deps: ClubsDependencies) =>
  (by: Actor, { groupId, reason, from, ...weekly }: NewTime): Promise<Moved> =>
    deps.db.inTransaction(async () => {
      const { teacherId } = weekly;
      const { zone } = await deps.teachers.find(teacherId);
      const club = await lockWholeClub(deps)(groupId, [teacherId]);
      const { now, until } = club;
      const known = await deps.clubs.find(groupId);
      if (!known) throw new Refusal('groups.group_not_found');
      const { minutes } = known;
      const begins = beginsAt(deps, now, zone, from);
      const { open, closed } = await clubDates(deps, { ...weekly, minutes, zone }, begins, until);
      if (closed.length > 0 || open.length === 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(closed) });

      const off = await callOffLessons(deps)(by, club, {
        from: Temporal.PlainDate.from(from).toZonedDateTime(zone).toInstant(),
        until: null,
        reason,
      });
      let lessons: WantedLesson[] = [];
      const placement = await deps.calendar.place({ teachers: [teacherId], kids: [] }, by, async (at) => {
        const own = await deps.clubs.moveTo(
          { ...weekly, groupId, minutes, zone, processId: known.processId, materialisedUntil: until.toString() },
          at,
        );
        lessons = lessonsOfClub({ ...own, teacherId, minutes }, open);
        return lessons;
      });
      if (!placement.placed) throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(placement.taken) });
      const clashes = await seatKids(deps, groupId, begins, now);
      const placed = (await deps.clubs.coming([groupId], begins)).filter(({ lessonId }) => lessons.some((it) => it.lessonId === lessonId));
      await settleFamilies(deps)({ ...club, places: await deps.places.ofGroup(groupId, now) }, [...off.lessons, ...placed]);
      return { off, on: open, clashes };
    });

/** Everybody who is in the group has a place in each new lesson, but where they have another one. */
async function seatKids(deps: ClubsDependencies, groupId: string, from: Temporal.Instant, now: Temporal.Instant) {
  const kids = (await deps.clubs.kidsOf([groupId])).filter(({ isVisit }) => !isVisit);
  const kidUids = kids.map(({ kidUid }) => kidUid);
  await deps.calendar.expireDeadHolds({ teachers: [], kids: kidUids }, now);
  const clashes = await deps.places.clashes(kidUids, [groupId], from, now);
  const isBusy = ({ startsAt }: ClubLesson, kidUid: string) =>
    clashes.some((clash) => clash.kidUid === kidUid && clash.startsAt.equals(startsAt));
  const lessons = await deps.clubs.coming([groupId], from);
  await deps.calendar.seat(
    lessons.flatMap((lesson) =>
      kids
        .filter(({ kidUid }) => !lesson.kidUids.includes(kidUid) && !isBusy(lesson, kidUid))
        .map(({ kidUid, familyId, processId }) => ({ lessonId: lesson.lessonId, kidUid, familyId, processId })),
    ),
  );
  return clashes.map(({ kidUid, startsAt }) => ({ kidUid, startsAt }));
}
