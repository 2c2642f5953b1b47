import type { catalogueCalls } from '@school/contract/catalogue/calls';
import type { offerCalls } from '@school/contract/catalogue/offer';
import type { trialTermsCalls } from '@school/contract/catalogue/trial-terms';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Catalogue } from './catalogue.ts';

/** `nameOf` says how a colleague is called on the record. */
export const catalogueHttp = (
  catalogue: Catalogue,
  nameOf: (accountId: string) => Promise<string>,
): Handlers<typeof catalogueCalls & typeof offerCalls & typeof trialTermsCalls> => {
  const actor = async ({ accountId }: Principal) => ({ accountId, name: await nameOf(accountId) });
  return {
    'GET /manager/products': () => catalogue.manage.list(),
    'GET /manager/products/:productCode': ({ params }) => catalogue.manage.show(params.productCode),
    'POST /manager/products': async ({ who, body }) => catalogue.manage.add(await actor(who), body),
    'POST /manager/products/:productCode/sale': async ({ who, params, body }) =>
      catalogue.manage.setOnSale(await actor(who), params.productCode, body),
    'POST /manager/products/:productCode/prices': async ({ who, params, body }) =>
      catalogue.manage.setPrices(await actor(who), params.productCode, {
        ...body,
        validFrom: body.validFrom === null ? null : Temporal.Instant.from(body.validFrom),
      }),
    'POST /manager/prices': async ({ who, body }) =>
      catalogue.manage.setManyPrices(await actor(who), {
        ...body,
        validFrom: body.validFrom === null ? null : Temporal.Instant.from(body.validFrom),
      }),
    'POST /manager/products/:productCode/prices/withdraw': async ({ who, params, body }) =>
      catalogue.manage.withdrawPrice(await actor(who), params.productCode, {
        ...body,
        validFrom: Temporal.Instant.from(body.validFrom),
      }),
    'GET /offer': () => catalogue.offer(),
    'POST /manager/offer': ({ body: { title, subject, kind, ages, minutes, levels } }) =>
      catalogue.manage.makeCourse({ title, subject, kind, ages, minutes, levels }),
    'POST /manager/offer/:courseCode': ({ params, body: { isOffered, ages, title, position, minutes, levels } }) =>
      catalogue.manage.changeCourse(params.courseCode, { isOffered, ages, title, position, minutes, levels }),
    'GET /manager/trial-terms': () => catalogue.manage.trialTerms(),
    'POST /manager/trial-terms': async ({ who, body }) => catalogue.manage.setTrialTerms(await actor(who), body.terms, body.reason),
    'GET /manager/exchange-terms': () => catalogue.manage.exchangeTerms(),
    'POST /manager/exchange-terms': async ({ who, body }) => catalogue.manage.setExchangeTerms(await actor(who), body.terms, body.reason),
  };
};
