import type { schedulingRefusals } from '@school/contract/scheduling/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'scheduling.absence_not_found': 'Отсутствие не найдено',
  'scheduling.objection_not_found': 'Обращение не найдено',
  'scheduling.objection_decided': 'По этому обращению уже есть решение',
  'scheduling.request_not_found': 'На эту заявку уже ответили',
  'scheduling.feed_not_found': 'Ссылки на календарь пока нет',
  'scheduling.too_many_templates': 'Шаблонов слишком много. Сначала удалите лишний',
  'scheduling.rate_begun': 'Оплата за прошедшие дни не меняется. Выберите день позже',
} satisfies FurtherRefusalTexts<typeof schedulingRefusals>;
