import type { FamilyOrder } from '@school/contract/back-office/money-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, type Tone } from '#kit/card.tsx';

import { OrderActs } from './order-acts.tsx';

const tones: Record<FamilyOrder['state'], Tone> = {
  open: 'warn',
  superseded: 'plain',
  expired: 'plain',
  paid: 'good',
  refunding: 'warn',
  refunded: 'plain',
};

/** Orders of the family, with what became of each. */
export function OrdersPart({ orders, ...acts }: { orders: readonly FamilyOrder[] } & OrderActs) {
  const t = useTexts('familyMoney').orders;
  const locale = useLocale();
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.title}</h2>
      {orders.length === 0 && <p className="text-mute">{t.none}</p>}
      {orders.length > 0 && (
        <ul aria-label={t.caption} className="divide-y divide-line rounded-lg border border-line bg-card px-4">
          {orders.map((order) => (
            <li key={order.orderId} className="flex items-start justify-between gap-3 py-3">
              <div>
                <p className="font-bold">{t.what(t.kinds[order.kind], order.lessons, order.bonus)}</p>
                <p className="text-sm text-mute">
                  {at(locale, order.paidAt ?? order.createdAt, 'dayTime', schoolZone)}
                  {order.promoCode !== null && ` · ${order.promoCode}`}
                  {order.paidBy !== null && ` · ${t.paidBy[order.paidBy]}`}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1">
                <strong className="figures">{money(locale, order.total)}</strong>
                <Badge tone={tones[order.state]}>{t.states[order.state]}</Badge>
                <OrderActs order={order} what={t.what(t.kinds[order.kind], order.lessons, order.bonus)} {...acts} />
                {order.refunded > 0 && (
                  <span className="text-sm text-mute figures">
                    {t.refunded(money(locale, { amount: order.refunded, currency: order.total.currency }))}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
