import type { Product } from '@school/contract/catalogue/shapes';
import type { Gift, PromoOffer } from '@school/contract/promotions/shapes';
import type { Money } from '@school/contract/shapes';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

interface OrderLinesProps {
  product: Product;
  gifts: readonly Gift[];
  offer: PromoOffer | undefined;
  /** What it costs less because two children of the family learn, and of a hundred. */
  sibling?: { percent: number; discount: number } | undefined;
}

/** What the order holds: the package at its price, every gift and every discount by its name. */
export function OrderLines({ product, gifts, offer, sibling }: OrderLinesProps) {
  const t = useTexts('payment').products;
  const p = useTexts('promo');
  const locale = useLocale();
  return (
    <>
      <Line name={t.packageLine[product.kind](product.lessons)}>{money(locale, product.price)}</Line>
      {gifts.map((gift) => (
        <Line key={gift.giftCode} name={t.giftLine[gift.giftCode]}>
          +{t.lessons(gift.lessons)}
        </Line>
      ))}
      {offer && offer.lessons > 0 && (
        <Line name={offer.type === 'friend' ? p.friendBonus : p.bonus(offer.code)}>{p.lessons(offer.lessons)}</Line>
      )}
      {offer && offer.discount > 0 && (
        <Line name={p.discount(offer.code)}>−{money(locale, { amount: offer.discount, currency: offer.total.currency })}</Line>
      )}
      {sibling && sibling.discount > 0 && (
        <Line name={t.sibling(sibling.percent)}>−{money(locale, { amount: sibling.discount, currency: product.price.currency })}</Line>
      )}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="flex justify-between gap-3 text-sm">
    <span>{name}</span>
    <span className="font-bold whitespace-nowrap figures">{children}</span>
  </p>
);

/** The sum under the lines; with something on top or something off, what a lesson comes to. */
export function OrderTotal({ product, gifts, offer, total }: OrderLinesProps & { total: Money }) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  const lessons = gifts.reduce((sum, gift) => sum + gift.lessons, product.lessons + (offer?.lessons ?? 0));
  const isPlain = lessons === product.lessons && total.amount === product.price.amount;
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="flex items-baseline justify-between gap-3">
        <span>{t.total}</span>
        <span className="text-2xl font-extrabold whitespace-nowrap figures">{money(locale, total)}</span>
      </p>
      {!isPlain && total.amount > 0 && (
        <p className="text-right text-sm text-mute">
          {t.lessons(lessons)}, {t.each(money(locale, { amount: Math.round(total.amount / lessons), currency: total.currency }))}
        </p>
      )}
    </div>
  );
}
