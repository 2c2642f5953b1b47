import { staffCalls } from '@school/contract/staffing/calls';
import { workspaceCalls } from '@school/contract/staffing/workspace-calls';
import { teacherLessonCalls } from '@school/contract/staffing/lesson-calls';

import { defineModule } from '#platform/module';

import { workspaceHttp } from './workspace.http.ts';
import { staffHttp, teacherLessonsHttp } from './staffing.http.ts';
import { staffingTopics } from './staffing.topics.ts';
import { createStaffing, type Staffing } from './staffing.ts';
import { eraseTeachersWords } from './stores/erase-kid.store.ts';

export type { Staffing as Door } from './staffing.ts';

declare module '#platform/module' {
  interface Ports {
    /** What a family has said against the marks of lessons; without a family, what any has. */
    objectionsTo: Staffing['objectionsTo'];
    /** The text of the note after each of these lessons, where there is one. */
    notesTo: Staffing['notesTo'];
  }
}

export const staffingModule = defineModule({
  name: 'staffing',
  needs: ['calendar', 'catalogue'],
  create: createStaffing,
  fills: { objectionsTo: (staffing) => staffing.objectionsTo, notesTo: (staffing) => staffing.notesTo },
  calls: { ...staffCalls, ...workspaceCalls, ...teacherLessonCalls },
  handlers: (staffing, { calendar }) => ({
    ...staffHttp(staffing, calendar),
    ...workspaceHttp(staffing),
    ...teacherLessonsHttp(staffing),
  }),
  topics: staffingTopics,
  jobs: (staffing) => ({
    'scheduling.watch-late-teachers': ['* * * * *', staffing.watchLateTeachers],
    'scheduling.settle-marks': ['* * * * *', staffing.settleMarks],
  }),
  erase: eraseTeachersWords,
  export: { nothing: 'Notes after lessons stand with their lessons, in the part of the calendar.' },
  retention: 'Pay as the law on bookkeeping asks; notes and objections lose their words with the family or the child.',
});
