import type { AnswerOf } from '@school/contract/calls';
import type { ExchangeTerms } from '@school/contract/catalogue/manager-shapes';

import type { Clock } from '#platform/clock';
import type { Colleague } from '#platform/dated-rows';

import { type ExchangeTermsStore, termsIn } from './exchange-terms.store.ts';

/** How lessons are exchanged, with every change of it. */
export const showExchangeTerms = (exchange: ExchangeTermsStore) => async (): Promise<AnswerOf<'GET /manager/exchange-terms'>> => {
  const all = await exchange.all();
  return {
    terms: termsIn(all[0]),
    changes: all.map((row) => ({
      terms: termsIn(row),
      at: row.setAt.toString(),
      by: { accountId: row.setBy, name: row.setByName },
      reason: row.reason,
    })),
  };
};

/** By value or at a rate, from now on; exchanges that were made stay as they are. */
export const setExchangeTerms =
  ({ exchange, clock }: { exchange: ExchangeTermsStore; clock: Clock }) =>
  async (by: Colleague, terms: ExchangeTerms, reason: string): Promise<AnswerOf<'GET /manager/exchange-terms'>> => {
    await exchange.add(terms, by, reason, clock.now());
    return showExchangeTerms(exchange)();
  };
