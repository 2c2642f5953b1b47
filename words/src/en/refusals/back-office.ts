import type { backOfficeRefusals } from '@school/contract/back-office/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'back-office.families_of_today_read':
    'You have looked at {families} families today, the most support may in a day. More will open after midnight, school time; if you need one sooner, ask an administrator',
  'back-office.task_not_found': 'There is no such task',
  'back-office.too_many_tags': 'The family has too many tags: {max} at most',
  'back-office.import_not_found': 'There is no such import',
  'back-office.import_wrong_state': 'The import has gone on meanwhile. Reload the page',
  'back-office.import_too_many_rows': 'There are more lines than the file had: {rows}. Choose the file again',
  'back-office.import_field_missing': 'Say which column has {field}',
  'back-office.import_cell_unread': 'Could not be read: {field}',
  'back-office.import_nobody_called_so': 'Nobody here goes by this: {field}',
  'back-office.import_line_broke': 'Something broke at this row. Import it again, and if it breaks again, tell whoever runs the server',
} satisfies FurtherRefusalTexts<typeof backOfficeRefusals>;
