import type { AnswerOf } from '@school/contract/calls';
import { refundStages } from '@school/contract/payments/refund-manager-shapes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useSearch } from '#kit/router/router.tsx';

type Refunds = AnswerOf<'GET /manager/refunds'>;

/** What may be done about a refund from its card. */
export const refundActions = ['approve', 'decline', 'retry', 'hand'] as const;
export type RefundAction = (typeof refundActions)[number];

/** What the address asks for, and its refunds, page after page. Fresh as long as the page is open. */
export function useRefunds() {
  const { search = '', stage: asked, refund, do: action } = useSearch({ from: '/manager/money/refunds' });
  const stage = refundStages.find((known) => known === asked) ?? 'waiting';
  const query = { stage, ...(search !== '' && { search }) };
  useTopic('refunds');
  const pages = useInfiniteQuery<Refunds, Error, { pages: Refunds[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/refunds', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/refunds', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    search,
    stage,
    refund,
    action: refundActions.find((known) => known === action),
    pages,
    refunds: pages.data?.pages.flatMap((page) => page.refunds),
    counts: pages.data?.pages[0]?.counts,
  };
}
