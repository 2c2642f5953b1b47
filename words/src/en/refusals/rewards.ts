import type { rewardsRefusals } from '@school/contract/rewards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'rewards.switched_off': 'This is switched off in the settings of the child',
  'rewards.not_found_yet': 'There is no such sticker yet',
  'rewards.no_story': 'There is no story for this level yet',
  'rewards.no_such_book': 'The library has no such book',
  'rewards.no_such_question': 'This book has no such question. Please open it again',
  'rewards.no_such_place': 'Places in the house so far: {places}. It grows as more lessons are done',
} satisfies FurtherRefusalTexts<typeof rewardsRefusals>;
