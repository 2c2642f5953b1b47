import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useSearch } from '#kit/router/router.tsx';

type Faults = AnswerOf<'GET /manager/faults'>;

export const shownViews = ['open', 'handled', 'speed'] as const;

/** What the address asks for, and its faults, page after page. */
export function useFaults() {
  const { search = '', source: where, view: asked } = useSearch({ from: '/manager/faults' });
  const view = shownViews.find((known) => known === asked) ?? 'open';
  const source = (['app', 'server'] as const).find((known) => known === where);
  const state = view === 'handled' ? ('handled' as const) : ('open' as const);
  const query = { state, ...(search !== '' && { search }), ...(source && { source }) };
  const pages = useInfiniteQuery<Faults, Error, { pages: Faults[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/faults', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/faults', 'pages', query],
    enabled: view !== 'speed',
    initialPageParam: undefined,
    getNextPageParam: ({ faults, hasMore }) => (hasMore ? faults.at(-1)?.lastAt : undefined),
    placeholderData: keepPreviousData,
  });
  return { view, source, search, pages, faults: pages.data?.pages.flatMap((page) => page.faults) };
}
