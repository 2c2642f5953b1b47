import type { DatedPrice } from '@school/contract/catalogue/manager-shapes';
import type { Currency } from '@school/contract/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A price as the books keep it: from `validFrom`, that instant included, until the next of its currency begins. */
export interface Price {
  currency: Currency;
  amount: number;
  validFrom: Temporal.Instant;
  /** A price that was called off before it began counts for nothing. */
  withdrawnAt: Temporal.Instant | null;
}

const { compare } = Temporal.Instant;

/** A price begins now or later: what families were shown stays as it was. */
export const mayBegin = (validFrom: Temporal.Instant, now: Temporal.Instant): Verdict =>
  compare(validFrom, now) < 0 ? refused('catalogue.price_in_past') : allowed();

/** A price is called off while it has not begun; at its first instant it counts already. */
export const mayWithdraw = ({ validFrom }: Pick<Price, 'validFrom'>, now: Temporal.Instant): Verdict =>
  compare(now, validFrom) < 0 ? allowed() : refused('catalogue.price_begun');

/** Where a price stands among all of its currency. */
export function stateOf(price: Price, all: readonly Price[], now: Temporal.Instant): DatedPrice['state'] {
  if (price.withdrawnAt !== null) return 'withdrawn';
  if (compare(now, price.validFrom) < 0) return 'planned';
  return price.validFrom.equals(currentOf(all, price.currency, now)?.validFrom ?? now) ? 'current' : 'past';
}

/** The price of a currency that counts now: the latest that has begun. */
export const currentOf = <P extends Price>(all: readonly P[], currency: Currency, now: Temporal.Instant): P | undefined =>
  all
    .filter((it) => it.currency === currency && it.withdrawnAt === null && compare(it.validFrom, now) <= 0)
    .toSorted((one, other) => compare(one.validFrom, other.validFrom))
    .at(-1);
