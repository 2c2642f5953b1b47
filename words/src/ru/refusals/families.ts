import { schoolAges } from '@school/contract/catalogue/limits';
import type { familiesRefusals } from '@school/contract/families/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { ofYears } from '../shared/amounts.ts';

export const refusals = {
  'families.family_not_found': 'Семья не найдена',
  'families.kid_name_taken': 'Ребёнок с таким именем уже есть в вашем профиле',
  'families.kid_born_in_future': 'Месяц рождения ещё не наступил. Проверьте, пожалуйста',
  'families.kid_too_old': `Мы занимаемся с детьми от ${schoolAges.from} до ${ofYears(schoolAges.to)}`,
  'families.old_enough': 'Ребёнку уже можно на первый урок: писать позже не нужно',
  'families.kid_faces_not_allowed': 'Картинку выбирает взрослый. Позовите маму или папу',
  'families.too_many_kids': 'В одной семье может быть не больше {kidsPerFamily} профилей детей',
  'families.consent_outdated': 'Текст согласия изменился. Прочитайте его ещё раз, пожалуйста',
  'families.consent_needed': 'Нужно согласие родителя: его можно дать в настройках, на странице «Личные данные»',
  'families.service_consent_needed':
    'Без этого согласия мы не сможем проводить уроки. Если вы уходите, удалите данные ребёнка ниже на этой странице',
  'families.joined_already': 'Родитель уже входил в кабинет, приглашение не нужно',
  'families.terms_not_accepted': 'Нужно принять условия, чтобы продолжить',
  'families.language_not_offered': 'Школа не работает с семьями на этом языке',
} satisfies FurtherRefusalTexts<typeof familiesRefusals>;
