import { schedulingLimits } from '@school/contract/calendar/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Clock, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** The family's order of individual lessons that has begun and is not paid yet, followed live. */
export function useOpenOrder() {
  const { data } = useQuery(quietly(queryOf('GET /payment/products')));
  const order = data?.openOrder?.kind === 'individual' ? data.openOrder : undefined;
  useTopic(order ? `orders/${order.orderId}` : undefined);
  return order;
}

/** A payment that has begun: held times are kept for it, and this is the way back to it. */
export function PaymentUnderWay({ orderId }: { orderId: string }) {
  const t = useTexts('scheduleSelection');
  return (
    <>
      <p className="flex gap-3 rounded-md bg-brand-soft p-4">
        <Icon of={Clock} />
        {t.underWay(schedulingLimits.paymentUnderWayMinutes / 60)}
      </p>
      <LinkButton to="/payment" search={{ order: orderId }} kind="primary" size="large" className="self-start">
        {t.underWayOpen}
      </LinkButton>
    </>
  );
}
