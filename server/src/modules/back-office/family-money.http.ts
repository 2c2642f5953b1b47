import type { familyMoneyCalls } from '@school/contract/back-office/money-calls';

import type { Handlers } from '#platform/http';

import type { BackOffice } from './back-office.ts';

/** The money of one family, for managers. */
export const familyMoneyHttp = (backOffice: BackOffice): Handlers<typeof familyMoneyCalls> => ({
  'GET /manager/families/:familyId/money': ({ who, params }) => backOffice.familyMoney(who, params.familyId),
  'GET /manager/families/:familyId/history': ({ params, query }) => backOffice.familyHistory(params.familyId, query),
  'POST /manager/families/:familyId/grants': ({ who, params, body, request }) =>
    backOffice.grantLessons(who, params.familyId, body, request.idempotencyKey),
  'POST /manager/families/:familyId/write-offs': ({ who, params, body, request }) =>
    backOffice.writeOffLessons(who, params.familyId, body, request.idempotencyKey),
  'POST /manager/families/:familyId/paying': ({ who, params, body }) => backOffice.openPaying(who, params.familyId, body),
});
