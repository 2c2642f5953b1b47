import { tellScreens } from '#modules/calendar';
import { theSchool, type WantedLesson, endOfHorizon } from '#modules/calendar/rules';
import { newId } from '#platform/ids';

import type { ClubsDependencies } from './dependencies.ts';
import { clubDates } from './club-dates.ts';

/**
 * The lessons of all groups from where they end until a day (not included), with their kids, and the schedules they
 * belong to: the nightly job places them and notes how far those reach now. The caller holds the horizon alone, so
 * nobody joins or leaves meanwhile.
 */
export const clubsOfNewDay =
  (deps: Pick<ClubsDependencies, 'clubs' | 'teachers'>) =>
  async (until: Temporal.PlainDate): Promise<{ lessons: WantedLesson[]; seriesIds: string[] }> => {
    const clubs = await deps.clubs.behind(until);
    const kids = (await deps.clubs.kidsOf(clubs.map(({ groupId }) => groupId))).filter(({ isVisit }) => !isVisit);
    const lessons: WantedLesson[] = [];
    for (const { groupId, processId, seriesId, teacherId, minutes, materialisedUntil, ...weekly } of clubs) {
      const from = endOfHorizon(Temporal.PlainDate.from(materialisedUntil));
      const { open, closed } = await clubDates(deps, { ...weekly, teacherId, minutes }, from, until);
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
  (deps: Pick<ClubsDependencies, 'calendar' | 'realtime'>) =>
  async ({ kids, ...lesson }: WantedLesson): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    const placement = await deps.calendar.place({ teachers: [teacherId], kids: [] }, theSchool, async () => [{ ...lesson, kids: [] }]);
    if (!placement.placed) return;
    await deps.calendar.seat(kids.map((kid) => ({ ...kid, lessonId })));
    await tellScreens(deps, [{ lessonId, teacherId, familyIds: [...new Set(kids.map(({ familyId }) => familyId))] }]);
  };
