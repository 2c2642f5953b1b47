import { realtimeLimits } from '@school/contract/realtime/limits';

import type { Db } from '../db.ts';
import type { Principal } from '../principal.ts';
import type { Asked, TopicTable } from './topic-table.ts';
import { createPresenceRows } from './presence.store.ts';

/**
 * As whom a session is seen: a parent and a teacher as themselves, every manager as the school. Kids and support
 * are not seen.
 */
function personOf({ role, customerId }: Principal): string | undefined {
  if (role === 'parent' || role === 'teacher') return customerId;
  return role === 'manager' ? 'school' : undefined;
}

/** Connections that came or went within this many milliseconds are written together. */
const togetherMs = 20;

export type Presence = ReturnType<typeof createPresence>;

/**
 * Who is connected and who is typing, as rows of living nodes. A node renews its lease every second; whoever finds
 * a lease run out removes that node's people, so they are offline within the lease and a second.
 */
export function createPresence({
  db,
  node,
  topics,
  onFault,
}: {
  db: Db;
  node: string;
  topics: TopicTable;
  onFault: (fault: unknown, what: string) => void;
}) {
  const rows = createPresenceRows(db, node);
  const listeners: Array<(people: string[]) => Promise<void>> = [];
  const here = new Map<string, string>();
  const came = new Map<string, string>();
  const gone = new Set<string>();
  const typing = new Map<string, { asked: Asked; stop: NodeJS.Timeout }>();
  let soon: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const inOrder = (work: () => Promise<void>): Promise<void> => {
    writing = writing.then(work).catch((fault: unknown) => onFault(fault, 'realtime presence'));
    return writing;
  };

  async function report(people: string[]): Promise<void> {
    if (people.length === 0) return;
    for (const listener of listeners) await db.inTransaction(() => listener(people));
  }

  async function reportTyping(topicPaths: string[]): Promise<void> {
    for (const path of new Set(topicPaths)) {
      const asked = topics.find(path);
      if (asked?.provider.writing) await db.inTransaction(async () => asked.provider.writing?.(asked.params));
    }
  }

  /** Writes who came and who went, and tells about people who are online now or offline now. */
  async function flush(): Promise<void> {
    clearTimeout(soon);
    soon = undefined;
    const [arrived, left] = [[...came], [...gone]];
    came.clear();
    gone.clear();
    if (arrived.length > 0) await report(await rows.add(arrived));
    if (left.length > 0) {
      const removed = await rows.remove(left);
      await report(removed.people);
      await reportTyping(removed.typingIn);
    }
  }

  const flushSoon = () => {
    soon ??= setTimeout(() => void inOrder(flush), togetherMs);
  };

  async function keepLease(): Promise<void> {
    if (await rows.renew()) {
      // The node is new, or stood still for so long that it was taken for dead: everybody here is announced again.
      for (const [connection, person] of here) came.set(connection, person);
      await flush();
    }
    const dead = await rows.removeDead();
    await report(dead.people);
    await reportTyping(dead.typingIn);
  }

  function stopTyping(connection: string): void {
    const now = typing.get(connection);
    if (!now) return;
    clearTimeout(now.stop);
    typing.delete(connection);
    void inOrder(async () => {
      await rows.typing(connection, null);
      await reportTyping([now.asked.path]);
    });
  }

  return {
    online: rows.online,
    writers: rows.writers,
    onChange: (listener: (people: string[]) => Promise<void>) => void listeners.push(listener),

    came(connection: string, principal: Principal): void {
      const person = personOf(principal);
      if (person === undefined) return;
      here.set(connection, person);
      came.set(connection, person);
      flushSoon();
    },

    left(connection: string): void {
      clearTimeout(typing.get(connection)?.stop);
      typing.delete(connection);
      if (!here.delete(connection)) return;
      if (!came.delete(connection)) gone.add(connection);
      flushSoon();
    },

    /** The person on this connection is typing in a conversation, or has stopped. */
    typing(connection: string, asked: Asked, on: boolean): void {
      if (!asked.provider.writing || !here.has(connection)) return;
      const now = typing.get(connection);
      if (!on || (now && now.asked.path !== asked.path)) stopTyping(connection);
      if (!on) return;
      clearTimeout(now?.stop);
      const stop = setTimeout(() => stopTyping(connection), realtimeLimits.writingSeconds * 1000);
      stop.unref();
      typing.set(connection, { asked, stop });
      if (now?.asked.path === asked.path) return;
      void inOrder(async () => {
        await flush();
        await rows.typing(connection, asked.path);
        await reportTyping([asked.path]);
      });
    },

    start(): void {
      void inOrder(keepLease);
      beat = setInterval(() => void inOrder(keepLease), 1000);
      beat.unref();
    },

    async stop(): Promise<void> {
      if (!beat) return;
      clearInterval(beat);
      beat = undefined;
      for (const { stop } of typing.values()) clearTimeout(stop);
      await inOrder(async () => {
        await flush();
        await report(await rows.close());
      });
    },
  };
}
