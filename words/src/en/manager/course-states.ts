import type { Same } from '../../grammar.ts';
import type { courseStates as ru } from '../../ru/manager/course-states.ts';

export const courseStates = {
  waitSchedulingIntroLesson: 'trial not booked',
  waitPositiveBalance: 'awaiting payment',
  waitPositiveBalanceAfterGroup: 'awaiting payment after a club',
  waitSchedulingNextLesson: 'no schedule',
  inProgress: 'in progress',
  paused: 'paused',
  finished: 'finished',
  canceled: 'cancelled',
} satisfies Same<typeof ru>;
