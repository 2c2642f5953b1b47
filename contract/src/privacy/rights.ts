import { managerReads, managerWithReason, needing, parent, parentAndSupport, type Row } from '../role-rows.ts';
import type { privacyCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const privacyRights = {
  'GET /user/looks': parent,
  'GET /user/exports': parent,
  'POST /user/exports': parent,
  'POST /user/exports/:exportId/link': parent,
  'GET /user/exports/:exportId/file': parent,
  'GET /user/erasures': parentAndSupport,
  'POST /user/erasures': parent,
  'POST /user/erasures/:erasureId/take-back': parent,
  'GET /manager/families/:familyId/erasures': managerReads,
  'POST /manager/families/:familyId/erasures': managerWithReason,
  'POST /manager/families/:familyId/erasures/:erasureId/execute': needing(managerWithReason, 'admin'),
  'POST /manager/families/:familyId/erasures/:erasureId/take-back': managerWithReason,
} as const satisfies Record<keyof typeof privacyCalls, Row>;
