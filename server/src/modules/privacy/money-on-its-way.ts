import type { Tools } from './tools.ts';

/** Is a payment of the family, or a refund to it, under way? Nothing of its account may go before. */
export const isMoneyOnItsWay = async ({ payments, refunds }: Pick<Tools, 'payments' | 'refunds'>, familyId: string): Promise<boolean> =>
  (await payments.areOnTheirWay(familyId)) || refunds.areOnTheirWay(familyId);
