import type { backOfficeRefusals } from '@school/contract/back-office/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'back-office.families_of_today_read':
    'You have looked at {families} families today, the most support may in a day. More will open after midnight, school time; if you need one sooner, ask an administrator',
  'back-office.task_not_found': 'There is no such task',
  'back-office.too_many_tags': 'Too many tags: a family can have up to {max}',
  'back-office.import_not_found': 'Import not found',
  'back-office.import_wrong_state': 'The import is already at another step. Reload the page',
  'back-office.import_too_many_rows': 'There are more rows than in the file: {rows}. Choose the file again',
  'back-office.import_field_missing': 'Choose the column for {field}',
  'back-office.import_cell_unread': 'Couldn’t read: {field}',
  'back-office.import_nobody_called_so': 'Not found in the school: {field}',
  'back-office.import_line_broke': 'This row couldn’t be imported. Try again, and if it fails again, tell your server administrator',
} satisfies FurtherRefusalTexts<typeof backOfficeRefusals>;
