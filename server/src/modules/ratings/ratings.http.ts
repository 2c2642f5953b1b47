import type { ratingsCalls } from '@school/contract/ratings/calls';
import type { surveyCalls } from '@school/contract/ratings/survey-calls';

import type { Handlers } from '#platform/http';

import type { Ratings } from './ratings.ts';

export const ratingsHttp = (ratings: Ratings, nameOf: (accountId: string) => Promise<string>): Handlers<typeof ratingsCalls> => ({
  'GET /ratings/asked': async ({ who }) => ({ lessons: await ratings.asked(who) }),
  'POST /events/:eventId/rating': async ({ who, params, body }) => {
    await ratings.rate(who, params.eventId, body);
    return { done: true };
  },
  'POST /events/:eventId/face': async ({ who, params, body }) => {
    await ratings.face(who, params.eventId, body.face);
    return { done: true };
  },
  'POST /events/:eventId/rating/skip': async ({ who, params, body }) => {
    await ratings.skip(who, params.eventId, body.kidUid);
    return { done: true };
  },
  'GET /teacher/rating': ({ who }) => ratings.ofTeacher(who.customerId),
  'GET /manager/ratings': ({ query }) => ratings.list(query),
  'POST /manager/ratings/:ratingId/handled': async ({ who: { accountId, role }, params, body }) =>
    ratings.handle({ accountId, role, name: await nameOf(accountId) }, params.ratingId, body.note),
  'GET /manager/teachers/:teacherId/rating': ({ params }) => ratings.ofTeacher(params.teacherId, 1),
});

export const surveysHttp = ({ surveys }: Ratings): Handlers<typeof surveyCalls> => ({
  'GET /surveys': ({ who }) => surveys.open(who.customerId),
  'POST /surveys': ({ who, body }) => surveys.answer(who.customerId, body.kidUid, body.answers),
  'POST /surveys/skip': async ({ who, body }) => {
    await surveys.skip(who.customerId, body.kidUid, body.survey);
    return { done: true };
  },
  'GET /manager/surveys': () => surveys.list(),
});
