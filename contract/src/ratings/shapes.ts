import * as z from 'zod/mini';

import { Subject } from '../catalogue/shapes.ts';
import { Id, Instant } from '../shapes.ts';
import { faces, ratingLimits, ratingOptions } from './limits.ts';
import { named, shape } from '../named.ts';

export const Stars = z.int().check(z.gte(1), z.lte(ratingLimits.starsMost));
export const Face = named('RatingFace', z.enum(faces));
export type Face = z.infer<typeof Face>;
export const RatingOption = named('RatingOption', z.enum(ratingOptions));
export type RatingOption = z.infer<typeof RatingOption>;

/** A lesson somebody is asked about. */
export const LessonToRate = shape('LessonToRate', {
  eventId: Id,
  kidUid: Id,
  kidName: z.string(),
  subject: Subject,
  teacherName: z.string(),
  teacherAvatar: z.nullable(z.string()),
  /** The face that the child itself chose after the lesson. */
  kidFace: z.nullable(Face),
  /** When the lesson began. */
  timestamp: Instant,
});
export type LessonToRate = z.infer<typeof LessonToRate>;

/** How a teacher is rated; `average` is null until enough families have said something. */
export const TeacherRating = shape('TeacherRating', {
  average: z.nullable(z.number()),
  count: z.int(),
  /** Ratings of one star, two stars and so on. */
  stars: z.array(z.int()),
  faces: z.strictObject({ happy: z.int(), calm: z.int(), sad: z.int() }),
  options: z.array(z.strictObject({ option: RatingOption, count: z.int() })),
  days: z.int(),
});
export type TeacherRating = z.infer<typeof TeacherRating>;

/** A rating as managers see it. */
export const LessonRating = shape('LessonRating', {
  ratingId: Id,
  eventId: Id,
  familyId: Id,
  familyName: z.string(),
  kidName: z.string(),
  teacherId: Id,
  teacherName: z.string(),
  subject: Subject,
  /** When the lesson began, and when it was rated. */
  timestamp: Instant,
  at: Instant,
  by: z.enum(['parent', 'kid']),
  stars: z.nullable(Stars),
  face: z.nullable(Face),
  options: z.array(RatingOption),
  comment: z.string(),
  /** A low one waits for somebody of the school; what was done stands beside it. */
  handled: z.nullable(z.strictObject({ at: Instant, byName: z.string(), note: z.string() })),
  waits: z.boolean(),
});
export type LessonRating = z.infer<typeof LessonRating>;
