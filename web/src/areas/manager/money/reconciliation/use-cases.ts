import { remedies, caseKinds } from '@school/contract/reconciliation/shapes';
import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useSearch } from '#kit/router/router.tsx';

import type { Wanted } from './case-filters.tsx';

type CasePage = AnswerOf<'GET /manager/reconciliation'>;

/** What the address asks for, and the cases of it, page after page. The count in the bar above keeps them live. */
export function useCases() {
  const { search = '', kind: asked, state: shown, case: caseId, do: attempt } = useSearch({ from: '/manager/money' });
  const kind = caseKinds.find((known) => known === asked);
  const wanted: Wanted = { search, kind, state: shown === 'closed' ? 'closed' : 'open' };
  const query = { state: wanted.state, ...(search !== '' && { search }), ...(kind !== undefined && { kind }) };
  const pages = useInfiniteQuery<CasePage, Error, { pages: CasePage[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/reconciliation', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/reconciliation', 'pages', query],
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
    remedy: remedies.find((known) => known === attempt),
  };
}
