import type { groupsRefusals } from '@school/contract/groups/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'groups.takes_nobody': 'В эту группу сейчас не записывают',
  'groups.wrong_state': 'Группа уже изменилась. Обновите страницу',
  'groups.places_taken': 'Занято мест: {taken}. Меньше сделать нельзя',
  'groups.day_passed': 'Выберите дни с {from} по {until}: дальше уроков ещё нет',
  'groups.nothing_changes': 'Время и преподаватель те же',
} satisfies FurtherRefusalTexts<typeof groupsRefusals>;
