import type { Reading } from '#api/queries.ts';

/** What is read anew after the data of a family or its way in were changed. */
export const cardChanges: readonly Reading[] = [
  'GET /manager/families/:familyId',
  'GET /manager/families/:familyId/log',
  'GET /manager/families/:familyId/money',
  'GET /manager/families',
];
