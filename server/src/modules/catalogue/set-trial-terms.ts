import type { AnswerOf } from '@school/contract/calls';
import { type TrialTerms, usualTrialTerms } from '@school/contract/catalogue/trial-terms';

import type { Clock } from '#platform/clock';
import type { Colleague } from '#platform/dated-rows';

import type { TrialTermsStore } from './trial-terms.store.ts';

/** The terms of first lessons, with every change of them. */
export const showTrialTerms = (trials: TrialTermsStore) => async (): Promise<AnswerOf<'GET /manager/trial-terms'>> => {
  const all = await trials.all();
  return {
    terms: all[0]?.terms ?? usualTrialTerms,
    changes: all.map(({ terms, setAt, setBy, setByName, reason }) => ({
      terms,
      at: setAt.toString(),
      by: { accountId: setBy, name: setByName },
      reason,
    })),
  };
};

/** From now on; first lessons that are booked or held stay as they are. */
export const setTrialTerms =
  ({ trials, clock }: { trials: TrialTermsStore; clock: Clock }) =>
  async (by: Colleague, terms: TrialTerms, reason: string): Promise<AnswerOf<'GET /manager/trial-terms'>> => {
    await trials.add(terms, by, reason, clock.now());
    return showTrialTerms(trials)();
  };
