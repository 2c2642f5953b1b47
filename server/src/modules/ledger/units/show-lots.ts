import type { LotShown } from '@school/contract/ledger/balance-shapes';

import type { ListedLot, LotList } from '../stores/lot-list.store.ts';
import { isAlive } from '../rules/expiry.ts';
import { valueOfNext } from '../rules/unit-value.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** What a balance is made of, in the order of use: individual lessons, then group lessons. */
export const showLots =
  ({ lotList, clock }: Pick<Tools, 'clock'> & { lotList: LotList }) =>
  async (familyId: string): Promise<LotShown[]> => {
    const now = clock.now();
    return (await lotList.ofFamily(familyId)).flatMap((lot) => shown(lot, now) ?? []);
  };

/** Units past their last second are no longer the family's, although the nightly job has not come yet; held ones are. */
function shown(lot: ListedLot, now: Temporal.Instant): LotShown | undefined {
  const { granted, remaining, held, value, currency } = lot;
  const free = isAlive(lot.expiresAt, now) ? remaining - held : 0;
  if (free + held === 0) return undefined;
  return {
    lotId: lot.lotId,
    kind: lot.kind,
    source: lot.source,
    subscription: lot.subscription,
    granted,
    remaining: free + held,
    reserved: held,
    free,
    worthFree: value > 0 && currency ? { amount: valueOfNext({ value, granted, gone: granted - remaining }, free), currency } : null,
    orderId: lot.orderId,
    createdAt: lot.createdAt.toString(),
    expiresAt: lot.expiresAt.toString(),
  };
}
