import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';

import type { TopicPattern } from '@school/contract/realtime/topics';

import type { Db } from './db.ts';
import { createAdmission, type People } from './realtime/admission.ts';
import { createChanges } from './realtime/changes.store.ts';
import { createUpgradeGuard, type UpgradeOptions } from './realtime/upgrade-guard.ts';
import { createHub } from './realtime/hub.ts';
import { createPresence } from './realtime/presence.ts';
import { createReader } from './realtime/reader.ts';
import type { TopicPath, TopicProvider } from './realtime/topic-provider.ts';
import { createTopicTable } from './realtime/topic-table.ts';
import { createNotifier } from './realtime/notifier.ts';

export type { TopicPath, TopicProvider } from './realtime/topic-provider.ts';

/** What a node must no longer believe. */
export type Ending = { sessionId: string } | { accountId: string };

/** Live topics over WebSockets, for any number of nodes on one database. */
export interface Realtime {
  /** Registers who shows a topic. Once a topic, before the school opens. */
  topic<P extends TopicPattern>(pattern: P, provider: TopicProvider<P>): void;
  /**
   * Something of the topic has changed: one row in the ambient transaction, told after the commit. With `itemId`
   * only that item of the list is computed and sent, otherwise the whole document.
   */
  changed(topic: TopicPath, itemId?: string): Promise<void>;
  /** Rights on the topic have changed: everybody who follows it is asked `may` again, after the commit. */
  recheck(topic: TopicPath): Promise<void>;
  /**
   * The rights of an account have changed: after the commit each of its connections is asked, on all nodes, who it is
   * now and whether it may still follow what it follows.
   */
  accountChanged(accountId: string): Promise<void>;
  /** Says a word to the other servers, after the commit. A server that is cut off from the database may miss it. */
  tellServers(word: string): Promise<void>;
  /** Hears the words of the other servers. */
  onWord(listener: (word: string) => void): void;
  /** Hears soon after the commit of accounts that changed on any node, and from the other nodes of sessions that ended. */
  onEnding(listener: (ending: Ending) => void): void;
  /** The session has ended or is parked: its connections on all nodes are closed with 4401, after the commit. */
  closeSession(sessionId: string): Promise<void>;
  /**
   * Hears on every node, soon after the commit, that a session has ended or is parked, once: for sockets that do not follow
   * topics. A node that was cut off from the database may miss it: whoever keeps sockets asks once a minute, too.
   */
  onSessionEnded(listener: (sessionId: string) => void): void;
  /**
   * Who of these people is connected now. A person is a family's parent or a teacher (their customerId), or
   * `school` when any manager is.
   */
  online(people: readonly string[]): Promise<Set<string>>;
  /** Who is typing where, of these `messages/…` topics. */
  writers(topics: readonly string[]): Promise<Array<{ topic: string; person: string }>>;
  /** Hears who came online or went offline, in a transaction of its own. */
  onPresence(listener: (people: string[]) => Promise<void>): void;
  /** Throws away changes older than an hour. Ten-minutely work. */
  prune(): Promise<void>;
  /** Throws away what another cluster wrote: once, before anybody comes. */
  forgetForeign(): Promise<void>;
  /** Takes the WebSocket upgrades of a server at /realtime, and starts reading. */
  attach(server: Server, options: UpgradeOptions): void;
  /** Live connections of this node, for the metrics. */
  readonly connections: number;
  /** Closes every connection with 1012 and stops reading. */
  stop(): Promise<void>;
}

/** `onFault` hears what goes wrong behind everybody's back; `what` names the place. */
export function createRealtime({ db, onFault }: { db: Db; onFault: (fault: unknown, what: string) => void }): Realtime {
  const node = randomUUID();
  const changes = createChanges(db);
  const topics = createTopicTable();
  let people: People | undefined;
  const admission = createAdmission(() => people);
  const hub = createHub({ topics, admission, changes, position: () => reader.position(), latest: () => reader.latest(), onFault });
  const reader = createReader({ changes, take: hub.take, needed: () => hub.connections > 0, onFault });
  const endings: Array<(ending: Ending) => void> = [];
  const wordListeners: Array<(word: string) => void> = [];
  const told = (text: string) => {
    const { word } = JSON.parse(text) as { word?: string };
    if (word !== undefined) for (const listener of wordListeners) listener(word);
    const ending = endingIn(text);
    if (!ending) return;
    if ('sessionId' in ending) hub.endSession(ending.sessionId);
    for (const listener of endings) listener(ending);
  };
  const notifier = createNotifier({ line: db.line, onNotice: reader.wake, onWords: told, onFault });
  const presence = createPresence({ db, node, topics, onFault });
  const upgrades = createUpgradeGuard({ hub, presence, onFault });

  const write = async (topic: string, item: string | null) => {
    await changes.write(topic, item);
    db.afterCommit(() => {
      reader.wake();
      notifier.others();
    });
  };

  /** Told to the other nodes in so many words as well: they must not wait until somebody there follows a topic. */
  const writeEnding = async (topic: string, ending: Ending) => {
    const text = JSON.stringify(ending);
    await write(topic, Object.values(ending)[0] ?? '');
    db.afterCommit(() => notifier.tell(text));
  };

  return {
    topic: topics.add,
    changed: (topic, itemId) => write(topic, itemId ?? null),
    recheck: (topic) => write(topic, hub.rightsChanged),
    async closeSession(sessionId) {
      await writeEnding(hub.sessionEnded, { sessionId });
      db.afterCommit(() => hub.endSession(sessionId));
    },
    onSessionEnded: hub.onSessionEnded,
    async accountChanged(accountId) {
      await writeEnding(hub.accountChanged, { accountId });
      db.afterCommit(() => {
        for (const listener of endings) listener({ accountId });
      });
    },
    async tellServers(word) {
      db.afterCommit(() => notifier.tell(JSON.stringify({ word })));
    },
    onWord: (listener) => void wordListeners.push(listener),
    onEnding: (listener) => void endings.push(listener),
    online: presence.online,
    writers: presence.writers,
    onPresence: presence.onChange,
    prune: changes.prune,
    forgetForeign: changes.forgetForeign,
    attach(server, options) {
      people = options;
      upgrades.open(server, options);
      presence.start();
      reader.start();
      notifier.start();
    },
    get connections() {
      return hub.connections;
    },
    async stop() {
      await upgrades.close();
      await presence.stop();
      await reader.stop();
      await notifier.stop();
    },
  };
}

/** What a notice of another node says has ended. */
function endingIn(text: string): Ending | undefined {
  const { sessionId, accountId } = JSON.parse(text) as { sessionId?: string; accountId?: string };
  if (sessionId !== undefined) return { sessionId };
  return accountId === undefined ? undefined : { accountId };
}
