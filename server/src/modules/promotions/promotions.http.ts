import type { promotionsCalls } from '@school/contract/promotions/calls';
import type { promotionTermsCalls } from '@school/contract/promotions/terms-calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Promotions } from './promotions.ts';

/** How a colleague is called on the record. */
type NameOf = (accountId: string) => Promise<string>;
const actorBy =
  (nameOf: NameOf) =>
  async ({ accountId }: Principal) => ({ accountId, name: await nameOf(accountId) });

export const promotionsHttp = (promotions: Promotions, nameOf: NameOf): Handlers<typeof promotionsCalls> => ({
  'POST /promo-codes/check': ({ who, body }) => promotions.checkCode(who.customerId, body),
  'GET /promo-conditions': ({ who }) => promotions.conditions(who.customerId),
  'GET /manager/promo-codes': ({ query }) => promotions.listCodes(query),
  'GET /manager/promo-codes/:code': ({ params, query }) => promotions.showCode(params.code, query.before),
  'POST /manager/promo-codes': async ({ who, body }) => promotions.createCode(await actorBy(nameOf)(who), body),
  'POST /manager/promo-codes/:code/stop': async ({ who, params, body }) =>
    promotions.stopCode(await actorBy(nameOf)(who), params.code, body.reason),
});

export const promotionTermsHttp = (promotions: Promotions, nameOf: NameOf): Handlers<typeof promotionTermsCalls> => ({
  'GET /manager/gifts': () => promotions.listPromotions(),
  'POST /manager/gifts/:promotion/terms': async ({ who, params, body }) =>
    promotions.setTerms(await actorBy(nameOf)(who), params.promotion, {
      ...body,
      validFrom: body.validFrom === null ? null : Temporal.Instant.from(body.validFrom),
    }),
  'POST /manager/gifts/:promotion/terms/withdraw': async ({ who, params, body }) =>
    promotions.withdrawTerms(await actorBy(nameOf)(who), params.promotion, {
      reason: body.reason,
      validFrom: Temporal.Instant.from(body.validFrom),
    }),
});
