import { schoolZone } from '@school/contract/school/zone';

import { newId } from '#platform/ids';

import type { Tools } from '../dependencies/dependencies.ts';
import type { ReceiptRow } from '../stores/receipts.store.ts';

/**
 * The receipt of money that came or went back, in the transaction that books it: the next number of the year. What comes back to the school
 * and is sent again has its receipt already. Money of nothing has none. Whoever calls it has locked the family.
 */
export const keepReceipt =
  ({ receipts, clock }: Pick<Tools, 'receipts' | 'clock'>) =>
  async (it: Pick<ReceiptRow, 'familyId' | 'orderId' | 'what' | 'ref' | 'amount' | 'currency'>): Promise<string | null> => {
    if (it.amount === 0) return null;
    const known = await receipts.of(it);
    if (known) return known.receiptId;
    const at = clock.now();
    const { year } = at.toZonedDateTimeISO(schoolZone());
    const receiptId = newId();
    await receipts.add({ ...it, receiptId, year, n: await receipts.nextNumber(year), at });
    return receiptId;
  };
