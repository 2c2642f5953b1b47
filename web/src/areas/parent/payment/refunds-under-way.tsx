import type { Refund } from '@school/contract/refunds/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

const isUnderWay = ({ state }: Refund): boolean => state === 'asked' || state === 'approved' || state === 'sending' || state === 'failed';

/** Money that is on its way back, of one order or of the whole family, with the way to its steps. */
export function RefundsUnderWay({ orderId }: { orderId?: string }) {
  const t = useTexts('refund');
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /payment/refunds'));
  const shown = (data?.refunds ?? []).filter((refund) => (orderId === undefined ? isUnderWay(refund) : refund.orderId === orderId));
  return shown.map((refund) => (
    <Card key={refund.refundId} className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{t.request(money(locale, refund.amount))}</strong>
        <Badge tone={refund.state === 'done' ? 'good' : refund.state === 'failed' ? 'warn' : 'brand'}>{t.state[refund.state]}</Badge>
      </p>
      <LinkButton to="/payment/refund" size="small">
        {t.underWay.look}
      </LinkButton>
    </Card>
  ));
}
