import type { AnswerOf, SentTo } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from './client.ts';
import type { Reading } from './queries.ts';
import { quietly } from './quietly.ts';

type QueryOf<K extends Reading> = Omit<NonNullable<SentTo<K>['query']>, 'before'>;

interface PagesOptions<Answer, Item, Query> {
  itemsOf(page: Answer): readonly Item[];
  /** From where the next page goes on; undefined after the last one. */
  next?(page: Answer): string | undefined;
  /** What a file asks for besides: larger pages. */
  ofFile?: Partial<Query>;
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
  { itemsOf, next = nextOf, ofFile, enabled = true }: PagesOptions<AnswerOf<K> & object, Item, QueryOf<K>>,
) {
  type Page = AnswerOf<K> & object;
  // The one argument list is right for every call; only the compiler cannot see it through the generic.
  const ask = api as unknown as (call: K, sent: unknown, options: { signal: AbortSignal }) => Promise<Page>;
  const list = useInfiniteQuery<Page, Error, { pages: Page[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        ask(call, { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: [call, 'pages', query],
    enabled,
    initialPageParam: undefined,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });
  /** Everything that is asked for, read anew, as for a file: in as many calls as it takes. */
  async function whole(signal: AbortSignal, onRead: (count: number) => void): Promise<Item[]> {
    const all: Item[] = [];
    for (let before: string | undefined, isFirst = true; isFirst || before !== undefined; isFirst = false) {
      const page = await ask(call, { query: { ...query, ...ofFile, ...(before !== undefined && { before }) } }, { signal });
      all.push(...itemsOf(page));
      onRead(all.length);
      before = next(page);
    }
    return all;
  }
  return { list, first: list.data?.pages[0], items: list.data?.pages.flatMap(itemsOf), whole };
}
