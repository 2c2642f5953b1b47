import type { Verdict } from '@school/contract/verdict';

import { mayPay } from './rules/may-pay.ts';
import type { Tools } from './tools.ts';

/** May this family pay now? The page shows the verdict, the order is judged by it. */
export const judgePaying = async ({ ledger, scheduling }: Pick<Tools, 'ledger' | 'scheduling'>, familyId: string): Promise<Verdict> =>
  mayPay({
    replenished: (await ledger.balanceOf(familyId)).isBalanceReplenished,
    hadIntro: await scheduling.hadIntro(familyId),
  });
