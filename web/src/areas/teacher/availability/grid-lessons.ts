import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { schoolZone, wallClock } from '#i18n/time.ts';

import type { GridLesson } from './day-row.tsx';

/** Lessons that take a teacher's time, where they stand by the school's clock; cancelled and moved ones take none. */
export const gridLessons = (lessons: readonly TeacherLesson[]): Array<GridLesson & { date: string }> =>
  lessons
    .filter(({ status }) => status !== 'canceled' && status !== 'transferred')
    .map(({ eventId, timestamp, minutes, kind, pupils }) => {
      const wall = wallClock(timestamp, schoolZone);
      return {
        eventId,
        date: wall.date,
        weekday: wall.weekday,
        minute: wall.minutes,
        minutes,
        kind,
        kids: pupils.map(({ name }) => name).join(', '),
      };
    });
