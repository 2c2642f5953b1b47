import type { refundCalls } from '@school/contract/refunds/calls';
import type { refundManagerCalls } from '@school/contract/refunds/manager-calls';

import type { Handlers } from '#platform/http';

import type { Refunds } from './refunds.ts';

export const refundsHttp = (refunds: Refunds): Handlers<typeof refundCalls> => ({
  'GET /payment/refunds': ({ who }) => refunds.read(who.customerId),
  'POST /payment/refunds': ({ who, body }) => refunds.ask({ familyId: who.customerId, accountId: who.accountId, ...body }),
  'POST /payment/refunds/:refundId/withdraw': ({ who, params }) => refunds.withdraw(who.customerId, params.refundId),
});

export const refundsManagerHttp = (refunds: Refunds): Handlers<typeof refundManagerCalls> => ({
  'GET /manager/refunds': ({ query }) => refunds.list(query),
  'GET /manager/families/:familyId/refunds': ({ params }) => refunds.ofFamily(params.familyId),
  'POST /manager/families/:familyId/refunds': ({ who, params, body }) => refunds.askFor({ ...params, ...body, by: who }),
  'POST /manager/refunds/:refundId/approve': ({ who, params, body }) => refunds.approve(who, params.refundId, body.reason),
  'POST /manager/refunds/:refundId/decline': ({ who, params, body }) => refunds.decline(who, params.refundId, body.answer),
  'POST /manager/refunds/:refundId/waive-fee': ({ params, body }) => refunds.waiveFee(params.refundId, body.reason),
  'POST /manager/refunds/:refundId/retry': ({ who, params, body }) => refunds.retry(params.refundId, { by: who, reason: body.reason }),
  'POST /manager/refunds/:refundId/by-hand': ({ who, params, body }) => refunds.byHand(params.refundId, { by: who, reason: body.reason }),
});
