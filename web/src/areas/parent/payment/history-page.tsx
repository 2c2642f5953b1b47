import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';

import { MoreButton } from '#kit/more-button.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { type Filters, filtersOf, queryOfFilters, searchOf } from './history-filters.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { ReceiptsCard } from './receipts-card.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

type History = AnswerOf<'GET /payment/history'>;

/** `/payment/history`: every change of the balance, newest first; a table on a wide screen, a list on a phone. */
export function Page() {
  const { history: t, overview } = useTexts('payment');
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const filters = filtersOf(
    useSearch({ from: '/payment/history' }),
    user.kids.map(({ kidUid }) => kidUid),
  );
  const query = queryOfFilters(filters, schoolNow(), user.timezone);
  const pages = useInfiniteQuery<History, Error, { pages: History[] }, readonly unknown[], string | undefined>({
    queryKey: ['GET /payment/history', query],
    queryFn: ({ pageParam, signal }) =>
      api('GET /payment/history', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const isChosen = Object.keys(query).length > 0;
  const show = (to?: Filters) =>
    void navigate({ to: '/payment/history', search: to ? searchOf(to) : {}, replace: true, resetScroll: false });
  return (
    <PageLayout title={t.title}>
      <PaymentTabs />
      <HistoryFilterBar filters={filters} kids={user.kids} onChange={show} />
      {!pages.data && <Skeleton className="h-60" />}
      {pages.data &&
        entries.length === 0 &&
        (isChosen ? (
          <EmptyState title={t.nothing} action={<Button onPress={() => show()}>{t.reset}</Button>} />
        ) : (
          <EmptyState title={t.empty} action={<LinkButton to="/payment/products">{overview.choose}</LinkButton>}>
            {t.emptyAbout}
          </EmptyState>
        ))}
      {entries.length > 0 && (
        <>
          <HistoryTable entries={entries} zone={user.timezone} />
          <HistoryList entries={entries} zone={user.timezone} />
        </>
      )}
      <MoreButton of={pages} label={t.older} />
      <ReceiptsCard zone={user.timezone} />
      <DocumentsCard user={user} />
    </PageLayout>
  );
}
