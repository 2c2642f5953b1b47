import type { ratingsRefusals } from '@school/contract/ratings/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'ratings.not_asked': 'Этот урок оценить нельзя',
  'ratings.too_late': 'Оценить урок можно было в течение {days} дней. Если хотите что-то сказать, напишите нам в чат',
  'ratings.rating_not_found': 'Оценка не найдена',
  'ratings.survey_not_asked': 'Этот опрос уже закрыт или вы на него ответили',
  'ratings.handled_already': 'Этой оценкой уже занялись',
} satisfies FurtherRefusalTexts<typeof ratingsRefusals>;
