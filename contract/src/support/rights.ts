import { manager, needing, parent, support, type Row } from '../role-rows.ts';
import type { supportCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const supportRights = {
  'POST /manager/families/:familyId/support': needing(manager, 'support'),
  'POST /support/changes': support,
  'POST /support/leave': support,
  'GET /user/support-visits': parent,
} as const satisfies Record<keyof typeof supportCalls, Row>;
