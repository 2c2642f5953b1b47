import type { ratingsRefusals } from '@school/contract/ratings/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'ratings.not_asked': 'This lesson can’t be rated',
  'ratings.too_late': 'Lessons can be rated within {days} days. If there’s something you’d like to tell us, message us in the chat',
  'ratings.rating_not_found': 'Rating not found',
  'ratings.survey_not_asked': 'This survey is closed, or you’ve already answered it',
  'ratings.handled_already': 'Someone is already handling this rating',
} satisfies FurtherRefusalTexts<typeof ratingsRefusals>;
