import type { Product } from '@school/contract/catalogue/shapes';
import type { Gift } from '@school/contract/promotions/shapes';
import type { Verdict } from '@school/contract/verdict';

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
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';

import { goToCheckout } from './go-to-checkout.ts';
import { PromoField } from './promo-field.tsx';
import { usePromo } from './use-promo.ts';

interface PayFormProps {
  product: Product;
  gifts: readonly Gift[];
  may: Verdict;
  /** All packages: a code may fit another one. */
  products: readonly Product[];
  suggestedCode: string | null;
}

/** The order as it will be made: package, gifts by name, the sum, the terms, and the way to the bank. */
export function PayForm({ product, gifts, may, products, suggestedCode }: PayFormProps) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  const say = useRefusals();
  const navigate = useNavigate();
  const session = useSession();
  const p = useTexts('promo');
  const promo = usePromo(product, may.allowed ? suggestedCode : null);
  const total = promo.offer?.total ?? product.price;
  const place = useCall('POST /orders', { changes: ['GET /payment/products'] });

  const submit = async (data: FormData) => {
    if (data.get('terms') !== 'on') return { terms: t.termsFirst };
    const { productCode, price } = product;
    const order = await place.mutateAsync({
      body: { productCode, currency: price.currency, ...(promo.offer && { promoCode: promo.offer.code }), termsAccepted: true },
    });
    if (!goToCheckout(order.checkoutUrl)) await navigate({ to: '/payment', search: { order: order.orderId } });
    return undefined;
  };
  // Support sees what the family sees, and never pays (decisions D1).
  const verdict: Verdict = session?.role === 'support' ? { allowed: false, why: 'identity.not_your_role', facts: {} } : may;
  return (
    <Card label={t.summary} className="lg:sticky lg:top-8">
      <Form
        onSubmit={submit}
        onRefusal={atFields({ 'payments.terms_not_accepted': 'terms' })}
        className="flex flex-col gap-3"
        label={t.summary}
      >
        {({ pending }) => (
          <>
            <h2 className="text-lg">{t.summary}</h2>
            <p>{t.packageLine[product.kind](product.lessons)}</p>
            {gifts.map((gift) => (
              <p key={gift.giftCode} className="flex justify-between gap-3 text-sm">
                <span>{t.giftLine[gift.giftCode]}</span>
                <span className="font-bold whitespace-nowrap">+{t.lessons(gift.lessons)}</span>
              </p>
            ))}
            {promo.offer && promo.offer.lessons > 0 && (
              <p className="flex justify-between gap-3 text-sm">
                <span>{promo.offer.type === 'friend' ? p.friendBonus : p.bonus(promo.offer.code)}</span>
                <span className="font-bold whitespace-nowrap">{p.lessons(promo.offer.lessons)}</span>
              </p>
            )}
            {promo.offer && promo.offer.discount > 0 && (
              <p className="flex justify-between gap-3 text-sm">
                <span>{p.discount(promo.offer.code)}</span>
                <span className="font-bold whitespace-nowrap figures">
                  −{money(locale, { amount: promo.offer.discount, currency: total.currency })}
                </span>
              </p>
            )}
            {verdict.allowed && <PromoField promo={promo} products={products} />}
            <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
              <span>{t.total}</span>
              <span className="text-2xl font-extrabold whitespace-nowrap figures">{money(locale, total)}</span>
            </p>
            <Checkbox name="terms">
              {t.terms}{' '}
              <Link to="/legal/$document" params={{ document: 'terms' }} target="_blank" className="font-bold text-brand underline">
                {t.termsLink}
              </Link>
            </Checkbox>
            <Button
              type="submit"
              kind="primary"
              size="large"
              wide
              busy={pending}
              disabled={!verdict.allowed}
              hint={verdict.allowed ? undefined : say(verdict.why, verdict.facts)}
            >
              {total.amount === 0 ? p.free : t.pay(money(locale, total))}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
