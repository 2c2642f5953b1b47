import { type ClubCode, courses } from '@school/contract/catalogue/limits';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import type { WantedLesson } from '../wanted-lesson.ts';
import { bookableFrom, horizonAt } from '../rules/booking.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';
import { listOf } from '../weekly-plan.ts';
import { clubDates } from './club-dates.ts';

/** A group with the weekly time it wants of a teacher: weekday 1 to 7 and minutes after midnight in the teacher's zone. */
export interface ClubWish {
  groupId: string;
  courseCode: ClubCode;
  level: string;
  teacherId: string;
  weekday: number;
  startMinute: number;
  minutes: number;
}

/**
 * Puts a group's weekly time into its teacher's calendar: a lesson a week up to the horizon, all or nothing (docs/rules/clubs.md#places). Refused with the dates that are taken, or with those outside the teacher's hours.
 */
export const openClub =
  (tools: Tools) =>
  (by: Actor, wish: ClubWish): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { teacherId, courseCode, minutes } = wish;
      const now = tools.clock.now();
      const until = await tools.calendar.lockHorizon(horizonAt(now), 'shared');
      const { zone } = await tools.teachers.find(teacherId);
      const { open, closed } = await clubDates(tools, { ...wish, zone }, bookableFrom(now), until);
      if (closed.length > 0 || open.length === 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(closed) });

      let lessons: WantedLesson[] = [];
      const placement = await tools.calendar.place({ teachers: [teacherId], kids: [] }, by, async (at) => {
        const { subject } = courses[courseCode];
        const club = await tools.clubs.add({ ...wish, subject, zone, materialisedUntil: until.toString() }, at);
        lessons = open.map((startsAt) => ({
          ...club,
          lessonId: newId(),
          teacherId,
          kind: 'group',
          startsAt,
          minutes,
          holdUntil: null,
          kids: [],
        }));
        return lessons;
      });
      if (!placement.placed) throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(placement.taken) });
      await tellScreens(
        tools,
        lessons.map(({ lessonId }) => ({ lessonId, teacherId, familyIds: [] })),
      );
    });
