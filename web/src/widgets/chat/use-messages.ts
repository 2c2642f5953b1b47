import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import type { Message } from './chat-side.ts';
import { type Unsent, useUnsent } from './outbox.ts';

/** Messages from before the last page, which the live topic keeps. `from` is where they begin: the page's `next`. */
interface Earlier {
  from: string;
  messages: Message[];
  next: string | null;
}

/** The messages of a conversation: undefined while the first page is not there yet. */
export interface Messages {
  messages: Message[] | undefined;
  hasEarlier: boolean;
  loadEarlier(): Promise<void>;
  /** Loads everything down to a message that was found; true when it is there. */
  goBackTo(messageId: string): Promise<boolean>;
  isLoading: boolean;
  /** On their way, in the order in which they were written. */
  sending: readonly Unsent[];
}

/** The messages of a conversation: the last page live, earlier ones when asked for, and what is on its way. */
export function useMessages(chatId: string, whose: string): Messages {
  useTopic(`messages/${chatId}`);
  const { data } = useQuery(queryOf('GET /chats/:chatId/messages', { params: { chatId } }));
  const [earlier, setEarlier] = useState<Earlier>();
  const [isLoading, setIsLoading] = useState(false);
  const unsent = useUnsent();

  // After a long break the last page begins elsewhere, and what was loaded before it would leave a gap.
  const kept = earlier?.from === data?.next ? earlier : undefined;
  const next = kept ? kept.next : (data?.next ?? null);
  const messages = data && [...(kept?.messages ?? []), ...data.messages];

  async function load(backTo?: string): Promise<readonly Message[]> {
    if (!data?.next || next === null || isLoading) return [];
    setIsLoading(true);
    try {
      const query = backTo === undefined ? { before: next } : { before: next, backTo };
      const page = await api('GET /chats/:chatId/messages', { params: { chatId }, query });
      setEarlier({ from: data.next, messages: [...page.messages, ...(kept?.messages ?? [])], next: page.next });
      return page.messages;
    } finally {
      setIsLoading(false);
    }
  }

  const keys = new Set(messages?.map(({ key }) => key));
  return {
    messages,
    hasEarlier: next !== null,
    loadEarlier: async () => void (await load()),
    async goBackTo(messageId) {
      if (messages?.some((it) => it.messageId === messageId)) return true;
      return (await load(messageId)).some((it) => it.messageId === messageId);
    },
    isLoading,
    // What has arrived while its answer was lost is not shown twice.
    sending: unsent.filter((it) => it.whose === whose && it.chatId === chatId && !keys.has(it.key)),
  };
}
