import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

const kinds = ['all', 'gold', 'silver'] as const;
type History = AnswerOf<'GET /payment/history'>;

/** `/payment/history`: every change of the balance, newest first; a table on a wide screen, a list on a phone. */
export function Page() {
  const { history: t, overview } = useTexts('payment');
  const search = useSearch({ from: '/payment/history' });
  const navigate = useNavigate();
  const kind = kinds.find((known) => known === search.kind) ?? 'all';
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  // A changed balance means a longer history: it is asked anew, while the old one stays in sight.
  const balance = JSON.stringify(user.balance);
  const pages = useInfiniteQuery<History, Error, { pages: History[] }, readonly unknown[], string | undefined>({
    queryKey: ['GET /payment/history', kind, balance],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /payment/history',
        { query: { ...(kind === 'all' ? {} : { kind }), ...(pageParam === undefined ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Frame title={t.title}>
      <PaymentTabs />
      <RadioChips
        label={t.filter}
        labelHidden
        name="kind"
        chips={kinds.map((value) => ({ value, label: t[value] }))}
        value={kind}
        onChange={(to) =>
          void navigate({ to: '/payment/history', search: to === 'all' ? {} : { kind: to }, replace: true, resetScroll: false })
        }
      />
      {!pages.data && <Skeleton className="h-60" />}
      {pages.data && entries.length === 0 && (
        <EmptyState title={t.empty} action={<LinkButton to="/payment/products">{overview.choose}</LinkButton>}>
          {t.emptyAbout}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <HistoryTable entries={entries} zone={user.timezone} />
          <HistoryList entries={entries} zone={user.timezone} />
        </>
      )}
      {pages.hasNextPage && (
        <div className="flex justify-center">
          <Button busy={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            {t.older}
          </Button>
        </div>
      )}
      <DocumentsCard user={user} />
    </Frame>
  );
}
