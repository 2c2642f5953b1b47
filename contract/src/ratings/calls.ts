import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { family, kid, manager, managerReads, parent, teacher } from '../role-rows.ts';
import { Done, Id, line, text } from '../shapes.ts';
import { ratingLimits } from './limits.ts';
import { Face, LessonRating, LessonToRate, RatingOption, Stars, TeacherRating } from './shapes.ts';

/** How lessons were: five stars of the parent, three faces of the child (docs/rules/wire.md#rating). */
export const ratingsCalls = defineCalls({
  'GET /ratings/asked': {
    who: family,
    adult: 'sees',
    summary: 'Lessons of the last days that the caller has not rated yet, the newest first, a few at a time',
    gives: z.strictObject({ lessons: z.array(LessonToRate) }),
    refusals: [],
  },
  'POST /events/:eventId/rating': {
    who: parent,
    adult: 'arranges',
    summary: 'A parent says how a lesson was; said again within the days of asking it takes the place of the first',
    body: z.strictObject({
      kidUid: Id,
      stars: Stars,
      options: z.array(RatingOption).check(z.maxLength(5)),
      comment: text(ratingLimits.commentLength, 0),
    }),
    gives: Done,
    refusals: ['ratings.not_asked', 'ratings.too_late'],
  },
  'POST /events/:eventId/face': {
    who: kid,
    summary: 'A child says how its lesson was',
    body: z.strictObject({ face: Face }),
    gives: Done,
    refusals: ['ratings.not_asked', 'ratings.too_late'],
  },
  'POST /events/:eventId/rating/skip': {
    who: parent,
    adult: 'arranges',
    summary: 'Not to be asked about this lesson again',
    body: z.strictObject({ kidUid: Id }),
    gives: Done,
    refusals: ['ratings.not_asked'],
  },
  'GET /teacher/rating': {
    who: teacher,
    summary: 'The teacher’s own average of the last days, once enough families have rated',
    gives: TeacherRating,
    refusals: [],
  },
  'GET /manager/ratings': {
    who: managerReads,
    live: 'ratings',
    summary: 'Ratings, the newest first; those that wait for the school first asked, first shown',
    query: z.strictObject({
      show: z.optional(z.enum(['waiting', 'all'])),
      teacherId: z.optional(Id),
      familyId: z.optional(Id),
      search: z.optional(line(100, 0)),
      before: z.optional(line(80, 0)),
    }),
    gives: z.strictObject({ ratings: z.array(LessonRating), next: z.nullable(z.string()), waiting: z.int() }),
    refusals: [],
  },
  'POST /manager/ratings/:ratingId/handled': {
    who: manager,
    summary: 'Says what the school did about a low rating: it waits no longer',
    body: z.strictObject({ note: text(500) }),
    gives: LessonRating,
    refusals: ['ratings.rating_not_found', 'ratings.handled_already'],
  },
  'GET /manager/teachers/:teacherId/rating': {
    who: managerReads,
    summary: 'How a teacher is rated',
    gives: TeacherRating,
    refusals: [],
  },
});
