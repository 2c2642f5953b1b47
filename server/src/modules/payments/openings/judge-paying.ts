import type { Verdict } from '@school/contract/verdict';

import { mayPay } from '../rules/may-pay.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type JudgeTools = Pick<Tools, 'ledger' | 'calendar' | 'openings'>;

/** What decides whether a family may pay. */
export const payingFacts = async ({ ledger, calendar, openings }: JudgeTools, familyId: string) => ({
  replenished: (await ledger.balanceOf(familyId)).isBalanceReplenished,
  hadIntro: await calendar.hadIntro(familyId),
  opened: (await openings.newestOf(familyId))?.open ?? false,
});

/** May this family pay now? The page shows the verdict, the order is judged by it. */
export const judgePaying = async (tools: JudgeTools, familyId: string): Promise<Verdict> => mayPay(await payingFacts(tools, familyId));
