import type { Product } from '@school/contract/catalogue/shapes';
import type { RefundTerms as Terms, SavedCard } from '@school/contract/payments/shapes';
import type { Gift } from '@school/contract/promotions/shapes';
import type { Verdict } from '@school/contract/verdict';
import { lazy, Suspense, useState } from 'react';

import { Link } from '#kit/router/link.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import { atFields } from '#api/form-refusals.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';
import { Icon, Lock } from '#kit/icon.tsx';

import { CardChoice, SaveCard } from './cards/card-choice.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { OrderLines, OrderTotal } from './order-lines.tsx';
import { PromoField } from './promo-field.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { RenewConsent } from './renew-consent.tsx';
import { usePromo } from './use-promo.ts';
import { nameOfOption, type PaymentOption, PaymentOptionChoice } from './payment-option-choice.tsx';

/** Wanted by few: it comes by itself. */
const AskOther = lazy(() => import('../pay-link/ask-other.tsx').then((file) => ({ default: file.AskOther })));

interface PayFormProps {
  product: Product;
  gifts: readonly Gift[];
  may: Verdict;
  /** All packages: a code may fit another one. */
  products: readonly Product[];
  suggestedCode: string | null;
  /** Ways to pay in this currency. */
  options: readonly PaymentOption[];
  /** Saved cards that pay in this currency; null for whoever neither sees nor saves any. */
  cards: readonly SavedCard[] | null;
  /** What this package costs less because two children of the family learn. */
  sibling?: { percent: number; discount: number } | undefined;
  refundTerms: Terms;
}

/** The order as it will be made: package, gifts and discounts by name, the sum, how to pay, the terms, the option to the bank. */
export function PayForm({ product, gifts, may, products, suggestedCode, options, cards, sibling, refundTerms }: PayFormProps) {
  const t = useTexts('payment').products;
  const p = useTexts('promo');
  const c = useTexts('savedCards').pay;
  const locale = useLocale();
  const say = useRefusals();
  const navigate = useNavigate();
  const session = useSession();
  const promo = usePromo(product, may.allowed ? suggestedCode : null);
  const [request, setRequest] = useState<string>();
  const option = options.find((known) => nameOfOption(known) === request) ?? options[0];
  // A subscription keeps a card of its own.
  const usable = product.kind === 'subscription' || cards === null ? [] : cards.filter(({ state }) => state !== 'expired');
  const [byCard, setByCard] = useState<string | null>();
  const card = byCard === null ? undefined : (usable.find(({ cardId }) => cardId === byCard) ?? usable[0]);
  const beforeSibling = promo.offer?.total ?? product.price;
  const total = { ...beforeSibling, amount: Math.max(0, beforeSibling.amount - (sibling?.discount ?? 0)) };
  const onTop = gifts.reduce((sum, gift) => sum + gift.lessons, promo.offer?.lessons ?? 0);
  const place = useCall('POST /orders', { changes: ['GET /payment/products'] });

  /** The card is there and the sum is on the button: pressing it is all there is to do. */
  const isOneTap = card !== undefined && total.amount > 0;

  const submit = async (data: FormData) => {
    if (!isOneTap && data.get('terms') !== 'on') return { terms: t.termsFirst };
    const { productCode, price } = product;
    const order = await place.mutateAsync({
      body: {
        productCode,
        currency: price.currency,
        ...(isOneTap && card ? { cardId: card.cardId } : option),
        ...(promo.offer && { promoCode: promo.offer.code }),
        ...(data.get('renew') === 'on' && { renew: true }),
        ...(data.get('saveCard') === 'on' && { saveCard: true }),
        termsAccepted: true,
      },
    });
    if (!goToCheckout(order.checkoutUrl)) await navigate({ to: '/payment', search: { order: order.orderId } });
    return undefined;
  };
  // Support sees what the family sees, and never pays (docs/rules/people.md#support).
  const verdict: Verdict = session?.role === 'support' ? { allowed: false, why: 'identity.not_your_role', facts: {} } : may;
  const hint = verdict.allowed ? (option ? undefined : t.noWays) : say(verdict.why, verdict.facts);
  const terms = (
    <Link to="/legal/$document" params={{ document: 'terms' }} target="_blank" className="font-bold text-brand underline">
      {t.termsLink}
    </Link>
  );
  return (
    <section aria-label={t.summary} className="packages-order">
      <Form onSubmit={submit} onRefusal={atFields({ terms: ['payments.terms_not_accepted'] })} className="" label={t.summary}>
        {({ pending }) => (
          <>
            <h2 className="text-lg">{t.summary}</h2>
            <OrderLines product={product} gifts={gifts} offer={promo.offer} sibling={sibling} />
            {verdict.allowed && <PromoField promo={promo} products={products} />}
            <OrderTotal product={product} gifts={gifts} offer={promo.offer} total={total} />
            {usable.length > 0 && total.amount > 0 && (
              <CardChoice cards={usable} chosen={card} onChoose={(chosen) => setByCard(chosen?.cardId ?? null)} />
            )}
            {option && !isOneTap && total.amount > 0 && (
              <PaymentOptionChoice options={options} chosen={option} onChoose={(chosen) => setRequest(nameOfOption(chosen))} />
            )}
            {verdict.allowed &&
              cards !== null &&
              product.kind !== 'subscription' &&
              !isOneTap &&
              option?.method === 'card' &&
              total.amount > 0 && <SaveCard />}
            {product.kind === 'subscription' && option && <RenewConsent price={money(locale, product.price)} method={option.method} />}
            <RefundTerms terms={refundTerms} />
            {isOneTap ? (
              <p className="text-sm text-mute">
                {c.terms} {terms}
              </p>
            ) : (
              <Checkbox name="terms">
                {t.terms} {terms}
              </Checkbox>
            )}
            <div className="packages-pay">
              <p aria-hidden className="figures">
                {t.lessons(product.lessons)}
                {onTop > 0 && <small>{t.gift(onTop)}</small>}
              </p>
              <Button type="submit" kind="primary" size="large" wide busy={pending} disabled={hint !== undefined} hint={hint}>
                {total.amount === 0 ? p.free : isOneTap ? c.button(money(locale, total), card.lastFour) : t.pay(money(locale, total))}
              </Button>
            </div>
            <p className="packages-safe">
              <Icon of={Lock} size={18} />
              {t.safe}
            </p>
            {verdict.allowed && option && total.amount > 0 && (
              <Suspense>
                <AskOther product={product} promoCode={promo.offer?.code} />
              </Suspense>
            )}
          </>
        )}
      </Form>
    </section>
  );
}
