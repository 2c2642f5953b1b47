import type { SavedCard } from '@school/contract/payments/shapes';
import type { TopUp, TopUpState } from '@school/contract/saved-cards/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { useCardName } from './card-name.ts';

/** How many lessons are left when it is usual to buy more. */
const usualThreshold = 2;

interface TopUpFormProps extends Pick<TopUpState, 'offers' | 'noticeDays'> {
  cards: readonly SavedCard[];
  /** The one that is on. */
  topUp: TopUp | undefined;
  onDone(): void;
}

/** Package, threshold, card, and the words that the family agrees to: what is charged, when, how much, how it is switched off. */
export function TopUpForm({ cards, offers, noticeDays, topUp, onDone }: TopUpFormProps) {
  const t = useTexts('topUp');
  const locale = useLocale();
  const nameOf = useCardName();
  const [code, setCode] = useState(topUp?.productCode);
  const [wanted, setWanted] = useState(topUp?.threshold ?? usualThreshold);
  const [cardId, setCardId] = useState(topUp?.cardId);
  const agree = useCall('POST /payment/top-up', { changes: ['GET /payment/top-up'] });
  const offer = offers.find(({ productCode }) => productCode === code) ?? offers.find(({ lessons }) => lessons === 8) ?? offers[0];
  const card = cards.find((known) => known.cardId === cardId) ?? cards[0];
  if (!offer || !card) return null;
  const threshold = Math.min(wanted, offer.mostLeft);
  const price = money(locale, offer.price);

  const submit = async (data: FormData) => {
    if (data.get('agreed') !== 'on') return { agreed: t.agreeFirst };
    const { productCode } = offer;
    await agree.mutateAsync({ body: { cardId: card.cardId, productCode, threshold, price: offer.price.amount, agreed: true } });
    raiseNotice({ tone: 'good', text: t.switchedOn });
    onDone();
    return undefined;
  };
  const onRefusal = async (cause: unknown, names: ReadonlySet<string>) => {
    await changed('GET /payment/top-up');
    return atFields({ agreed: ['payments.top_up_not_agreed', 'payments.top_up_price_changed'] })(cause, names);
  };
  return (
    <Form onSubmit={submit} onRefusal={onRefusal} className="flex flex-col gap-4" label={t.title}>
      {({ pending }) => (
        <>
          <Select
            name="package"
            label={t.package}
            required
            value={offer.productCode}
            onChange={setCode}
            options={offers.map(({ productCode, kind, lessons, price: worth }) => ({
              value: productCode,
              label: t.packageLine(kind, lessons, money(locale, worth)),
            }))}
          />
          <Select
            name="threshold"
            label={t.threshold}
            required
            value={String(threshold)}
            onChange={(value) => setWanted(Number(value))}
            options={Array.from({ length: offer.mostLeft }, (_, n) => ({ value: String(n + 1), label: t.left(n + 1) }))}
          />
          {cards.length > 1 && (
            <Select
              name="card"
              label={t.card}
              required
              value={card.cardId}
              onChange={setCardId}
              options={cards.map((known) => ({ value: known.cardId, label: nameOf(known) }))}
            />
          )}
          <div className="flex flex-col">
            <Checkbox name="agreed">{t.agree(price, nameOf(card), t.left(threshold), noticeDays)}</Checkbox>
            <p className="text-sm text-mute">{t.how}</p>
          </div>
          <Button type="submit" kind="primary" busy={pending}>
            {t.switchOn(price)}
          </Button>
        </>
      )}
    </Form>
  );
}
