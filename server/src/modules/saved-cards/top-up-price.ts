import type { Product } from '@school/contract/catalogue/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';
import type { TopUpRecord } from './top-ups.store.ts';

/** The price of the list at a moment; undefined for what is not sold any more. */
export async function priceNow(
  { catalogue }: Pick<Tools, 'catalogue'>,
  { productCode, currency }: Pick<TopUpRecord, 'productCode' | 'currency'>,
  now: Temporal.Instant,
): Promise<number | undefined> {
  try {
    return (await catalogue.product(productCode, currency, now)).price.amount;
  } catch (fault) {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  }
}

/** Of which lessons a package is; those of a subscription renew by themselves, and are not topped up. */
export const kindOf = ({ kind }: Pick<Product, 'kind'>): TopUpRecord['kind'] | undefined =>
  kind === 'subscription' ? undefined : kind === 'individual' ? 'gold' : 'silver';
