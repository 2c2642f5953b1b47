import type { Refusals } from '../refusal.ts';

/** The whole school as one file. */
export const wholeSchoolRefusals = {
  'whole-school.export_running': { status: 409, message: 'Export is being made' },
  /** It was fetched already, or is kept no longer. */
  'whole-school.export_not_found': { status: 404, message: 'Export not found' },
  'whole-school.export_not_ready': { status: 409, message: 'Export is not ready' },
  'whole-school.link_over': { status: 410, message: 'Link is expired or used' },
} as const satisfies Refusals;
