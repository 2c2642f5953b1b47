import type { AnswerOf } from '@school/contract/calls';
import { paymentsLimits } from '@school/contract/payments/limits';

import type { Tools } from '../dependencies/dependencies.ts';
import { receiptNumber } from '../stores/receipts.store.ts';

/** Receipts of a family, the newest first, a page at a time. */
export const showReceipts =
  ({ receipts }: Pick<Tools, 'receipts'>) =>
  async (familyId: string, before?: string): Promise<AnswerOf<'GET /payment/receipts'>> => {
    const { receiptsPage } = paymentsLimits;
    const rows = await receipts.page(familyId, before, receiptsPage + 1);
    const page = rows.slice(0, receiptsPage);
    return {
      receipts: page.map(({ receiptId, year, n, what, amount, currency, at }) => ({
        receiptId,
        number: receiptNumber({ year, n }),
        what,
        total: { amount, currency },
        timestamp: at.toString(),
      })),
      next: rows.length > page.length ? (page.at(-1)?.receiptId ?? null) : null,
    };
  };
