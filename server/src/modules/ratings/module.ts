import { ratingsCalls } from '@school/contract/ratings/calls';
import { surveyCalls } from '@school/contract/ratings/survey-calls';

import { defineModule, listenTo } from '#platform/module';

import { eraseRatings } from './erase-kid.store.ts';
import { exportRatings } from './export-family.store.ts';
import { createRatings, type Ratings } from './ratings.ts';
import { ratingsHttp, surveysHttp } from './ratings.http.ts';
import { createRatingStore } from './ratings.store.ts';
import { whenLessonIsConducted } from './when-lesson-is-conducted.ts';

export type { Ratings as Door } from './ratings.ts';

declare module '#platform/module' {
  interface Ports {
    /** Averages of teachers that everybody may know. */
    ratingsShown: Ratings['teachersShown'];
  }
}

export const ratingsModule = defineModule({
  name: 'ratings',
  needs: ['school', 'audit', 'calendar', 'families', 'identity', 'promotions'],
  create: createRatings,
  fills: { ratingsShown: (ratings) => ratings.teachersShown },
  calls: { ...ratingsCalls, ...surveyCalls },
  handlers: (ratings, { identity }) => ({ ...ratingsHttp(ratings, identity.nameOf), ...surveysHttp(ratings) }),
  // Low ratings that wait for somebody.
  topics: (ratings) => ({ ratings: { may: () => true, snapshot: () => ratings.list({ show: 'waiting' }) } }),
  jobs: (ratings) => ({ 'ratings.forget-surveys': ['50 3 * * *', ratings.surveys.forgetOld] }),
  listens: (_, { calendar, db, school }) =>
    listenTo({
      'scheduling.lesson_conducted': {
        'ratings.ask': whenLessonIsConducted({ calendar, store: createRatingStore(db, () => school.now('lowStars')) }),
      },
    }),
  erase: eraseRatings,
  export: exportRatings,
  retention:
    'Answers of surveys for 365 days, or less where the school says so; that a survey was asked, stars and comments until the family or the child is erased.',
});
