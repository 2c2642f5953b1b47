import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { TextLink } from '#kit/link-button.tsx';

import { orderNumber } from '../order-number.ts';
import { PartList, Part, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

const shown = 3;

/** What the family has left, and its last orders. */
export function MoneyPart({ of }: { of: FamilyCard }) {
  const { money: t } = useTexts('familyCard');
  const { orders: words } = useTexts('familyMoney');
  const locale = useLocale();
  const { familyId, gold, silver } = of;
  const mayRead = useMay()('GET /manager/families/:familyId/money');
  const query = usePart({ ...queryOf('GET /manager/families/:familyId/money', { params: { familyId } }), enabled: mayRead });
  return (
    <Part
      title={t.title}
      actions={
        mayRead && (
          <TextLink to="/manager/families/$familyId/money" params={{ familyId }} className="inline-flex min-h-11 items-center">
            {t.all}
          </TextLink>
        )
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 figures">
        <dt>{t.gold}</dt>
        <dd className="text-right font-bold">{t.free(gold.free, gold.units)}</dd>
        <dt>{t.silver}</dt>
        <dd className="text-right font-bold">{t.free(silver.free, silver.units)}</dd>
      </dl>
      {mayRead && (
        <Reading of={query} title={t.orders}>
          {({ orders }) => (
            <PartList title={t.orders} none={t.noOrders}>
              {orders.slice(0, shown).map((order) => (
                <li key={order.orderId} className="flex items-start justify-between gap-3 py-2.5">
                  <div>
                    <p className="font-bold">{words.what(words.kinds[order.kind], order.lessons, order.bonus)}</p>
                    <p className="text-sm text-mute figures">
                      {at(locale, order.paidAt ?? order.createdAt, 'dayTime', schoolZone)} · {t.order(orderNumber(order.orderId))}
                    </p>
                  </div>
                  <div className="shrink-0 text-right">
                    <strong className="figures">{money(locale, order.total)}</strong>
                    <p className="text-sm">{words.states[order.state]}</p>
                  </div>
                </li>
              ))}
            </PartList>
          )}
        </Reading>
      )}
    </Part>
  );
}
