import type { promotionsCalls } from '@school/contract/promotions/calls';

import type { Handlers } from '#platform/http';

import type { Promotions } from './promotions.ts';

export const promotionsHttp = (promotions: Promotions): Handlers<typeof promotionsCalls> => ({
  'POST /promo-codes/check': ({ who, body }) => promotions.checkCode(who.customerId, body),
  'GET /promo-conditions': ({ who }) => promotions.conditions(who.customerId),
  'GET /manager/promo-codes': ({ query: { before, ...query } }) =>
    promotions.listCodes({ ...query, before: before === undefined ? undefined : Temporal.Instant.from(before) }),
  'POST /manager/promo-codes': ({ who, body }) => promotions.createCode(who.accountId, body),
  'POST /manager/promo-codes/:code/stop': async ({ params }) => {
    await promotions.stopCode(params.code);
    return { done: true };
  },
});
