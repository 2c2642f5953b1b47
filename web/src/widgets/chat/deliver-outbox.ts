import { chatLimits } from '@school/contract/chat/limits';
import { useSyncExternalStore } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { raiseRefusal } from './refused-message.ts';
import type { Message } from './chat-side.ts';
import { forget, keep, readAll, type Unsent } from './outbox.ts';

/** Waits before the next try, in ms: soon at first, then less often. */
const pauses = [1_000, 2_000, 5_000, 10_000, 30_000];

let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();

function counted(next: number): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Could the last message not go out? Then what waits, waits for the connection. */
export const useIsStuck = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failures > 0,
  );

function send({ chatId, key, text, file }: Unsent): Promise<Message> {
  const params = { chatId };
  const options = { key, silent: true };
  const caption = text === '' ? {} : { text };
  switch (file?.kind) {
    case 'picture':
      return api('POST /chats/:chatId/pictures', { params, query: caption }, { ...options, picture: file.blob });
    case 'voice':
      return api('POST /chats/:chatId/voices', { params, query: caption }, { ...options, sound: file.blob });
    case 'document': {
      // The end of a long name says what it is.
      const name = file.name.slice(-chatLimits.fileName).trim();
      return api('POST /chats/:chatId/documents', { params, query: { name, ...caption } }, { ...options, picture: file.blob });
    }
    default:
      return api('POST /chats/:chatId/messages', { params, body: { text } }, options);
  }
}

/** It arrived: it stands in the conversation at once, whether or not the live line tells of it, too. */
function arrived(message: Message): void {
  const { queryKey } = queryOf('GET /chats/:chatId/messages', { params: { chatId: message.chatId } });
  queryClient.setQueryData(queryKey, (page) =>
    page && !page.messages.some(({ messageId }) => messageId === message.messageId)
      ? { ...page, messages: [...page.messages, message].toSorted((one, other) => one.n - other.n) }
      : page,
  );
}

/** No answer, a school that is being replaced, too many at once, nobody signed in: it may go out later as it is. */
const mayPass = ({ lost, status }: SchoolRefusal): boolean => lost || status >= 500 || status === 429 || status === 401;

/** Sends what waits in its order, one after the other; what cannot go out now stays, and is tried again later. */
async function sendAll(whose: string): Promise<void> {
  for (;;) {
    const next = (await readAll()).find((it) => it.whose === whose);
    if (!next) return counted(0);
    try {
      arrived(await send(next));
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      if (mayPass(cause)) {
        counted(failures + 1);
        if (cause.status !== 401) again(whose);
        return;
      }
      raiseRefusal(next, cause);
    }
    counted(0);
    await forget(next.key);
  }
}

function again(whose: string): void {
  clearTimeout(retry);
  retry = setTimeout(() => void deliver(whose), pauses[Math.min(failures, pauses.length) - 1] ?? 1_000);
}

/** One at a time on the whole device: another tab that delivers is waited for. */
const deliver = (whose: string): Promise<void> =>
  (running ??= ('locks' in navigator ? navigator.locks.request('chat-outbox', () => sendAll(whose)) : sendAll(whose))
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    }));

/** Puts a message on its way. */
export async function post(unsent: Omit<Unsent, 'key' | 'at'>): Promise<void> {
  await keep({ ...unsent, key: crypto.randomUUID(), at: Date.now() });
  // What is being delivered looks for more itself; only one that has just ended does not.
  await deliver(unsent.whose);
  await deliver(unsent.whose);
}

let follows: string | undefined;

/** Delivers whenever there is hope for it: now, with a connection that came back, when the page is looked at again. */
export function keepDelivering(whose: string): void {
  const first = follows === undefined;
  follows = whose;
  void deliver(whose);
  if (!first) return;
  const hope = () => {
    if (follows !== undefined) void deliver(follows);
  };
  addEventListener('online', hope);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hope());
}
