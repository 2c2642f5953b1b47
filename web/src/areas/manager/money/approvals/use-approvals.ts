import { approvedActs } from '@school/contract/approvals/limits';
import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useSearch } from '#kit/router/router.tsx';

const actions = ['approve', 'decline'] as const;
type Approvals = AnswerOf<'GET /manager/approvals'>;

/** What the address asks for, and the acts of it, page after page. Fresh as long as the page is open. */
export function useApprovals() {
  const { search = '', act: asked, state: shown, approval, do: action } = useSearch({ from: '/manager/money/approvals' });
  const act = approvedActs.find((known) => known === asked);
  const state = shown === 'decided' ? ('decided' as const) : ('waiting' as const);
  const query = { state, ...(search !== '' && { search }), ...(act !== undefined && { act }) };
  useTopic('approvals');
  const pages = useInfiniteQuery<Approvals, Error, { pages: Approvals[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/approvals', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/approvals', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    search,
    act,
    state,
    approval,
    action: actions.find((known) => known === action),
    pages,
    approvals: pages.data?.pages.flatMap((page) => page.approvals),
  };
}
