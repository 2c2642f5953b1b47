import type { Order } from '@school/contract/payments/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { lazy, Suspense } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { InviteCard } from '../promo-conditions/invite-card.tsx';
import { FactList } from './fact-list.tsx';
import { Outcome } from './outcome.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { RefundsUnderWay } from './refunds-under-way.tsx';

// Wanted by few, and after the order itself: it comes by itself.
const PayLinkCard = lazy(() => import('../pay-link/pay-link-card.tsx').then((file) => ({ default: file.PayLinkCard })));

/** What became of an order. The page follows it live, also when the payment ends on another device. */
export function OrderResult({ orderId }: { orderId: string }) {
  const t = useTexts('payment').order;
  const { data: order, error } = useQuery({
    ...queryOf('GET /orders/:orderId', { params: { orderId } }),
    // An order that is not there is told by the page itself.
    queryFn: ({ signal }) => api('GET /orders/:orderId', { params: { orderId } }, { signal, silent: true }),
    // It is told live; should the line be broken, somebody who waits for a bank must not wait for it too.
    refetchInterval: ({ state }) => (isOpenEnded(state.data) ? 15_000 : false),
  });
  useTopic(order ? `orders/${orderId}` : undefined);
  if (error instanceof SchoolRefusal && !order) return <Missing />;
  return (
    <PageLayout title={t.title} width="text">
      {order ? (
        <>
          <Outcome order={order} />
          <Details order={order} />
          {order.mayTryAgain.allowed && !order.isAtBank && order.paidAt === null && <ForOther orderId={orderId} />}
          {order.status === 'payment-completed' && <RefundsUnderWay orderId={orderId} />}
          {order.status === 'payment-completed' && <InviteCard />}
        </>
      ) : (
        <Skeleton className="h-60" />
      )}
    </PageLayout>
  );
}

const isOpenEnded = (order: Order | undefined): boolean => order?.status === 'payment-in-progress' || order?.status === 'payment-error';

function ForOther({ orderId }: { orderId: string }) {
  const isSupport = useSession()?.role === 'support';
  const { timezone } = useSuspenseQuery(queryOf('GET /user')).data;
  return isSupport ? null : (
    <Suspense>
      <PayLinkCard orderId={orderId} zone={timezone} />
    </Suspense>
  );
}

function Missing() {
  const { order: t, overview } = useTexts('payment');
  return (
    <PageLayout title={t.missing.title} width="text">
      <EmptyState
        title={t.missing.title}
        action={
          <LinkButton to="/payment/products" kind="primary">
            {overview.choose}
          </LinkButton>
        }
      >
        {t.missing.about}
      </EmptyState>
    </PageLayout>
  );
}

function Details({ order }: { order: Order }) {
  const { order: t, products } = useTexts('payment');
  const locale = useLocale();
  const { timezone } = useSuspenseQuery(queryOf('GET /user')).data;
  const facts: Array<readonly [string, string]> = [
    [t.package, products.packageLine[order.kind](order.lessons)],
    ...order.gifts.map(({ giftCode, lessons }) => [products.giftLine[giftCode], `+${products.lessons(lessons)}`] as const),
    ...(order.promo && order.promo.lessons > 0
      ? [[t.promoGift(order.promo.code), `+${products.lessons(order.promo.lessons)}`] as const]
      : []),
    ...(order.promo && order.promo.discount > 0
      ? [[t.discount(order.promo.code), `−${money(locale, { amount: order.promo.discount, currency: order.total.currency })}`] as const]
      : []),
    ...(order.sibling
      ? [
          [
            products.sibling(order.sibling.percent),
            `−${money(locale, { amount: order.sibling.discount, currency: order.total.currency })}`,
          ] as const,
        ]
      : []),
    [t.total, money(locale, order.total)],
    order.paidAt === null
      ? [t.made, at(locale, order.createdAt, 'dayTime', timezone)]
      : [t.paid, at(locale, order.paidAt, 'dayTime', timezone)],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <FactList facts={facts} />
      <RefundTerms terms={order.refundTerms} />
    </Card>
  );
}
