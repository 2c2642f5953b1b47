import type { Availability } from './teachers.store.ts';
import type { Tools } from './tools.ts';

/**
 * Replaces a teacher's weekly hours and exceptions (wall minutes in the teacher's zone) from today on; days past stay
 * as they were. Lessons stay where they are.
 */
export const setAvailability =
  ({ db, calendar, teachers, clock }: Pick<Tools, 'db' | 'calendar' | 'teachers' | 'clock'>) =>
  (teacherId: string, availability: Availability): Promise<void> =>
    db.inTransaction(async () => {
      await calendar.lock({ teachers: [teacherId], kids: [] });
      const { zone } = await teachers.find(teacherId);
      await teachers.setAvailability(teacherId, availability, clock.now().toZonedDateTimeISO(zone).toPlainDate());
      await calendar.touch([teacherId]);
    });
