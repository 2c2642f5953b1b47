import type { ClubCode } from '@school/contract/catalogue/limits';

import { tellScreens } from '#modules/calendar';
import { type Actor, type WantedLesson, listOf } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { ClubsDependencies } from './dependencies.ts';
import { clubDates } from './club-dates.ts';
import { lessonsOfClub } from './lessons-of-club.ts';
import { beginsAt } from './plan-club.ts';

/** A group with the weekly time it wants of a teacher: weekday 1 to 7 and minutes after midnight in the teacher's zone. */
export interface NewClub {
  groupId: string;
  courseCode: ClubCode;
  level: string;
  teacherId: string;
  weekday: number;
  startMinute: number;
  minutes: number;
  /** Its first lesson is on this day of the teacher's zone or later; null: as soon as it may be. */
  startsOn: string | null;
}

/**
 * Puts a group's weekly time into its teacher's calendar: a lesson a week up to the horizon, all or nothing (docs/rules/clubs.md#places). Refused with the dates that are taken, or with those outside the teacher's hours.
 */
export const openClub =
  (deps: ClubsDependencies) =>
  (by: Actor, request: NewClub): Promise<void> =>
    deps.db.inTransaction(async () => {
      const { teacherId, courseCode, minutes } = request;
      const now = deps.clock.now();
      const { subject } = await deps.catalogue.courseOffered(courseCode);
      const until = await deps.calendar.lockHorizon('shared');
      const { zone } = await deps.teachers.find(teacherId);
      const { open, closed } = await clubDates(deps, { ...request, zone }, beginsAt(deps, now, zone, request.startsOn), until);
      if (closed.length > 0 || open.length === 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(closed) });

      let lessons: WantedLesson[] = [];
      const placement = await deps.calendar.place({ teachers: [teacherId], kids: [] }, by, async (at) => {
        const club = await deps.clubs.add({ ...request, subject, zone, materialisedUntil: until.toString() }, at);
        lessons = lessonsOfClub({ ...club, teacherId, minutes }, open);
        return lessons;
      });
      if (!placement.placed) throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(placement.taken) });
      await tellScreens(
        deps,
        lessons.map(({ lessonId }) => ({ lessonId, teacherId, familyIds: [] })),
      );
    });
