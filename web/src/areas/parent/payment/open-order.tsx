import type { Order } from '@school/contract/payments/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { InvoiceButton } from './invoice-button.tsx';

/** An order begun earlier: who comes back goes on where they left. */
export function OpenOrder({ order, zone }: { order: Order; zone: string }) {
  const texts = useTexts('payment');
  const t = texts.openOrder;
  const locale = useLocale();
  const until = order.mayTryAgain.allowed ? order.mayTryAgain.until : undefined;
  return (
    <Card className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between" label={t.title}>
      <div>
        <h2 className="text-lg">{t.title}</h2>
        <p>
          {texts.products.packageLine[order.kind](order.lessons)} · {money(locale, order.total)}
        </p>
        {order.invoice && <p className="text-sm text-mute">{t.invoiceDue(at(locale, Date.parse(order.invoice.due), 'day', 'UTC'))}</p>}
        {until !== undefined && !order.invoice && <p className="text-sm text-mute">{t.closes(at(locale, until, 'dayTime', zone))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {order.invoice && <InvoiceButton orderId={order.orderId} number={order.invoice.number} />}
        <LinkButton to="/payment" search={{ order: order.orderId }}>
          {order.isAtBank ? t.look : t.continue}
        </LinkButton>
      </div>
    </Card>
  );
}
