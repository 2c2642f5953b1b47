import type { teacherCardsRefusals } from '@school/contract/teacher-cards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'teacher_cards.waits': 'Карточка уже на проверке. Отзовите её, чтобы изменить',
  'teacher_cards.nothing_waits': 'Карточку уже проверили или отозвали',
  'teacher_cards.nothing_changed': 'Семьи уже видят именно это. Измените что-нибудь и отправьте',
  'teacher_cards.since_in_future': 'Год ещё не наступил: сейчас {year}',
  'teacher_cards.not_found': 'Карточка не найдена',
  'teacher_cards.decided': 'Карточку уже одобрили, вернули или отозвали',
} satisfies FurtherRefusalTexts<typeof teacherCardsRefusals>;
