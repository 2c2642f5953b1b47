import { newId } from '#platform/ids';

import { theSchool } from '../actor.ts';
import type { WantedLesson } from '../wanted-lesson.ts';
import { endOfHorizon } from '../rules/booking.ts';
import { tellScreens } from '../tell-screens.ts';
import type { Tools } from '../tools.ts';
import { clubDates } from './club-dates.ts';

/**
 * The lessons of all groups from where they end until a day (not included), with their kids, and the schedules they
 * belong to: the nightly job places them and notes how far those reach now. The caller holds the horizon alone, so
 * nobody joins or leaves meanwhile.
 */
export const clubsOfNewDay =
  (tools: Pick<Tools, 'clubs' | 'teachers'>) =>
  async (until: Temporal.PlainDate): Promise<{ lessons: WantedLesson[]; seriesIds: string[] }> => {
    const clubs = await tools.clubs.behind(until);
    const kids = (await tools.clubs.kidsOf(clubs.map(({ groupId }) => groupId))).filter(({ isVisit }) => !isVisit);
    const lessons: WantedLesson[] = [];
    for (const { groupId, processId, seriesId, teacherId, minutes, materialisedUntil, ...weekly } of clubs) {
      const from = endOfHorizon(Temporal.PlainDate.from(materialisedUntil));
      const { open, closed } = await clubDates(tools, { ...weekly, teacherId, minutes }, from, until);
      for (const startsAt of [...open, ...closed]) {
        lessons.push({
          processId,
          seriesId,
          teacherId,
          startsAt,
          minutes,
          lessonId: newId(),
          kind: 'group',
          holdUntil: null,
          kids: kids
            .filter((kid) => kid.groupId === groupId)
            .map((kid) => ({ kidUid: kid.kidUid, familyId: kid.familyId, processId: kid.processId })),
        });
      }
    }
    return { lessons, seriesIds: clubs.map(({ seriesId }) => seriesId) };
  };

/**
 * Places one lesson of a group, then its kids: a kid that is busy then has no place in this lesson, and the others
 * have theirs. A time that is taken stays without a lesson. The caller holds the locks of all these calendars.
 */
export const placeClubLesson =
  (tools: Pick<Tools, 'calendar' | 'realtime'>) =>
  async ({ kids, ...lesson }: WantedLesson): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    const placement = await tools.calendar.place({ teachers: [teacherId], kids: [] }, theSchool, async () => [{ ...lesson, kids: [] }]);
    if (!placement.placed) return;
    await tools.calendar.seat(kids.map((kid) => ({ ...kid, lessonId })));
    await tellScreens(tools, [{ lessonId, teacherId, familyIds: [...new Set(kids.map(({ familyId }) => familyId))] }]);
  };
