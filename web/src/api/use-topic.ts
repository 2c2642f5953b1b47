import type { TopicPattern } from '@school/contract/realtime/topics';
import { useEffect } from 'react';

import { follow } from './live-connection.ts';
import { changed, queryClient } from './queries.ts';
import { landingOf, withItem } from './topic-cache.ts';

type PathOf<P extends string> = P extends `${infer Head}/:${string}` ? `${Head}/${string}` : P;
/** `users/…`, `kids/…`, `events/…?from=…`, `chats/…`, `groups`, `messages/…`, `orders/…`, `teacher-lessons/…?from=…` */
export type TopicPath = PathOf<TopicPattern>;

/**
 * Keeps a query fresh while the page is shown: `useTopic(`users/${customerId}`)` feeds `queryOf('GET /user')`,
 * `useTopic(`events/${customerId}?from=${monday}`)` feeds `queryOf('GET /events', { query: { from: monday } })`. The
 * page itself only reads its query. Undefined follows nothing (while the id is not known yet).
 */
export function useTopic(topic: TopicPath | undefined): void {
  useEffect(() => (topic === undefined ? undefined : feed(topic)), [topic]);
}

function feed(topic: TopicPath): () => void {
  const { key, list, derived, follows } = landingOf(topic);
  let hasBeenShown = false;
  return follow(topic, (message) => {
    switch (message.t) {
      case 'snapshot':
        // A second one comes after the line was broken for long: something may have changed meanwhile.
        if (hasBeenShown) void changed(...follows);
        hasBeenShown = true;
        put(key, message.data);
        break;
      case 'change':
        void changed(...follows);
        if (message.op === 'doc') put(key, message.data);
        else if (list) {
          const item = message.op === 'put' ? (message.data as Record<string, unknown>) : undefined;
          queryClient.setQueryData<Record<string, unknown>>(key, (answer) => withItem(answer, list, message.item, item));
          if (derived) void queryClient.invalidateQueries({ queryKey: key, exact: true });
        }
        break;
      case 'resumed':
      case 'refused':
        break;
    }
  });
}

/** What the line says is newer than an answer that is still on its way: under load that one comes later, and would stand until the next change. */
function put(queryKey: readonly [string, object], data: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
