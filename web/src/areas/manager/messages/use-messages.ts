import type { AnswerOf } from '@school/contract/calls';
import { messageStates } from '@school/contract/notifications/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useSearch } from '#kit/router/router.tsx';

type Messages = AnswerOf<'GET /manager/messages'>;

/** What may be done about a message that did not arrive. */
export const messageActions = ['retry', 'close'] as const;
export type MessageAction = (typeof messageActions)[number];

/** Those that need somebody first. */
export const shownStates = ['failed', 'queued', 'sent', 'dropped', 'closed'] as const satisfies ReadonlyArray<
  (typeof messageStates)[number]
>;

/** What the address asks for, and its messages, page after page. */
export function useMessages() {
  const { search = '', state: asked, message, do: action } = useSearch({ from: '/manager/messages' });
  const state = messageStates.find((known) => known === asked) ?? 'failed';
  const query = { state, ...(search !== '' && { search }) };
  const pages = useInfiniteQuery<Messages, Error, { pages: Messages[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/messages', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/messages', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    search,
    state,
    message,
    action: messageActions.find((known) => known === action),
    pages,
    messages: pages.data?.pages.flatMap((page) => page.messages),
    failed: pages.data?.pages[0]?.failed,
  };
}
