import type { Product } from '@school/contract/catalogue/shapes';
import type { Gift } from '@school/contract/promotions/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

interface PackageChoiceProps {
  products: readonly Product[];
  chosen: Product;
  /** Lessons that come on top of any of them. */
  gifts: readonly Gift[];
  onChoose(productCode: string): void;
}

/** The packages of a kind one below the other, one of them chosen: how many, for whom, what a lesson costs and what all of them do. */
export function PackageChoice({ products, chosen, gifts, onChoose }: PackageChoiceProps) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.choose}</legend>
      {products.map((product) => {
        const bonus = giftsWith(gifts, product.lessons).reduce((sum, gift) => sum + gift.lessons, 0);
        return (
          <label key={product.productCode} className="package">
            <input
              type="radio"
              name="package"
              value={product.productCode}
              checked={product.productCode === chosen.productCode}
              onChange={() => onChoose(product.productCode)}
            />
            <span className="package-dot" />
            <span className="package-name">
              <b>{t.lessons(product.lessons)}</b>
              {bonus > 0 && <span className="package-gift">{t.gift(bonus)}</span>}
              <small className="package-note">{t.forWhom[product.kind](product.lessons)}</small>
            </span>
            <span className="package-price figures">
              <b className="whitespace-nowrap">{money(locale, product.pricePerLesson)}</b> <small>{t.aLesson}</small>
              <small className="block">{t.inAll(money(locale, product.price))}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Gifts that a package of so many lessons gets. */
export const giftsWith = (gifts: readonly Gift[], lessons: number): readonly Gift[] =>
  gifts.filter(({ lessonsFrom }) => lessons >= lessonsFrom);
