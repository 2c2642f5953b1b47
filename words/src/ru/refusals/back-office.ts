import type { backOfficeRefusals } from '@school/contract/back-office/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'back-office.families_of_today_read':
    'Сегодня вы уже открыли {families} семей: больше за день поддержке нельзя. Новые семьи откроются после полуночи по времени школы; нужно раньше — попросите администратора',
  'back-office.task_not_found': 'Такой задачи нет',
  'back-office.too_many_tags': 'У семьи слишком много тегов: можно {max}',
  'back-office.import_not_found': 'Загрузка не найдена',
  'back-office.import_wrong_state': 'Загрузка уже на другом шаге. Обновите страницу',
  'back-office.import_too_many_rows': 'Строк больше, чем было в файле: {rows}. Выберите файл ещё раз',
  'back-office.import_field_missing': 'Покажите, в каком столбце {field}',
  'back-office.import_cell_unread': 'Не получилось прочитать: {field}',
  'back-office.import_nobody_called_so': 'В школе не найдено: {field}',
  'back-office.import_line_broke':
    'Эту строку загрузить не удалось. Попробуйте ещё раз, а если повторится — сообщите администратору сервера',
} satisfies FurtherRefusalTexts<typeof backOfficeRefusals>;
