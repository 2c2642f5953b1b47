import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTopic } from '#api/use-topic.ts';
import type { Message } from './chat-side.ts';

/** Messages from before the last page, which the live topic keeps. `from` is where they begin: the page's `next`. */
interface Earlier {
  from: string;
  messages: Message[];
  next: string | null;
}

/** A message on its way, shown at once. */
export interface Sending {
  key: number;
  text: string;
}

/**
 * The messages of a conversation: the last page live, earlier ones when asked for, and what is being sent. Undefined
 * while the first page is not there yet.
 */
export function useMessages(chatId: string) {
  useTopic(`messages/${chatId}`);
  const { data } = useQuery(queryOf('GET /chats/:chatId/messages', { params: { chatId } }));
  const [earlier, setEarlier] = useState<Earlier>();
  const [isLoading, setIsLoading] = useState(false);
  const [sending, setSending] = useState<Sending[]>([]);
  const call = useCall('POST /chats/:chatId/messages');

  // After a long break the last page begins elsewhere, and what was loaded before it would leave a gap.
  const kept = earlier?.from === data?.next ? earlier : undefined;
  const next = kept ? kept.next : (data?.next ?? null);

  async function loadEarlier(): Promise<void> {
    if (!data?.next || next === null || isLoading) return;
    setIsLoading(true);
    try {
      const page = await api('GET /chats/:chatId/messages', { params: { chatId }, query: { before: next } });
      setEarlier({ from: data.next, messages: [...page.messages, ...(kept?.messages ?? [])], next: page.next });
    } finally {
      setIsLoading(false);
    }
  }

  /** Sends; true when it arrived. What failed was told by the red notice already. */
  async function send(text: string): Promise<boolean> {
    const key = performance.now();
    setSending((waiting) => [...waiting, { key, text }]);
    try {
      const message = await call.mutateAsync({ params: { chatId }, body: { text } });
      const { queryKey } = queryOf('GET /chats/:chatId/messages', { params: { chatId } });
      queryClient.setQueryData(queryKey, (page) =>
        page && !page.messages.some(({ messageId }) => messageId === message.messageId)
          ? { ...page, messages: [...page.messages, message] }
          : page,
      );
      return true;
    } catch {
      return false;
    } finally {
      setSending((waiting) => waiting.filter((it) => it.key !== key));
    }
  }

  return {
    messages: data && [...(kept?.messages ?? []), ...data.messages],
    hasEarlier: next !== null,
    loadEarlier,
    isLoading,
    sending,
    send,
  };
}
