import type { PromoCode } from '@school/contract/promotions/shapes';
import type { Locale } from '@school/words/grammar';

import type { TextsOf } from '#i18n/features.ts';
import type { ListFile } from '#kit/list-page.tsx';

import { promoWords } from './use-promo-words.ts';

/** Promo codes as a file. */
export function codesFile(t: TextsOf<'managerPromoCodes'>, products: TextsOf<'managerProducts'>, locale: Locale): ListFile<PromoCode> {
  const words = promoWords(t, products, locale);
  const { code, worth, for: forWhat, window, uses, state, note } = t.columns;
  return {
    name: t.fileName,
    columns: [code, worth, forWhat, window, uses, state, note],
    row: (it) => [it.code, words.worth(it), words.forWhat(it), words.window(it), words.uses(it), t.states[it.state], it.note],
  };
}
