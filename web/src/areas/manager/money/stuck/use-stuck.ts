import { cures, stuckKinds } from '@school/contract/reconciliation/shapes';
import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useSearch } from '#kit/router/router.tsx';

import type { Wanted } from './stuck-filters.tsx';

type Stuck = AnswerOf<'GET /manager/stuck-money'>;

/** What the address asks for, and the cases of it, page after page. The count in the bar above keeps them live. */
export function useStuck() {
  const { search = '', kind: asked, state: shown, case: caseId, do: deed } = useSearch({ from: '/manager/money' });
  const kind = stuckKinds.find((known) => known === asked);
  const wanted: Wanted = { search, kind, state: shown === 'closed' ? 'closed' : 'open' };
  const query = { state: wanted.state, ...(search !== '' && { search }), ...(kind !== undefined && { kind }) };
  const pages = useInfiniteQuery<Stuck, Error, { pages: Stuck[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/stuck-money', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/stuck-money', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    wanted,
    pages,
    latest: pages.data?.pages[0],
    cases: pages.data?.pages.flatMap((page) => page.cases),
    caseId,
    cure: cures.find((known) => known === deed),
  };
}
