import type { Reading } from '#api/queries.ts';

/** What is read anew after something was done with a family's money. */
export const familyCalls: readonly Reading[] = [
  'GET /manager/families/:familyId/money',
  'GET /manager/families/:familyId/history',
  'GET /manager/families/:familyId/refunds',
  'GET /manager/refunds',
  'GET /manager/approvals',
  'GET /manager/families',
];
