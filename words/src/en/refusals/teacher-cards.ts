import type { teacherCardsRefusals } from '@school/contract/teacher-cards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'teacher_cards.waits': 'The card is already in review. Withdraw it to make changes',
  'teacher_cards.nothing_waits': 'The card has already been reviewed or withdrawn',
  'teacher_cards.nothing_changed': 'This is what families already see. Change something, then send it',
  'teacher_cards.since_in_future': 'That year is in the future: it’s {year} now',
  'teacher_cards.not_found': 'Card not found',
  'teacher_cards.decided': 'The card has already been approved, returned or withdrawn',
} satisfies FurtherRefusalTexts<typeof teacherCardsRefusals>;
