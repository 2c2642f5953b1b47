import { kid, manager, managerReads, parent, family, teacher, type Row } from '../role-rows.ts';
import type { ratingsCalls } from './calls.ts';
import type { surveyCalls } from './survey-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const ratingsRights = {
  'GET /ratings/asked': family,
  'POST /events/:eventId/rating': parent,
  'POST /events/:eventId/face': kid,
  'POST /events/:eventId/rating/skip': parent,
  'GET /teacher/rating': teacher,
  'GET /manager/ratings': managerReads,
  'POST /manager/ratings/:ratingId/handled': manager,
  'GET /manager/teachers/:teacherId/rating': managerReads,

  'GET /surveys': parent,
  'POST /surveys': parent,
  'POST /surveys/skip': parent,
  'GET /manager/surveys': managerReads,
} as const satisfies Record<keyof typeof ratingsCalls | keyof typeof surveyCalls, Row>;
