import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { RefundProgress } from './refund-progress.tsx';
import { RefundQuoteCard } from './refund-quote-card.tsx';

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then(({ RefundDialog: component }) => ({ default: component })));

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /payment/refunds'));
};

/** `/payment/refund`: what each package would give back now, counted lot by lot, and the way of every request, live. */
export function Page() {
  const t = useTexts('refund');
  const { order, leave } = useSearch({ from: '/payment/refund' });
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data } = useSuspenseQuery(queryOf('GET /payment/refunds'));
  useTopic(`users/${user.customerId}`);
  // What is asked for already stands among the requests.
  const quotes = data.quotes.filter(({ may }) => may.allowed || may.why !== 'payments.refund_under_way');
  const ends = leave === '1';
  const asked = quotes.find(({ orderId, may, whenSchedulesEnd }) => orderId === order && (ends ? whenSchedulesEnd !== null : may.allowed));
  const ask = (orderId?: string, endsSchedules = false) =>
    void navigate({
      to: '/payment/refund',
      search: orderId === undefined ? {} : { order: orderId, ...(endsSchedules && { leave: '1' }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <PageLayout title={t.title} width="text">
      <PaymentTabs />
      <p className="text-mute">{t.about}</p>
      {data.refunds.length > 0 && (
        <section aria-label={t.requests} className="flex flex-col gap-4">
          <h2 className="text-lg">{t.requests}</h2>
          {data.refunds.map((refund) => (
            <RefundProgress key={refund.refundId} refund={refund} zone={user.timezone} />
          ))}
        </section>
      )}
      {quotes.length > 0 ? (
        <section aria-label={t.quotes} className="flex flex-col gap-4">
          <h2 className="text-lg">{t.quotes}</h2>
          {quotes.map((quote) => (
            <RefundQuoteCard
              key={quote.orderId}
              quote={quote}
              zone={user.timezone}
              onAsk={(endsSchedules) => ask(quote.orderId, endsSchedules)}
            />
          ))}
        </section>
      ) : (
        data.refunds.length === 0 && <EmptyState title={t.nothing.title}>{t.nothing.about}</EmptyState>
      )}
      {asked && (
        <Suspense>
          <RefundDialog quote={asked} endsSchedules={ends} onClose={() => ask()} />
        </Suspense>
      )}
    </PageLayout>
  );
}
