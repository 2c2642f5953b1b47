import type { teacherCardsRefusals } from '@school/contract/teacher-cards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'teacher_cards.waits': 'The school has the card already. Take it back to change it',
  'teacher_cards.nothing_waits': 'The school has decided, or the card was taken back',
  'teacher_cards.nothing_changed': 'Families see exactly this already. Change something and send it',
  'teacher_cards.since_in_future': 'That year is still to come: it is {year}',
  'teacher_cards.not_found': 'There is no such card',
  'teacher_cards.decided': 'The card was approved, sent back or taken back already',
} satisfies FurtherRefusalTexts<typeof teacherCardsRefusals>;
