import { dayIn } from '#modules/calendar';
import type { LiveTopics } from '#platform/module';

import type { Staffing } from './staffing.ts';

/** Shows teachers their days live, and managers which lessons wait for their teacher: of these all see the same. */
export const staffingTopics = (staffing: Pick<Staffing, 'lateLessons' | 'teacherLessons'>): LiveTopics => ({
  'late-lessons': {
    may: () => true,
    snapshot: () => staffing.lateLessons(),
    audience: () => 'managers',
  },
  'teacher-lessons/:teacherId': {
    may: (who, { teacherId }) => who.customerId === teacherId,
    snapshot: ({ teacherId }, { from, days }) =>
      staffing.teacherLessons({ teacherId, from: dayIn(from), ...(days ? { days: Math.min(35, Math.max(1, Number(days) || 1)) } : {}) }),
  },
});
