import type { AnswerOf, SentTo } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from './client.ts';
import type { Reading } from './queries.ts';
import { quietly } from './quietly.ts';

type QueryOf<K extends Reading> = Omit<NonNullable<SentTo<K>['query']>, 'before'>;

interface PagesOptions<Answer, Item> {
  itemsOf(page: Answer): readonly Item[];
  /** From where the next page goes on; undefined after the last one. */
  next?(page: Answer): string | undefined;
  enabled?: boolean;
}

const nextOf = (page: object): string | undefined => ('next' in page && typeof page.next === 'string' ? page.next : undefined);

/**
 * A long list, page after page: `usePages('GET /manager/refunds', { stage }, { itemsOf: (page) => page.refunds })`. What was read stays
 * while something else is asked for, and the page itself says when it could not be read.
 */
export function usePages<K extends Reading, Item>(
  call: K,
  query: QueryOf<K>,
  { itemsOf, next = nextOf, enabled = true }: PagesOptions<AnswerOf<K> & object, Item>,
) {
  type Page = AnswerOf<K> & object;
  const list = useInfiniteQuery<Page, Error, { pages: Page[] }, readonly unknown[], string | undefined>({
    ...quietly({
      // The one argument list is right for every call; only the compiler cannot see it through the generic.
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        (api as unknown as (call: K, sent: unknown, options: { signal: AbortSignal }) => Promise<Page>)(
          call,
          { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } },
          { signal },
        ),
    }),
    queryKey: [call, 'pages', query],
    enabled,
    initialPageParam: undefined,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });
  return { list, first: list.data?.pages[0], items: list.data?.pages.flatMap(itemsOf) };
}
