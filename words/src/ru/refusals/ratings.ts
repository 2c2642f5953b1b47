import type { ratingsRefusals } from '@school/contract/ratings/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'ratings.not_asked': 'Этот урок оценить нельзя',
  'ratings.too_late': 'Урок можно оценить в течение {days} дней. Напишите нам в чат, если есть что сказать',
  'ratings.rating_not_found': 'Такой оценки нет',
  'ratings.survey_not_asked': 'Этот опрос уже закрыт или вы на него ответили',
  'ratings.handled_already': 'Этой оценкой уже занялись',
} satisfies FurtherRefusalTexts<typeof ratingsRefusals>;
