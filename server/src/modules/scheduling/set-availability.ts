import type { Availability } from './teachers.store.ts';
import type { Tools } from './tools.ts';

/** Replaces a teacher's weekly hours and exceptions (wall minutes in the teacher's zone). Lessons stay where they are. */
export const setAvailability =
  ({ db, calendar, teachers }: Pick<Tools, 'db' | 'calendar' | 'teachers'>) =>
  (teacherId: string, availability: Availability): Promise<void> =>
    db.inTransaction(async () => {
      await calendar.lock({ teachers: [teacherId], kids: [] });
      await teachers.setAvailability(teacherId, availability);
      await calendar.touch([teacherId]);
    });
