import type { backOfficeRefusals } from '@school/contract/back-office/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'back-office.families_of_today_read':
    'Сегодня вы уже открыли {families} семей: больше за день поддержке нельзя. Новые семьи откроются после полуночи по времени школы; нужно раньше — попросите администратора',
  'back-office.task_not_found': 'Такой задачи нет',
  'back-office.too_many_tags': 'У семьи слишком много тегов: можно {max}',
  'back-office.import_not_found': 'Такой загрузки нет',
  'back-office.import_wrong_state': 'Загрузка уже ушла дальше. Обновите страницу',
  'back-office.import_too_many_rows': 'Строк больше, чем было в файле: {rows}. Выберите файл ещё раз',
  'back-office.import_field_missing': 'Покажите, в каком столбце {field}',
  'back-office.import_cell_unread': 'Не получилось прочитать: {field}',
  'back-office.import_nobody_called_so': 'В школе такого нет: {field}',
  'back-office.import_line_broke':
    'На этой строке что-то сломалось. Загрузите её ещё раз, а если повторится — скажите тому, кто держит сервер',
} satisfies FurtherRefusalTexts<typeof backOfficeRefusals>;
