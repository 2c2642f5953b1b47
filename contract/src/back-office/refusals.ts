import type { Refusals } from '../refusal.ts';

/** The back office itself. */
export const backOfficeRefusals = {
  /** Facts: how many `families` a day, and `until` when. */
  'back-office.families_of_today_read': { status: 429, message: 'Too many families were looked at today' },
  'back-office.task_not_found': { status: 404, message: 'Task not found' },
  /** Facts: the `max` of one family. */
  'back-office.too_many_tags': { status: 422, message: 'A family has too many tags' },
  'back-office.import_not_found': { status: 404, message: 'Import not found' },
  'back-office.import_wrong_state': { status: 409, message: 'The import is in another state' },
  /** Facts: `rows`, as many as were announced. */
  'back-office.import_too_many_rows': { status: 422, message: 'More lines than were announced' },
  /** Facts: the `field` without a column. */
  'back-office.import_field_missing': { status: 422, message: 'No column says what is needed' },
  /** Facts: the `field` of a line that cannot be read. */
  'back-office.import_cell_unread': { status: 422, message: 'A cell cannot be read' },
  /** Facts: the `field` that says whom or what: no family, or no teacher, is called so. */
  'back-office.import_nobody_called_so': { status: 422, message: 'Nobody of the school is called so' },
  /** Something of ours broke at this line alone. */
  'back-office.import_line_broke': { status: 500, message: 'The line could not be brought in' },
} as const satisfies Refusals;
