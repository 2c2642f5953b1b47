import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { realtimeLimits } from '@school/contract/realtime/limits';
import { ClientMessage, type ServerMessage } from '@school/contract/realtime/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

import type { Principal } from '../principal.ts';
import { textFrame } from '../sockets/frame.ts';
import { fromHere, guardUpgrades, parsed, ticketIn, turnAway, type Upgrade } from '../sockets/upgrades.ts';
import type { People } from './admission.ts';
import { type Connection, createConnection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';

export interface UpgradeOptions extends People {
  /** Whose ticket it is, once; undefined when it was used, is too old or never was. */
  claimTicket(ticket: string): Promise<Principal | undefined>;
  /** Origins besides the server's own that may connect: the native shell. */
  origins?: readonly string[];
  /** The public address is https. */
  https?: boolean;
  /** Of these sessions, those that still live: asked once a minute, for sessions that run out silently. */
  livingSessions?(sessionIds: string[]): Promise<Iterable<string>>;
}

const path = '/realtime';
const pingFrame = textFrame(JSON.stringify({ t: 'ping' } satisfies ServerMessage));
/** Guards the upgrades to live connections: checks origin and ticket, listens to clients, keeps the heartbeat. */
export function createUpgradeGuard({
  hub,
  presence,
  onFault,
}: {
  hub: Hub;
  presence: Presence;
  onFault: (fault: unknown, what: string) => void;
}) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: realtimeLimits.messageBytes,
  });
  /** How many are open of each session. */
  const open = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;

  function hear(connection: Connection, text: string): void {
    connection.heardAt = performance.now();
    const read = ClientMessage.safeParse(parsed(text));
    if (!read.success || !connection.mayTalk()) return connection.close('notUnderstood');
    const message = read.data;
    if (message.t === 'sub') void hub.subscribe(connection, message.id, message.topic, message.cursor);
    if (message.t === 'unsub') hub.unsubscribe(connection, message.id);
    if (message.t === 'writing') {
      const asked = hub.followed(connection, message.id);
      if (asked) presence.typing(connection.id, asked, message.on);
    }
  }

  function opened(socket: WebSocket, wire: Duplex, principal: Principal): void {
    const connection = createConnection(socket, wire, principal, randomUUID());
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.close('notUnderstood');
      else hear(connection, data.toString('utf8'));
    });
    socket.on('error', () => socket.terminate());
    const { sessionId } = principal;
    open.set(sessionId, (open.get(sessionId) ?? 0) + 1);
    socket.on('close', () => {
      const left = (open.get(sessionId) ?? 1) - 1;
      if (left > 0) open.set(sessionId, left);
      else open.delete(sessionId);
      hub.exit(connection);
      presence.left(connection.id);
    });
    hub.enter(connection);
    presence.came(connection.id, principal);
  }

  async function admit({ request, url, socket, head, refuse }: Upgrade, options: UpgradeOptions): Promise<void> {
    if (isClosing) return refuse('school.restarting');
    if (!fromHere(request, options.origins ?? [])) return refuse('request.foreign_origin');
    await hub.arrive(async () => {
      const ticket = ticketIn(url);
      const principal = ticket && (await options.claimTicket(ticket));
      if (!principal) return refuse('identity.not_signed_in');
      if (isClosing) return refuse('school.restarting');
      if ((open.get(principal.sessionId) ?? 0) >= realtimeLimits.socketsPerSession) return refuse('request.too_fast', { seconds: 60 });
      sockets.handleUpgrade(request, socket, head, (opening) => opened(opening, socket, principal));
    });
  }

  /** Asks every connection for a sign of life, and gives up on those that gave none. */
  function ping(): void {
    const silentSince = performance.now() - realtimeLimits.silenceSeconds * 1000;
    for (const connection of hub.all()) {
      if (connection.heardAt < silentSince) connection.cut();
      else connection.sendFrame(pingFrame);
    }
  }

  async function closeEnded(living: NonNullable<UpgradeOptions['livingSessions']>): Promise<void> {
    const sessions = [...new Set([...hub.all()].map(({ principal }) => principal.sessionId))];
    if (sessions.length === 0) return;
    const alive = new Set(await living(sessions));
    for (const connection of hub.all()) {
      if (sessions.includes(connection.principal.sessionId) && !alive.has(connection.principal.sessionId)) connection.close('sessionEnded');
    }
  }

  return {
    open(server: Server, options: UpgradeOptions): void {
      sockets.on('wsClientError', (_fault, socket) => turnAway(socket, 'request.invalid', options));
      guardUpgrades(server, options, { path, admit: (upgrade) => admit(upgrade, options), onFault });
      timers.push(setInterval(ping, realtimeLimits.pingSeconds * 1000));
      timers.push(setInterval(() => void hub.askTeachersAgain().catch((fault: unknown) => onFault(fault, 'realtime rights')), 60_000));
      const { livingSessions } = options;
      if (livingSessions) {
        timers.push(
          setInterval(() => void closeEnded(livingSessions).catch((fault: unknown) => onFault(fault, 'realtime sessions')), 60_000),
        );
      }
      for (const timer of timers) timer.unref();
    },

    /** Sends everybody away with 1012; who does not answer within a second is cut. */
    async close(): Promise<void> {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      for (const connection of hub.all()) connection.close('restarting');
      for (let waits = 0; waits < 20 && !hub.all().next().done; waits += 1) {
        await new Promise((go) => void setTimeout(go, 50));
      }
      for (const connection of hub.all()) connection.cut();
    },
  };
}
