import { messageStates } from '@school/contract/notifications/limits';

import { usePages } from '#api/use-pages.ts';
import { useSearch } from '#kit/router/router.tsx';

/** What may be done about a message that did not arrive. */
const messageActions = ['retry', 'close'] as const;
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
  const { list, first, items } = usePages('GET /manager/messages', query, { itemsOf: (page) => page.messages });
  return { search, state, message, action: messageActions.find((known) => known === action), list, messages: items, failed: first?.failed };
}
