import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { OrderResult } from './order-result.tsx';

export const load = ({ search }: { search: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  if (search['order'] === undefined) void queryClient.prefetchQuery(queryOf('GET /payment/products'));
};

/** `/payment`: the balance; `/payment?order=…`: what became of an order, live. The bank leads people back here. */
export function Page() {
  const { order } = useSearch({ from: '/payment' });
  return order === undefined ? <BalanceOverview /> : <OrderResult key={order} orderId={order} />;
}
