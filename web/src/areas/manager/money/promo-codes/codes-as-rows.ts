import type { PromoCode } from '@school/contract/promotions/shapes';

import type { TextsOf } from '#i18n/features.ts';
import type { Locale } from '@school/words/grammar';

import { promoWords } from './use-promo-words.ts';

/** Promo codes as rows of a file: heads, then lines. */
export function codesAsRows(
  codes: readonly PromoCode[],
  t: TextsOf<'managerPromoCodes'>,
  products: TextsOf<'managerProducts'>,
  locale: Locale,
): [string[], string[][]] {
  const words = promoWords(t, products, locale);
  const { code, worth, for: forWhat, window, uses, state, note } = t.columns;
  return [
    [code, worth, forWhat, window, uses, state, note],
    codes.map((it) => [it.code, words.worth(it), words.forWhat(it), words.window(it), words.uses(it), t.states[it.state], it.note]),
  ];
}
