import type { catalogueRefusals } from '@school/contract/catalogue/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'catalogue.own_courses_full': 'Своих курсов и клубов уже {count}, это предел. Измените тот, что выключен',
  'catalogue.course_titled': 'Курс с таким названием уже есть',
  'catalogue.course_title_needed': 'У своего курса должно быть название',
  'catalogue.course_off': 'Этот курс сейчас не предлагается',
  'catalogue.subject_off': 'По этому предмету сейчас нет набора',
  'catalogue.product_exists': 'Пакет с таким числом уроков уже есть',
  'catalogue.price_in_past': 'Цена не может начаться в прошлом. Выберите другой день или «Сразу»',
  'catalogue.price_planned': 'На этот момент цена уже назначена. Отмените её или выберите другой день',
  'catalogue.price_not_found': 'Цена не найдена',
  'catalogue.price_begun': 'Эта цена уже действует. Назначьте новую',
} satisfies FurtherRefusalTexts<typeof catalogueRefusals>;
