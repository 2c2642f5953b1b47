import { schedulingLimits } from '@school/contract/scheduling/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Clock, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** A payment that has begun and not ended: the times are kept for it, and this is the way back to it. */
export function PaymentUnderWay() {
  const t = useTexts('scheduleSelection');
  const { data } = useQuery(quietly(queryOf('GET /payment/products')));
  const order = data?.openOrder;
  useTopic(order ? `orders/${order.orderId}` : undefined);
  if (!order || order.kind !== 'individual') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft p-4">
      <p className="flex min-w-0 grow basis-60 gap-3">
        <Icon of={Clock} />
        {t.underWay(schedulingLimits.paymentUnderWayMinutes / 60)}
      </p>
      <LinkButton to="/payment" search={{ order: order.orderId }}>
        {t.underWayOpen}
      </LinkButton>
    </div>
  );
}
