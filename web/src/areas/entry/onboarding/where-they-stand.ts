import type { User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';

import { nextSteps, type Step } from '#widgets/next-steps/next-steps.ts';

/** How far a family has come on the way the welcome page describes, and what is next for it. */
export interface Standing {
  /** How many of the three steps lie behind: the trial, the recommendation, the lessons. */
  behind: 0 | 1 | 2 | 3;
  step: Step;
}

const behind: Readonly<Record<Step['what'], Standing['behind']>> = {
  learning: 3,
  paused: 3,
  club: 3,
  finished: 3,
  plan: 2,
  recommended: 2,
  awaited: 1,
  booked: 0,
  notYet: 0,
  book: 0,
  waits: 0,
};

/** The order in which a family goes this way: of several kids, the one who has come farthest shows where it stands. */
const way: ReadonlyArray<Step['what']> = [
  'waits',
  'book',
  'notYet',
  'booked',
  'awaited',
  'recommended',
  'plan',
  'finished',
  'paused',
  'club',
  'learning',
];

export function whereTheyStand(user: Pick<User, 'processes' | 'kids'>, events: readonly Event[], now: number, fromAge: number): Standing {
  const steps = user.kids.flatMap(({ kidUid }) => nextSteps(kidUid, user, events, now, fromAge));
  const [farthest = { what: 'book', subject: undefined }] = steps.toSorted((one, other) => way.indexOf(other.what) - way.indexOf(one.what));
  return { behind: behind[farthest.what], step: farthest };
}
