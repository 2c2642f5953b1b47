import type { schoolRefusals } from '@school/contract/school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'school.takes_no_families': 'Школа пока не принимает новых учеников',
  'school.takes_families': 'Школа уже открыта: можно записаться',
  'school.not_ready': 'Ещё не всё готово: осталось {count}',
  'school.not_seen': 'Подтвердите, что открываете школу без этого',
  'school.channel_missing': 'На сервере школы не настроена отправка',
  'school.channel_fails': 'Не получилось: {tale}',
  'school.wrong_public_key': 'Это не открытый ключ: скопируйте его у банка целиком',
  'school.wrong_proof': 'Код не подошёл или устарел',
  'school.setting_not_found': 'Настройка не найдена',
  'school.setting_fixed': 'Это значение задано на сервере переменной {variable}, здесь его не изменить',
  'school.value_in_past': 'Значение не может начать действовать в прошлом',
  'school.value_too_far': 'Назначить можно не больше чем на {days} дней вперёд',
  'school.value_planned': 'Другое значение уже назначено, сначала отмените его',
  'school.fast_with_lessons': 'Это можно было выбрать только до первого урока',
  'school.only_at_once': 'Это меняется сразу, назначить на будущее нельзя',
  'school.colour_pale': 'Текст этого цвета трудно прочитать: контраст {contrast}, а нужно не меньше {least}',
  'school.logo_small': 'Картинка слишком маленькая: {width} на {height} точек, а нужно не меньше {least}',
  'school.logo_unclean': 'В файле не только рисунок ({what}). Сохраните его как простой SVG или PNG',
  'school.logo_gone': 'Логотип не найден: загрузите его ещё раз',
  'school.nothing_planned': 'Будущее значение уже отменено или действует',
} satisfies FurtherRefusalTexts<typeof schoolRefusals>;
