import type { AnswerOf } from '@school/contract/calls';
import type { ExchangeTerms } from '@school/contract/catalogue/manager-shapes';

import type { Clock } from '#platform/clock';
import type { Colleague } from '#platform/dated-rows';

import { type ExchangeTermsStore, termsIn } from './exchange-terms.store.ts';

interface Tools {
  exchange: ExchangeTermsStore;
  clock: Clock;
}

/** How lessons are exchanged now, and how from a moment ahead on. */
export const exchangeTermsNow =
  ({ exchange, clock }: Tools) =>
  async (): Promise<{ terms: ExchangeTerms; coming: { terms: ExchangeTerms; from: string } | null }> => {
    const now = clock.now();
    const coming = await exchange.coming(now);
    return {
      terms: termsIn(await exchange.inForce(now)),
      coming: coming ? { terms: termsIn(coming), from: coming.validFrom.toString() } : null,
    };
  };

/** The same with every change of it. */
export const showExchangeTerms = (tools: Tools) => async (): Promise<AnswerOf<'GET /manager/exchange-terms'>> => ({
  ...(await exchangeTermsNow(tools)()),
  changes: (await tools.exchange.all()).map((row) => ({
    terms: termsIn(row),
    at: row.setAt.toString(),
    by: { accountId: row.setBy, name: row.setByName },
    reason: row.reason,
  })),
});

/** By value or at a rate, once families had their notice of so many days; exchanges that were made stay as they are. */
export const setExchangeTerms =
  ({ noticeDays, ...tools }: Tools & { noticeDays: () => number }) =>
  async (by: Colleague, terms: ExchangeTerms, reason: string): Promise<AnswerOf<'GET /manager/exchange-terms'>> => {
    const now = tools.clock.now();
    await tools.exchange.add(terms, by, reason, { now, validFrom: now.add({ hours: noticeDays() * 24 }) });
    return showExchangeTerms(tools)();
  };
