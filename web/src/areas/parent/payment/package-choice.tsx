import type { Product } from '@school/contract/catalogue/shapes';
import type { Gift } from '@school/contract/promotions/shapes';

import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';

interface PackageChoiceProps {
  products: readonly Product[];
  chosen: Product;
  /** Lessons that come on top of any of them. */
  gifts: readonly Gift[];
  onChoose(productCode: string): void;
}

/** The packages of a kind as cards, one of them chosen: what, how many, how much, until when. */
export function PackageChoice({ products, chosen, gifts, onChoose }: PackageChoiceProps) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  const { subscriptionDays } = useSchool();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t.choose}</legend>
      {products.map((product) => (
        <label
          key={product.productCode}
          className="press relative flex flex-col gap-1 rounded-lg border-2 border-line bg-card p-4 shadow-press hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="package"
            value={product.productCode}
            checked={product.productCode === chosen.productCode}
            onChange={() => onChoose(product.productCode)}
            className="absolute inset-0 m-0 size-full cursor-pointer rounded-lg opacity-0"
          />
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-lg font-extrabold">{t.lessons(product.lessons)}</span>
            <GiftBadge lessons={product.lessons} gifts={gifts} />
          </span>
          <span className="text-sm">{t.forWhom[product.kind](product.lessons)}</span>
          <span className="text-xl font-extrabold figures">{money(locale, product.price)}</span>
          <span className="text-sm text-mute figures">
            {t.perLesson(money(locale, product.pricePerLesson))} ·{' '}
            {t.valid[product.kind](product.kind === 'subscription' ? subscriptionDays : product.validMonths)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The gifts that go with a package of this size; to a smaller one, from which size on they do. */
function GiftBadge({ lessons, gifts }: { lessons: number; gifts: readonly Gift[] }) {
  const t = useTexts('payment').products;
  const bonus = giftsWith(gifts, lessons).reduce((sum, gift) => sum + gift.lessons, 0);
  if (bonus > 0) return <Badge tone="individual">{t.gift(bonus)}</Badge>;
  const [first] = gifts;
  return first ? <span className="text-sm text-mute">{t.giftFrom(first.lessonsFrom)}</span> : null;
}

/** Gifts that a package of so many lessons gets. */
export const giftsWith = (gifts: readonly Gift[], lessons: number): readonly Gift[] =>
  gifts.filter(({ lessonsFrom }) => lessons >= lessonsFrom);
