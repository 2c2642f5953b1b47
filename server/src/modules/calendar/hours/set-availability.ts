import type { Availability } from '../stores/teachers.store.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/**
 * Replaces a teacher's weekly hours and exceptions (wall minutes in the teacher's zone) from today on; days past stay
 * as they were. Lessons stay where they are.
 */
export const setAvailability =
  ({ db, calendar, teachers, clock }: Pick<CalendarDependencies, 'db' | 'calendar' | 'teachers' | 'clock'>) =>
  (teacherId: string, availability: Availability): Promise<void> =>
    db.inTransaction(async () => {
      await calendar.lock({ teachers: [teacherId], kids: [] });
      const { zone } = await teachers.find(teacherId);
      await teachers.setAvailability(teacherId, availability, clock.now().toZonedDateTimeISO(zone).toPlainDate());
      await calendar.touch([teacherId]);
    });
