import { dayIn } from '#modules/calendar';
import type { Realtime } from '#platform/realtime';

import type { Staffing } from './staffing.ts';

/** Shows teachers their days live, and managers which lessons wait for their teacher: of these all see the same. */
export function staffingTopics(realtime: Pick<Realtime, 'topic'>, staffing: Pick<Staffing, 'lateLessons' | 'teacherLessons'>): void {
  realtime.topic('late-lessons', {
    may: () => true,
    snapshot: () => staffing.lateLessons(),
    audience: () => 'managers',
  });
  realtime.topic('teacher-lessons/:teacherId', {
    may: (who, { teacherId }) => who.customerId === teacherId,
    snapshot: ({ teacherId }, { from, days }) =>
      staffing.teacherLessons({ teacherId, from: dayIn(from), ...(days ? { days: Math.min(35, Math.max(1, Number(days) || 1)) } : {}) }),
  });
}
