import { defineModule } from '#platform/module';

import { type Calendar, createCalendar } from './calendar.ts';
import { calendarTopics } from './calendar.topics.ts';
import { eraseLessonWords } from './stores/erase-kid.store.ts';
import { exportLessons } from './stores/export-family.store.ts';

export type { Calendar as Door } from './calendar.ts';

declare module '#platform/module' {
  interface Ports {
    /** Is this kid a pupil of the teacher now, or was it lately? */
    teaches: Calendar['teaches'];
    /** Whom this teacher teaches which course. */
    pupilsOf: Calendar['pupilsOf'];
    /** What was promised under a setting of the school and stays as it was promised. */
    promisedUnder: Calendar['promisedUnder'];
    /** Whether anybody has ever booked a lesson or opened a group. */
    isAnyLesson: Calendar['isAnyLesson'];
  }
}

export const calendarModule = defineModule({
  name: 'calendar',
  needs: ['school', 'families', 'ledger', 'library'],
  asks: ['taughtIn', 'objectionsTo', 'notesTo'],
  create(given) {
    const calendar = createCalendar(given);
    given.userParts.add(async (familyId) => ({ processes: await calendar.processesOf(familyId) }));
    return calendar;
  },
  fills: {
    teaches: (calendar) => calendar.teaches,
    pupilsOf: (calendar) => calendar.pupilsOf,
    promisedUnder: (calendar) => calendar.promisedUnder,
    isAnyLesson: (calendar) => calendar.isAnyLesson,
  },
  // The calls about lessons are those of the modules that change them.
  calls: {},
  handlers: () => ({}),
  topics: calendarTopics,
  erase: eraseLessonWords,
  export: exportLessons,
  retention: 'Lessons for good, as teachers are paid by them; what was written of a child goes with the family or the child.',
});
