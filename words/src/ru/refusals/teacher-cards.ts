import type { teacherCardsRefusals } from '@school/contract/teacher-cards/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'teacher_cards.waits': 'Карточка уже у школы. Заберите её, чтобы изменить',
  'teacher_cards.nothing_waits': 'Школа уже решила или карточку забрали',
  'teacher_cards.nothing_changed': 'Семьи уже видят именно это. Измените что-нибудь и отправьте',
  'teacher_cards.since_in_future': 'Год ещё не наступил: сейчас {year}',
  'teacher_cards.not_found': 'Такой карточки нет',
  'teacher_cards.decided': 'Карточку уже одобрили, вернули или забрали',
} satisfies FurtherRefusalTexts<typeof teacherCardsRefusals>;
