import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSearch } from '#kit/router/router.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { BalanceOverview } from './balance-overview.tsx';

/** Whoever looks at the balance needs nothing of it; whoever comes back from the bank gets it beside the order. */
const orderResult = () => import('./order-result.tsx');
const OrderResult = lazy(() => orderResult().then((file) => ({ default: file.OrderResult })));

export const load = ({ search }: { search: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  if (search['order'] === undefined) void queryClient.prefetchQuery(queryOf('GET /payment/products'));
  // A file that did not come is said where the order is shown.
  else orderResult().catch(() => undefined);
};

/** `/payment`: the balance; `/payment?order=…`: what became of an order, live. The bank leads people back here. */
export function Page() {
  const { order } = useSearch({ from: '/payment' });
  if (order === undefined) return <BalanceOverview />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OrderResult key={order} orderId={order} />
    </Suspense>
  );
}
