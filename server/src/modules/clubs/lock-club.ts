import type { ClubLesson, Place } from '#modules/calendar';

import type { ClubsDependencies } from './dependencies.ts';

/**
 * Locks the calendars of these kids and of everybody who gives a coming lesson of a group, and answers with those
 * lessons. A lesson that was given to somebody else meanwhile is looked up again before anything is locked twice, so
 * the one order of locks holds. `others` are teachers who will give lessons of it.
 */
export const lockClub =
  ({ calendar, clubs }: Pick<ClubsDependencies, 'calendar' | 'clubs'>) =>
  async (groupId: string, kidUids: readonly string[], from: Temporal.Instant, others: readonly string[] = []): Promise<ClubLesson[]> => {
    for (;;) {
      const teachers = [...others, ...(await clubs.coming([groupId], from)).map(({ teacherId }) => teacherId)];
      await clubs.mark();
      await calendar.lock({ teachers, kids: kidUids });
      const lessons = await clubs.coming([groupId], from);
      if (lessons.every(({ teacherId }) => teachers.includes(teacherId))) {
        await clubs.keep();
        return lessons;
      }
      await clubs.takeBack();
    }
  };

/** A group whose whole future is locked: its lessons that have not begun, and who has a place in them. */
export interface LockedClub {
  now: Temporal.Instant;
  /** The day nobody books on or past. */
  until: Temporal.PlainDate;
  familyIds: string[];
  lessons: ClubLesson[];
  places: Place[];
}

/**
 * Locks all that an act on a whole group touches, in the school's order: families, horizon, calendars. The caller holds the
 * lock of the group, so nobody comes in meanwhile.
 */
export const lockWholeClub =
  (deps: ClubsDependencies) =>
  async (groupId: string, teachers: readonly string[] = []): Promise<LockedClub> => {
    const before = deps.clock.now();
    const inside = [...(await deps.clubs.kidsOf([groupId])), ...(await deps.places.ofGroup(groupId, before))];
    const familyIds = [...new Set(inside.map(({ familyId }) => familyId))].sort();
    for (const familyId of familyIds) await deps.ledger.lockFamily(familyId);
    const until = await deps.calendar.lockHorizon('shared');
    const now = deps.clock.now();
    const kidUids = inside.map(({ kidUid }) => kidUid);
    const lessons = await lockClub(deps)(groupId, kidUids, now, teachers);
    return { now, until, familyIds, lessons, places: await deps.places.ofGroup(groupId, now) };
  };
