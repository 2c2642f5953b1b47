import type { rewardsRefusals } from '@school/contract/rewards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'rewards.switched_off': 'Это выключено в настройках ребёнка',
  'rewards.not_found_yet': 'Такой наклейки пока нет',
  'rewards.no_story': 'Для этой ступени истории пока нет',
  'rewards.no_such_book': 'Такой книги в библиотеке нет',
  'rewards.no_such_question': 'Такого вопроса к этой книге нет. Откройте её заново',
  'rewards.no_such_place': 'Мест в домике пока {places}. Он вырастет, когда будет пройдено больше уроков',
} satisfies FurtherRefusalTexts<typeof rewardsRefusals>;
