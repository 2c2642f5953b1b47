import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { BalanceOverview } from './balance-overview.tsx';
import { OrderResult } from './order-result.tsx';

export const load = ({ search }: { search: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  const { order: orderId } = search;
  if (orderId !== undefined) void queryClient.prefetchQuery(queryOf('GET /orders/:orderId', { params: { orderId } }));
  else void queryClient.prefetchQuery(queryOf('GET /payment/products'));
};

/** `/payment`: the balance; `/payment?order=…`: what became of an order, live. The bank leads people back here. */
export function Page() {
  const { order } = useSearch({ from: '/parent/payment' });
  return (
    <Suspense fallback={<Skeleton className="m-8 h-60" />}>
      {order === undefined ? <BalanceOverview /> : <OrderResult key={order} orderId={order} />}
    </Suspense>
  );
}
