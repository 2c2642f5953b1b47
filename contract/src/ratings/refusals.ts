import type { Refusals } from '../refusal.ts';

/** Lesson ratings. */
export const ratingsRefusals = {
  'ratings.not_asked': { status: 404, message: 'No lesson to rate' },
  'ratings.too_late': { status: 409, message: 'The lesson was too long ago to be rated' },
  'ratings.rating_not_found': { status: 404, message: 'Rating not found' },
  'ratings.survey_not_asked': { status: 409, message: 'The survey is not open' },
  'ratings.handled_already': { status: 409, message: 'Already handled' },
} as const satisfies Refusals;
