import type { ClientMessage, ServerMessage } from '@school/contract/realtime/protocol';
import { closeCodes, realtimeLimits } from '@school/contract/realtime/limits';

import { isQuietNow, whenQuiet } from '#kit/when-quiet.ts';
import { api } from './client.ts';
import { atSchool, ownFile } from './school-address.ts';
import { sessionQuery, whenSessionChanges } from './session.ts';
import { queryClient } from './queries.ts';
import { SchoolRefusal } from './school-refusal.ts';

/**
 * One WebSocket for all topics of the page. It comes back by itself after a break, and asks each topic for what it
 * has missed, by the cursor of the last frame.
 */

type About = Exclude<ServerMessage, { t: 'ping' }>;
interface Followed {
  tell: Set<(message: About) => void>;
  cursor?: string;
  /** Set while nobody follows: the topic is kept for a moment, since pages often follow the same ones. */
  leaving?: ReturnType<typeof setTimeout> | undefined;
}

const lingerMs = 5_000;
const longestPauseMs = 30_000;

/** What a first page has read a moment ago: its changes are caught up with when the page is quiet. A conversation or a payment is not left waiting. */
const canWait = /^(?:users|kids|events|chats|notifications)\//;

const topics = new Map<string, Followed>();
let socket: WebSocket | undefined;
let opening = false;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Follows a topic: `tell` hears every frame of it. Gives what ends it. */
export function follow(topic: string, tell: (message: About) => void): () => void {
  const followed = topics.get(topic) ?? { tell: new Set() };
  clearTimeout(followed.leaving);
  followed.leaving = undefined;
  followed.tell.add(tell);
  if (topics.has(topic)) {
    // Who joins later needs the whole: the topic begins anew for all.
    delete followed.cursor;
    subscribe(topic, followed);
  } else {
    topics.set(topic, followed);
    subscribe(topic, followed);
  }
  void open();
  return () => {
    followed.tell.delete(tell);
    if (followed.tell.size > 0) return;
    followed.leaving = setTimeout(() => {
      topics.delete(topic);
      say({ t: 'unsub', id: topic });
      if (topics.size === 0) socket?.close();
    }, lingerMs);
  };
}

/** The person is typing in the conversation of this topic, or no longer. */
export const sayWriting = (topic: string, on: boolean): void => say({ t: 'writing', id: topic, on });

function say(message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// Equal ids for equal topics let the server make a frame once for many.
function subscribe(topic: string, { cursor }: Followed): void {
  say(cursor === undefined ? { t: 'sub', id: topic, topic } : { t: 'sub', id: topic, topic, cursor });
}

async function open(): Promise<void> {
  if (socket || opening || topics.size === 0) return;
  if (!isQuietNow() && [...topics.keys()].every((topic) => canWait.test(topic))) {
    void whenQuiet().then(open);
    return;
  }
  opening = true;
  clearTimeout(retry);
  try {
    const { ticket } = await api('POST /realtime/ticket', { body: {} }, { silent: true });
    const address = new URL(atSchool('/realtime'), location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('ticket', ticket);
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      failures = 0;
      heard();
      for (const [topic, followed] of topics) subscribe(topic, followed);
    });
    socket.addEventListener('message', ({ data }) => {
      heard();
      if (typeof data === 'string') take(JSON.parse(data, import.meta.env.MODE === 'native' ? ownFile : undefined) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => closed(code));
  } catch (cause) {
    // Signed out: the guard knows what to do. Otherwise the school cannot be reached now.
    if (!(cause instanceof SchoolRefusal) || cause.status !== 401) again();
  } finally {
    opening = false;
  }
}

function take(message: ServerMessage): void {
  if (message.t === 'ping') return say({ t: 'pong' });
  const followed = topics.get(message.id);
  if (!followed) return;
  if (message.t === 'refused') topics.delete(message.id);
  else followed.cursor = message.cursor;
  for (const tell of followed.tell) tell(message);
}

function heard(): void {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), realtimeLimits.silenceSeconds * 1000);
}

function closed(code: number): void {
  socket = undefined;
  clearTimeout(silence);
  if (code === closeCodes.sessionEnded) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  else if (topics.size > 0) again();
}

/** Comes back later: soon at first, then less often; at random, so that not all come back at once. */
function again(): void {
  const pause = Math.min(longestPauseMs, 500 * 2 ** failures++);
  clearTimeout(retry);
  retry = setTimeout(() => void open(), pause * (0.5 + Math.random()));
}

addEventListener('online', () => void open());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void open();
});

// Another person: another connection, and nothing of the last one's cursors.
whenSessionChanges(() => {
  for (const followed of topics.values()) delete followed.cursor;
  socket?.close();
});
