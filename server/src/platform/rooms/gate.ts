import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { PageMessage, type RoomMessage } from '@school/contract/lesson-room/protocol';
import { realtimeLimits } from '@school/contract/realtime/limits';
import { type WebSocket, WebSocketServer } from 'ws';

import type { Principal } from '../principal.ts';
import { createBucket } from '../sockets/bucket.ts';
import { compiledShape } from '../sockets/compiled-shape.ts';
import { textFrame } from '../sockets/frame.ts';
import { fromHere, guardUpgrades, parsed, ticketIn, turnAway, type Upgrade } from '../sockets/upgrades.ts';
import { createRoomConnection, type RoomConnection, type Seat } from './connection.ts';
import type { Hub } from './hub.ts';
import type { RoomKeeper } from './keeper.ts';

export interface GateOptions {
  /** Whose ticket it is and to which seat, once; undefined when it was used, is too old or never was. */
  claimTicket(ticket: string): Promise<{ principal: Principal; seat: Seat } | undefined>;
  /** Who a session is now; undefined when it has ended. */
  principalNow(known: Principal): Promise<Principal | undefined>;
  /** Origins besides the server's own that may connect: the native shell. */
  origins?: readonly string[];
  /** The public address is https. */
  https?: boolean;
}

const path = '/room/';
const messageIn = compiledShape(PageMessage);
const pingFrame = textFrame(JSON.stringify({ t: 'ping' } satisfies RoomMessage));
/** Messages of any kind that a page may send: all its buckets together, and its signs of life. */
const anyMessage = { burst: 500, aSecond: 100 };
/** Ops that came faster than they are taken are looked at again so often. */
const paceMs = 100;
/** Of a page no more lines wait to be read. */
const mostUnread = 32;
/** What a finished line says of itself; where something else says it, that is read a moment later, too, and taken for what it is. */
const isLine = (message: Buffer): boolean => message.includes('"kind":"stroke"');

/** Is a session still the same person's? A kid session that was widened to its parent is not. */
export const isSame = (known: Principal, now: Principal | undefined): boolean =>
  now?.role === known.role && now.customerId === known.customerId && now.kidUid === known.kidUid && now.onlyRoom === known.onlyRoom;

type Op = Extract<PageMessage, { t: 'op' }>;

