import type { Verdict } from '@school/contract/verdict';

import { payingFacts } from './judge-paying.ts';
import { mayPay } from '../rules/may-pay.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import type { Opening } from '../stores/openings.store.ts';

/** May a family pay, would it without a manager, and what a manager said when the payment was opened. */
export interface Paying {
  may: Verdict;
  bySelf: boolean;
  opened: Opening | null;
}

/** Paying as managers see it. */
export const showPaying =
  (tools: Pick<Tools, 'ledger' | 'calendar' | 'scheduling' | 'openings'>) =>
  async (familyId: string): Promise<Paying> => {
    const facts = await payingFacts(tools, familyId);
    const newest = await tools.openings.newestOf(familyId);
    return { may: mayPay(facts), bySelf: facts.hadIntro || facts.replenished, opened: newest?.open ? newest : null };
  };
