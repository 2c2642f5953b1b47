import type { schedulingRefusals } from '@school/contract/scheduling/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'scheduling.absence_not_found': 'Такого отсутствия нет',
  'scheduling.objection_not_found': 'Такого обращения нет',
  'scheduling.objection_decided': 'По этому обращению уже есть решение',
  'scheduling.request_not_found': 'Этой заявки больше нет: на неё уже ответили',
  'scheduling.feed_not_found': 'Ссылки на календарь пока нет',
  'scheduling.too_many_templates': 'Шаблонов уже много. Удалите лишний, и место появится',
  'scheduling.rate_begun': 'Оплата за прошедшие дни не меняется. Выберите день позже',
} satisfies FurtherRefusalTexts<typeof schedulingRefusals>;
