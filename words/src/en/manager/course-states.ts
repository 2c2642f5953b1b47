import type { Same } from '../../grammar.ts';
import type { courseStates as ru } from '../../ru/manager/course-states.ts';

export const courseStates = {
  waitSchedulingIntroLesson: 'trial not booked',
  waitPositiveBalance: 'waits for payment',
  waitPositiveBalanceAfterGroup: 'waits for payment after a club',
  waitSchedulingNextLesson: 'no schedule',
  inProgress: 'under way',
  paused: 'paused',
  finished: 'finished',
  canceled: 'cancelled',
} satisfies Same<typeof ru>;