/** Guards the way into rooms: checks origin and ticket, reads what pages say, keeps the heartbeat. */
export function createGate({
  hub,
  keeper,
  onFault,
}: {
  hub: Hub;
  keeper: () => RoomKeeper;
  onFault: (fault: unknown, what: string) => void;
}) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: lessonRoomLimits.messageBytes,
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  /**
   * Finished lines wait to be read until they are stored: then all are read in one go, which saves a fifth of what a line costs
   * (docs/design/lesson-room.md). They are read before anything else is done in a room.
   */
  const unread: Array<() => void> = [];
  const readLines = (): void => {
    for (const read of unread.splice(0)) read();
  };

  /**
   * The ops of a page wait in line: until it is told where the room stands, and when they come faster than they are taken, as
   * all do that a page did without a line and sends when it is back.
   */
  function lineOf(connection: RoomConnection) {
    const waiting: Op[] = [];
    let soon: NodeJS.Timeout | undefined;
    const go = (now = performance.now()) => {
      soon = undefined;
      if (connection.isSentAway || !connection.isReady) return;
      while (waiting.length > 0 && connection.mayAct(now)) {
        const next = waiting.shift();
        if (next) keeper().act(connection, next.opid, next.op);
      }
      if (waiting.length > 0) soon = setTimeout(() => connection.isOpen && go(), paceMs).unref();
    };
    return {
      add(op: Op, now: number): void {
        if (waiting.length >= lessonRoomLimits.outboxOps) return connection.send({ t: 'nack', opid: op.opid, code: 'rate' });
        waiting.push(op);
        if (!soon) go(now);
      },
      go: () => go(),
    };
  }

  function greet(connection: RoomConnection, since: number | null, ready: () => void): void {
    keeper()
      .enter(connection, since)
      .then(ready)
      .catch((fault: unknown) => {
        onFault(fault, 'room enter');
        connection.close('fault');
      });
  }

  function listen(connection: RoomConnection): (data: Buffer) => void {
    const { seat } = connection;
    const line = lineOf(connection);
    const mayTalk = createBucket(anyMessage);
    let greeted = false;
    let lines = 0;

    const hear = (text: string, now = performance.now()) => {
      if (connection.isSentAway) return;
      const read = messageIn(parsed(text));
      if (!read.success || !mayTalk(now)) return connection.close('notUnderstood');
      const message = read.data;
      if (message.t === 'pong') return;
      if (message.t === 'op' || message.t === 'bye') readLines();
      if (message.t === 'bye') {
        keeper().bye(connection);
        return connection.close('over');
      }
      if (message.t === 'hello') {
        if (greeted) return connection.close('notUnderstood');
        greeted = true;
        if (message.v !== lessonRoomLimits.version) return connection.over({ code: 'new_release' });
        return greet(connection, message.since, line.go);
      }
      if (!greeted) return connection.close('notUnderstood');
      if (message.t === 'op') return line.add(message, now);
      if (!connection.isReady || !connection.mayPass(now)) return;
      if (message.t === 'beat') {
        connection.heartbeat = message.it;
        keeper().beat(connection);
      } else if (message.t === 'signal') {
        keeper().signal(connection, message.to, message.it);
      } else if (message.it.k !== 'draft' || text.length <= lessonRoomLimits.draftBytes) {
        hub.pass(seat, keeper().hearers(seat, message.it), message.it);
      }
    };

    return (data) => {
      connection.heardAt = performance.now();
      if (!connection.isReady || lines >= mostUnread || !isLine(data)) return hear(data.toString('utf8'), connection.heardAt);
      lines += 1;
      unread.push(() => {
        lines -= 1;
        hear(data.toString('utf8'));
      });
      keeper().linesWait();
    };
  }

  function opened(socket: WebSocket, wire: Duplex, principal: Principal, seat: Seat): void {
    const connection = createRoomConnection(socket, wire, principal, seat);
    const hear = listen(connection);
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.close('notUnderstood');
      else if (connection.isOpen) hear(data);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      readLines();
      hub.remove(connection);
      keeper().lost(connection);
    });
    hub.add(connection);
  }

  async function admit({ request, url, socket, head, refuse }: Upgrade, options: GateOptions): Promise<void> {
    if (isClosing) return refuse('school.restarting');
    if (!fromHere(request, options.origins ?? [])) return refuse('request.foreign_origin');
    const ticket = ticketIn(url);
    const claimed = ticket && (await options.claimTicket(ticket));
    if (!claimed || !isSame(claimed.principal, await options.principalNow(claimed.principal))) return refuse('identity.not_signed_in');
    const { principal, seat } = claimed;
    if (url.pathname !== `${path}${seat.room}`) return refuse('request.not_found');
    const ofSession = [...hub.all()].filter((it) => it.principal.sessionId === principal.sessionId);
    if (ofSession.length >= realtimeLimits.socketsPerSession) return refuse('request.too_fast', { seconds: 60 });
    sockets.handleUpgrade(request, socket, head, (opening) => opened(opening, socket, principal, seat));
  }

  /** Asks every page for a sign of life, and gives up on those that gave none. */
  function ping(): void {
    const silentSince = performance.now() - lessonRoomLimits.goneSeconds * 1000;
    for (const connection of hub.all()) {
      if (connection.heardAt < silentSince) connection.cut();
      else connection.sendFrame(pingFrame);
    }
  }

  return {
    readLines,
    open(server: Server, options: GateOptions): void {
      sockets.on('wsClientError', (_fault, socket) => turnAway(socket, 'request.invalid', options));
      guardUpgrades(server, options, { path, admit: (upgrade) => admit(upgrade, options), onFault });
      timer = setInterval(ping, lessonRoomLimits.pingSeconds * 1000);
      timer.unref();
    },
    /** Sends everybody away for a moment; who does not answer within a second is cut. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      readLines();
      for (const connection of hub.all()) connection.over({ code: 'school_restarts' });
      for (let waits = 0; waits < 20 && hub.connections > 0; waits += 1) await new Promise((go) => void setTimeout(go, 50));
      for (const connection of hub.all()) connection.cut();
    },
  };
}
