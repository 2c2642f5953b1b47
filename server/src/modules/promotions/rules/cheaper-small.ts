import type { Product } from '@school/contract/catalogue/shapes';
import { giftLessonsFrom } from '@school/contract/promotions/limits';
import type { GiftCode } from '@school/contract/promotions/shapes';
import type { CheaperSmall } from '@school/contract/promotions/terms-shapes';

import { doNotAddUp } from './gift.ts';

/** A gift that the school gives now. */
export interface GivenNow {
  giftCode: GiftCode;
  lessons: number;
}

/**
 * Packages of one currency whose lesson is cheaper than one of the next larger package, with the same gifts: with none, and
 * with each that a family may have at once (docs/decisions/0052). The largest set that shows it is told, the others with it are not.
 */
export function cheaperSmall(products: readonly Product[], gifts: readonly GivenNow[]): CheaperSmall[] {
  const sets = setsOf(gifts).toSorted((one, other) => lessonsOf(other) - lessonsOf(one));
  return [...Map.groupBy(products, ({ kind }) => kind).values()].flatMap((all) => {
    const bySize = all.toSorted((one, other) => one.lessons - other.lessons);
    return bySize.slice(1).flatMap((larger, at) => {
      const smaller = bySize[at];
      const set = smaller && sets.find((given) => isCheaper(smaller, larger, given));
      return smaller && set ? [shown(smaller, larger, set)] : [];
    });
  });
}

/** Nothing, each gift alone, and each with all those that it adds up with. */
function setsOf(gifts: readonly GivenNow[]): GivenNow[][] {
  const soon = gifts.filter(({ giftCode }) => doNotAddUp.includes(giftCode));
  const others = gifts.filter(({ giftCode }) => !doNotAddUp.includes(giftCode));
  return [[], others, ...soon.flatMap((gift) => [[gift], [gift, ...others]])];
}

const lessonsOf = (gifts: readonly GivenNow[]): number => gifts.reduce((sum, { lessons }) => sum + lessons, 0);

const withGifts = ({ lessons }: Product, gifts: readonly GivenNow[]): number =>
  lessons >= giftLessonsFrom ? lessons + lessonsOf(gifts) : lessons;

/** Compared without dividing: a lesson of equal price is not cheaper. */
const isCheaper = (smaller: Product, larger: Product, gifts: readonly GivenNow[]): boolean =>
  smaller.price.amount * withGifts(larger, gifts) < larger.price.amount * withGifts(smaller, gifts);

function shown(smaller: Product, larger: Product, gifts: readonly GivenNow[]): CheaperSmall {
  const each = (product: Product) => ({
    lessons: product.lessons,
    each: { amount: Math.round(product.price.amount / withGifts(product, gifts)), currency: product.price.currency },
  });
  return { kind: smaller.kind, gifts: gifts.map(({ giftCode }) => giftCode), smaller: each(smaller), larger: each(larger) };
}
