import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ClientMessage, ServerMessage } from '@school/contract/realtime/protocol';
import { staffRights } from '@school/contract/roles';
import type { Topics } from '@school/contract/realtime/topics';
import { expect, inject, onTestFinished } from 'vitest';

import { freshDatabase } from '../../../test/databases.ts';
import { type Connection, openDb, sql } from '../db.ts';
import type { Principal } from '../principal.ts';
import { createRealtime } from '../realtime.ts';
import { openSocket } from '../sockets/testing.ts';

/** A person of a test: everything follows from the name. `kidUid` makes it a kid's session. */
export const aPrincipal = (name: string, its: Partial<Principal> = {}): Principal => ({
  role: 'parent',
  accountId: name,
  sessionId: `session-${name}`,
  customerId: name,
  locale: 'ru-RU',
  ...its,
});

/**
 * One node of a school that has nothing but conversations: `messages/{chatId}` belongs to the customer of that id,
 * its messages are rows of `lines`. Tickets are principals, written as JSON, as often as one likes.
 */
export async function openNode(connection: Connection, { snapshots = () => {} }: { snapshots?: () => void } = {}) {
  const faults: unknown[] = [];
  const db = openDb(connection, { max: 8 });
  await db.run(sql`create table if not exists lines (id text primary key, chat text not null, text text not null, at bigserial)`);
  const realtime = createRealtime({ db, onFault: (fault) => faults.push(fault) });
  const isTyping = new Map<string, number>();
  const banished = new Set<string>();

  type Line = Topics['messages/:chatId']['item'];
  const lineOf = (row: { id: string; chat: string; text: string }): Line => ({
    messageId: row.id,
    chatId: row.chat,
    n: 1,
    key: null,
    picture: null,
    attachment: null,
    from: 'customer',
    authorName: '',
    text: row.text,
    timestamp: '',
  });
  realtime.topic('messages/:chatId', {
    may: ({ customerId }, { chatId }) => customerId === chatId && !banished.has(customerId),
    async snapshot({ chatId }) {
      snapshots();
      const rows = await db.all(sql<{ id: string; chat: string; text: string }>`select * from lines where chat = ${chatId} order by at`);
      return { messages: rows.map(lineOf), next: null };
    },
    async item({ chatId }, id) {
      const row = await db.one(sql<{ id: string; chat: string; text: string }>`select * from lines where chat = ${chatId} and id = ${id}`);
      return row && lineOf(row);
    },
    audience: () => 'all',
    writing: async ({ chatId }) => void isTyping.set(chatId, (isTyping.get(chatId) ?? 0) + 1),
  });

  const server = createServer();
  const rights = new Map<string, Principal['rights']>();
  realtime.attach(server, {
    claimTicket: async (ticket) => (ticket.startsWith('{') ? (JSON.parse(ticket) as Principal) : undefined),
    principalNow: async (known) => (rights.has(known.accountId) ? { ...known, rights: rights.get(known.accountId) ?? [] } : known),
  });
  await new Promise<void>((go) => void server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as AddressInfo;

  return {
    db,
    realtime,
    faults,
    port,
    /** How often a conversation was told about typing. */
    isTyping,
    /** Rights of accounts as they are now, where they are not as the ticket says. */
    rights,
    /** Who has lost the right to their own conversation. */
    banished,
    /** Writes a line of a conversation, and says so, in one transaction. */
    write: (chat: string, id: string, text: string) =>
      db.inTransaction(async () => {
        await db.run(sql`insert into lines (id, chat, text) values (${id}, ${chat}, ${text})
          on conflict (id) do update set text = excluded.text`);
        await realtime.changed(`messages/${chat}`, id);
      }),
    async close() {
      await realtime.stop();
      server.close();
      await db.close();
    },
  };
}

/** So many nodes on one empty database. */
export async function openNodes(count: number, options: Parameters<typeof openNode>[1] = {}) {
  const database = await freshDatabase(inject('testServer'));
  const nodes: Array<Awaited<ReturnType<typeof openNode>>> = [];
  for (let n = 0; n < count; n += 1) nodes.push(await openNode(database.connection, options));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
    expect(nodes.flatMap(({ faults }) => faults)).toEqual([]);
  });
  return nodes as [(typeof nodes)[number], ...typeof nodes];
}

/** A device of a person, connected to a node. */
export async function openDevice(port: number, principal: Principal | string, headers: Record<string, string> = {}) {
  const ticket = typeof principal === 'string' ? principal : JSON.stringify(principal);
  const page = await openSocket<ServerMessage>(`ws://127.0.0.1:${port}/realtime?ticket=${encodeURIComponent(ticket)}`, {
    headers,
    patience: 3000,
    take: ({ t }) => t !== 'ping',
  });
  const { socket, heard, until } = page;

  return {
    ...page,
    send: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    /** Follows a topic and waits for its first answer. */
    async follow(topic: string, cursor?: string) {
      socket.send(JSON.stringify({ t: 'sub', id: topic, topic, ...(cursor === undefined ? {} : { cursor }) }));
      return until(() => heard.find((message) => message.t !== 'ping' && message.t !== 'change' && message.id === topic));
    },
  };
}

/**
 * Lets a test's school be reached over sockets: answers with the port for `openDevice`. Whoever comes is whom the
 * ticket says, so that a test needs no sign-in to look at rights.
 */
export async function goLive(school: {
  realtime: ReturnType<typeof createRealtime>;
  http: { listen(at: { host: string; port: number }): Promise<string>; server: Server };
}): Promise<number> {
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  school.realtime.attach(school.http.server, {
    claimTicket: async (ticket) => JSON.parse(ticket) as Principal,
    // A test that is not about rights has them all.
    principalNow: async (known) => (known.role === 'manager' ? { ...known, rights: known.rights ?? staffRights } : known),
  });
  return (school.http.server.address() as AddressInfo).port;
}
