import type { ClubLesson } from '#modules/calendar';

import type { ClubsDependencies } from './dependencies.ts';

/**
 * Locks the calendars of these kids and of everybody who gives a coming lesson of a group, and answers with those
 * lessons. A lesson that was given to somebody else meanwhile is looked up again before anything is locked twice, so
 * the one order of locks holds.
 */
export const lockClub =
  ({ calendar, clubs }: Pick<ClubsDependencies, 'calendar' | 'clubs'>) =>
  async (groupId: string, kidUids: readonly string[], from: Temporal.Instant): Promise<ClubLesson[]> => {
    for (;;) {
      const teachers = (await clubs.coming([groupId], from)).map(({ teacherId }) => teacherId);
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
