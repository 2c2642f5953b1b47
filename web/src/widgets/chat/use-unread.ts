import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import type { Chat } from './chat-side.ts';
import { mayHaveUnsent } from './unsent-flag.ts';

/** Places up to which this device has said that messages have come. */
const said = new Map<string, number>();

/** Tells the school what has come to this device, so that the other side sees it; all conversations at once. */
function tellDelivered(chats: readonly Chat[]): void {
  const come = chats.flatMap(({ chatId, unread, lastMessage }) =>
    unread > 0 && lastMessage && (said.get(chatId) ?? 0) < lastMessage.n ? [{ chatId, upTo: lastMessage.n }] : [],
  );
  if (come.length === 0) return;
  for (const { chatId, upTo } of come) said.set(chatId, upTo);
  void api('POST /chats/delivered', { body: { chats: come } }, { silent: true }).catch(() => undefined);
}

interface UnreadProps {
  /** Whose conversations: a family's or a teacher's id, or `school`. Undefined: nobody's, nothing is asked. */
  whose: string | undefined;
  /** Who writes on this device. */
  author: string | undefined;
}

/** How many messages are new; for the school, how many families wait. Live on every page, and it sends what was left unsent. */
export function useUnread({ whose, author }: UnreadProps): number {
  const { data } = useQuery({ ...quietly(queryOf('GET /chats')), enabled: whose !== undefined });
  useTopic(whose === undefined ? undefined : `chats/${whose}`);
  useEffect(() => {
    if (data) tellDelivered(data.chats);
  }, [data]);
  useEffect(() => {
    if (author === undefined || !mayHaveUnsent()) return;
    void import('./deliver-outbox.ts').then(({ keepDelivering }) => keepDelivering(author)).catch(() => undefined);
  }, [author]);
  if (!data) return 0;
  if (whose === 'school') return data.chats.filter(({ waitingSince }) => waitingSince !== null).length;
  return data.chats.reduce((sum, { unread }) => sum + unread, 0);
}
