import { beginningCalls } from '@school/contract/learning/beginning-calls';
import { learningCalls } from '@school/contract/learning/calls';
import { planCalls } from '@school/contract/learning/plan-calls';
import { practiceCalls } from '@school/contract/learning/practice-calls';
import { progressCalls } from '@school/contract/learning/progress-calls';
import { pupilCalls } from '@school/contract/learning/pupil-calls';

import { defineModule } from '#platform/module';

import { beginningHttp, learningHttp } from './learning.http.ts';
import { createLearning, type Learning } from './learning.ts';
import { plansHttp } from './plans.http.ts';
import { practiceHttp } from './practice.http.ts';
import { progressHttp } from './progress.http.ts';
import { pupilsHttp } from './pupils.http.ts';
import { eraseLearning } from './stores/erase-kid.store.ts';
import { exportCourses } from './stores/export-family.store.ts';

export type { Learning as Door } from './learning.ts';

declare module '#platform/module' {
  interface Ports {
    /** Which lesson of its course is taught in each lesson. */
    taughtIn: Learning['taughtIn'];
  }
}

export const learningModule = defineModule({
  name: 'learning',
  needs: ['school', 'library', 'catalogue', 'families', 'calendar', 'scheduling', 'staffing', 'playbooks', 'mastery'],
  create(given) {
    const learning = createLearning(given);
    given.kidParts.add(async (kidUid) => ({ coursesProgress: await learning.coursesProgress(kidUid) }));
    return learning;
  },
  fills: { taughtIn: (learning) => learning.taughtIn },
  calls: { ...learningCalls, ...progressCalls, ...planCalls, ...pupilCalls, ...practiceCalls, ...beginningCalls },
  handlers: (learning, { catalogue }) => ({
    ...learningHttp(learning, catalogue),
    ...progressHttp(learning),
    ...plansHttp(learning),
    ...pupilsHttp(learning),
    ...practiceHttp(learning),
    ...beginningHttp(learning),
  }),
  jobs: (learning) => ({ 'learning.finish-courses': ['20 * * * *', learning.finishCourses] }),
  listens: (learning) => learning.listens,
  erase: eraseLearning,
  export: exportCourses,
  retention: 'Courses, lessons and homework of a child until the family or the child is erased.',
});
