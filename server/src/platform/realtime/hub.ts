import type { ErrorCode } from '@school/contract/errors';
import { realtimeLimits } from '@school/contract/realtime/limits';

import { isPassing } from '../passing-fault.ts';
import type { Principal } from '../principal.ts';
import { Refusal } from '../refusal.ts';
import type { Admission } from './admission.ts';
import { type Audience, createAudience, type Subscription } from './audience.ts';
import type { Change, Changes } from './changes.store.ts';
import type { Connection } from './connection.ts';
import type { Asked, TopicTable } from './topic-table.ts';
import { createSemaphore } from './semaphore.ts';

/** Marks in the stream that are not topics of their own. */
const sessionEnded = '$session';
const rightsChanged = '$rights';
const accountChanged = '$account';

/** How PostgreSQL calls a text that is not a uuid. */
const notAnId = '22P02';

/** A session that ended a moment ago may have a connection in the door. */
const rememberEndedMs = 60_000;

/** A subscription by its id: without an audience while its rights are looked at. */
interface Followed {
  audience?: Audience;
}

export type Hub = ReturnType<typeof createHub>;

/** Who follows what on this node: subscriptions come and go, batches of changes go out. */
export function createHub({
  topics,
  admission,
  changes,
  position,
  latest,
  onFault,
}: {
  topics: TopicTable;
  admission: Admission;
  changes: Changes;
  /** Where the reader of this node stands, and where it stands after another look. */
  position: () => Promise<string>;
  latest: () => Promise<string>;
  onFault: (fault: unknown, what: string) => void;
}) {
  /** Below the database pool, so that calls over HTTP always find a connection. */
  const withPermit = createSemaphore(6);
  const audiences = new Map<string, Map<string, Audience>>();
  const connections = new Map<Connection, Map<string, Followed>>();
  const ended = new Map<string, NodeJS.Timeout>();
  const endListeners: Array<(sessionId: string) => void> = [];
  let arriving = 0;
  /** Counts changes of rights, so that who was asked before one is asked once more. */
  let rights = 0;

  function audienceFor(asked: Asked, principal: Principal, from: string): Audience {
    const there = audiences.get(asked.path) ?? new Map<string, Audience>();
    audiences.set(asked.path, there);
    const who =
      asked.provider.audience?.(principal) ??
      `${principal.role} ${principal.customerId} ${principal.kidUid ?? principal.adult?.adultId ?? ''}`;
    const key = JSON.stringify([who, asked.query]);
    const audience = there.get(key) ?? createAudience({ asked, principal, from, withPermit, onFault });
    there.set(key, audience);
    return audience;
  }

  function leave(connection: Connection, id: string): void {
    const audience = connections.get(connection)?.get(id)?.audience;
    connections.get(connection)?.delete(id);
    if (!audience) return;
    for (const subscription of audience.subscriptions) {
      if (subscription.connection === connection && subscription.id === id) audience.subscriptions.delete(subscription);
    }
    if (audience.subscriptions.size > 0) return;
    const there = audiences.get(audience.asked.path);
    for (const [key, one] of there ?? []) if (one === audience) there?.delete(key);
    if (there?.size === 0) audiences.delete(audience.asked.path);
  }

  /** Heard from the commit here, in the words of another node and in the stream: whichever is first. */
  function endSession(sessionId: string): void {
    if (ended.has(sessionId)) return;
    const forget = setTimeout(() => ended.delete(sessionId), rememberEndedMs);
    forget.unref();
    ended.set(sessionId, forget);
    for (const connection of connections.keys()) {
      if (connection.principal.sessionId === sessionId) connection.close('sessionEnded');
    }
    for (const listener of endListeners) listener(sessionId);
  }

  /** Asks again whether a subscription may go on; over with it when not, or when nobody can say. */
  async function askAgain({ id, connection }: Pick<Subscription, 'id' | 'connection'>, audience: Audience): Promise<void> {
    try {
      const principal = await admission.ownerOf(connection);
      if (principal) await admission.insist(principal, audience.asked);
    } catch (fault) {
      if (connections.get(connection)?.get(id)?.audience !== audience) return;
      leave(connection, id);
      connection.refuse(id, refusalOf(fault, audience.asked.path));
    }
  }

  async function askAllAgain(audience: Audience): Promise<void> {
    for (const subscription of audience.subscriptions) await askAgain(subscription, audience);
  }

  /** The rights of an account are others now: whatever its connections follow is asked again. */
  async function askAccountAgain(accountId: string): Promise<void> {
    for (const [connection, mine] of connections) {
      if (connection.principal.accountId !== accountId) continue;
      if (mine.size === 0) await admission.ownerOf(connection);
      for (const [id, { audience }] of mine) if (audience) await askAgain({ id, connection }, audience);
    }
  }

  /** What a subscriber is told of a fault; those of ours are heard of. An id that is no id names nothing. */
  function refusalOf(fault: unknown, path: string | undefined): ErrorCode {
    if (fault instanceof Refusal) return fault.code;
    if ((fault as { code?: string }).code === notAnId) return 'request.not_found';
    onFault(fault, `realtime ${path}`);
    return isPassing(fault) ? 'school.busy' : 'school.unexpected';
  }

  /** Who follows this topic, when they may; asked once more when rights changed meanwhile. */
  async function admitted(connection: Connection, asked: Asked): Promise<Principal | undefined> {
    for (;;) {
      const before = rights;
      const principal = await admission.ownerOf(connection);
      if (!principal) return undefined;
      await admission.insist(principal, asked);
      if (before === rights) return principal;
    }
  }

  /** Makes the first answer of a subscription: what it missed since its cursor, or the whole. */
  async function answer(audience: Audience, subscription: Subscription, cursor: string | undefined, from: string): Promise<void> {
    const { id, connection } = subscription;
    const missed = cursor === undefined ? undefined : await changes.missed(audience.asked.path, cursor);
    let data: unknown;
    await admission.count(connection.principal, audience.asked, async () => (data = await audience.snapshot()));
    if (cursor !== undefined && missed) {
      await audience.catchUp(subscription, missed, cursor, from);
      connection.send({ t: 'resumed', id, cursor: from });
    } else {
      connection.send({ t: 'snapshot', id, cursor: from, data: data ?? (await audience.snapshot()) });
    }
    for (const frame of subscription.held ?? []) connection.sendFrame(frame);
    subscription.held = undefined;
  }

  return {
    sessionEnded,
    rightsChanged,
    accountChanged,
    endSession,
    onSessionEnded: (listener: (sessionId: string) => void): void => void endListeners.push(listener),

    get connections() {
      return connections.size + arriving;
    },

    /** Somebody is at the door: from now on the stream is read, so that the end of their session is heard. */
    async arrive<T>(work: () => Promise<T>): Promise<T> {
      arriving += 1;
      try {
        await position();
        return await work();
      } finally {
        arriving -= 1;
      }
    },

    /** A connection is open. */
    enter(connection: Connection): void {
      connections.set(connection, new Map());
      if (ended.has(connection.principal.sessionId)) connection.close('sessionEnded');
    },

    /** A connection is gone. */
    exit(connection: Connection): void {
      for (const id of connections.get(connection)?.keys() ?? []) leave(connection, id);
      connections.delete(connection);
    },

    all: () => connections.keys(),

    /** What ends by the clock is announced by nobody: whoever teaches is asked again, once a minute. */
    async askTeachersAgain(): Promise<void> {
      const teachers = new Set(
        [...connections.keys()].flatMap(({ principal: { role, accountId } }) => (role === 'teacher' ? accountId : [])),
      );
      for (const accountId of teachers) await askAccountAgain(accountId);
    },

    /** Subscribes a connection, if it may, and answers with a snapshot or with what it missed. */
    async subscribe(connection: Connection, id: string, topic: string, cursor: string | undefined): Promise<void> {
      const mine = connections.get(connection);
      if (!mine) return;
      leave(connection, id);
      if (mine.size >= realtimeLimits.subscriptions) return connection.refuse(id, 'request.too_many');
      const followed: Followed = {};
      mine.set(id, followed);
      const asked = topics.find(topic);
      try {
        if (!asked) throw new Refusal('request.not_found');
        const from = cursor === undefined ? await position() : await latest();
        const principal = await admitted(connection, asked);
        if (!principal || !connections.has(connection) || mine.get(id) !== followed) return;
        const subscription: Subscription = { id, connection, held: [] };
        followed.audience = audienceFor(asked, principal, from);
        followed.audience.subscriptions.add(subscription);
        await answer(followed.audience, subscription, cursor, from);
      } catch (fault) {
        if (mine.get(id) !== followed) return;
        leave(connection, id);
        connection.refuse(id, refusalOf(fault, asked?.path));
      }
    },

    unsubscribe: leave,

    /** The topic of one of its subscriptions. */
    followed: (connection: Connection, id: string): Asked | undefined => connections.get(connection)?.get(id)?.audience?.asked,

    /** Hands a batch of changes to whoever follows their topics. */
    take(batch: Change[], after: string): void {
      for (const { topic, item } of batch) {
        if (topic === sessionEnded) endSession(item ?? '');
        if (topic === accountChanged || item === rightsChanged) rights += 1;
        if (topic === accountChanged) askAccountAgain(item ?? '').catch((fault: unknown) => onFault(fault, 'realtime rights'));
        for (const audience of audiences.get(topic)?.values() ?? []) {
          if (item === rightsChanged) askAllAgain(audience).catch((fault: unknown) => onFault(fault, `realtime ${topic}`));
          else audience.change(item, after);
        }
      }
    },
  };
}
