import type { Product } from '@school/contract/catalogue/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';
import type { TopUpRecord } from './top-ups.store.ts';

/** What the package costs the family at a moment, and what it is less than the list says; undefined for what is not sold any more. */
export async function priceNow(
  { catalogue, payments }: Pick<Tools, 'catalogue' | 'payments'>,
  { familyId, productCode, currency }: Pick<TopUpRecord, 'familyId' | 'productCode' | 'currency'>,
  now: Temporal.Instant,
): Promise<{ amount: number; sibling: { percent: number; discount: number } } | undefined> {
  try {
    const product = await catalogue.product(productCode, currency, now);
    const sibling = await payments.siblingOff(familyId, product);
    return { amount: product.price.amount - sibling.discount, sibling };
  } catch (fault) {
    if (fault instanceof Refusal) return undefined;
    throw fault;
  }
}

/** Of which lessons a package is; those of a subscription renew by themselves, and are not topped up. */
export const kindOf = ({ kind }: Pick<Product, 'kind'>): TopUpRecord['kind'] | undefined =>
  kind === 'subscription' ? undefined : kind === 'individual' ? 'gold' : 'silver';
