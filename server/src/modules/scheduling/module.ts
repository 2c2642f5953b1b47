import { schedulingCalls } from '@school/contract/scheduling/calls';
import { trialPreviewCalls } from '@school/contract/catalogue/trial-terms';
import { lessonChangeCalls } from '@school/contract/scheduling/change-calls';
import { regularScheduleCalls } from '@school/contract/scheduling/regular-calls';

import { defineModule } from '#platform/module';

import { lessonChangeHttp } from './changes.http.ts';
import { regularHttp } from './regular.http.ts';
import { schedulingHttp } from './scheduling.http.ts';
import { createScheduling } from './scheduling.ts';
import { eraseTeacherRequests } from './stores/erase-kid.store.ts';

export type { Scheduling as Door } from './scheduling.ts';

export const schedulingModule = defineModule({
  name: 'scheduling',
  needs: ['calendar', 'school', 'catalogue', 'teacherCards'],
  asks: ['ratingsShown'],
  create: createScheduling,
  calls: { ...schedulingCalls, ...regularScheduleCalls, ...lessonChangeCalls, ...trialPreviewCalls },
  handlers: (scheduling, { calendar }) => ({
    ...schedulingHttp(scheduling, calendar),
    ...regularHttp(scheduling),
    ...lessonChangeHttp(scheduling),
  }),
  jobs: (scheduling) => ({
    'scheduling.release-unpaid': ['*/5 * * * *', scheduling.releaseUnpaid],
    'scheduling.tell-unfunded': ['*/5 * * * *', scheduling.tellUnfunded],
    'scheduling.extend-horizon': ['15 0 * * *', scheduling.extendHorizon],
  }),
  listens: (scheduling) => scheduling.listens,
  erase: eraseTeacherRequests,
  export: { nothing: 'Lessons and weekly schedules stand in the part of the calendar.' },
  retention: 'Requests for another teacher until the family or the child is erased.',
});
