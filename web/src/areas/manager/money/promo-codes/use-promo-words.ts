import type { PromoCode } from '@school/contract/promotions/shapes';

import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import type { Locale } from '@school/words/grammar';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { currencies } from '../products/use-product-words.ts';

type Worth = Pick<PromoCode, 'type' | 'percent' | 'amounts' | 'lessons'>;

/** How a promo code is told: what it gives, for what, when, how often. */
export function usePromoWords() {
  return promoWords(useTexts('managerPromoCodes'), useTexts('managerProducts'), useLocale());
}

/** The same without a page around it: for files. */
export const promoWords = (t: TextsOf<'managerPromoCodes'>, products: TextsOf<'managerProducts'>, locale: Locale) => ({
  worth: ({ type, percent, amounts, lessons }: Worth): string => {
    if (type === 'percent') return t.worth.percent(percent ?? 0);
    if (type === 'bonus') return t.worth.bonus(lessons ?? 0);
    const all = currencies.flatMap((currency) => {
      const amount = amounts?.[currency];
      return amount === undefined ? [] : [money(locale, { amount, currency })];
    });
    return t.worth.amount(all.join(', '));
  },
  forWhat: ({ forKind, productCode }: Pick<PromoCode, 'forKind' | 'productCode'>): string => {
    if (productCode !== null) return nameOfCode(productCode, products);
    return forKind === null ? t.forAll : t.forKind[forKind];
  },
  window: ({ startsAt, endsAt }: Pick<PromoCode, 'startsAt' | 'endsAt'>): string => {
    const from = at(locale, startsAt, 'date', schoolZone);
    return endsAt === null ? t.from(from) : t.window(from, at(locale, endsAt, 'date', schoolZone));
  },
  uses: ({ used, usesMax }: Pick<PromoCode, 'used' | 'usesMax'>): string => (usesMax === null ? String(used) : t.used(used, usesMax)),
});

/** `individual-8` in words. */
function nameOfCode(productCode: string, { name }: TextsOf<'managerProducts'>): string {
  const [kind, lessons] = productCode.split('-');
  return kind === 'individual' || kind === 'group' || kind === 'subscription' ? name[kind](Number(lessons)) : productCode;
}
