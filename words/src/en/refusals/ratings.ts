import type { ratingsRefusals } from '@school/contract/ratings/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'ratings.not_asked': 'This lesson cannot be rated',
  'ratings.too_late': 'A lesson can be rated for {days} days. Write to us in the chat if there is something to say',
  'ratings.rating_not_found': 'There is no such rating',
  'ratings.survey_not_asked': 'This survey is closed, or you have answered it already',
  'ratings.handled_already': 'Somebody has seen to this rating already',
} satisfies FurtherRefusalTexts<typeof ratingsRefusals>;
