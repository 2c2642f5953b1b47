import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';

import type { Db } from './db.ts';
import type { Principal } from './principal.ts';
import type { Ending, Realtime } from './realtime.ts';
import { createBus } from './rooms/bus.ts';
import { type NatsSettings, natsCarrier } from './rooms/carriers/nats.ts';
import { noticeCarrier } from './rooms/carriers/notices.ts';
import { createGate, type GateOptions, isSame } from './rooms/gate.ts';
import { createHub, type Hub, type RoomWord } from './rooms/hub.ts';
import type { RoomKeeper } from './rooms/keeper.ts';
import { createRoomMetrics, type RoomMetrics } from './rooms/room-metrics.ts';

export type { RoomConnection, Seat } from './rooms/connection.ts';
export type { RoomKeeper } from './rooms/keeper.ts';

interface RoomsOptions extends GateOptions {
  /** Of these sessions, those that still live: asked once a minute, for sessions that run out silently. */
  livingSessions?(sessionIds: string[]): Promise<Iterable<string>>;
}

/** Rooms over WebSockets, for any number of servers on one database: seats and words, no lesson (docs/design/lesson-room.md). */
export interface Rooms {
  readonly hub: Hub;
  /** This server, as others call it. */
  readonly node: string;
  /** Registers who knows the rooms. Once, before the school opens. */
  keep(keeper: RoomKeeper): void;
  /** Takes the WebSocket upgrades of a server at /room/. */
  attach(server: Server, options: RoomsOptions): void;
  /** Reads the lines that wait: each comes to the keeper as an op. */
  readLines(): void;
  readonly metrics: RoomMetrics;
  /** Notices sent to other servers. */
  readonly notices: number;
  /** Sends everybody away for a moment. */
  stop(): Promise<void>;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

export function createRooms({
  db,
  realtime,
  nats,
  onFault,
}: {
  db: Pick<Db, 'line'>;
  realtime: Pick<Realtime, 'onEnding' | 'onSessionEnded'>;
  /** Carries the words between servers; without it the database does. */
  nats?: NatsSettings | undefined;
  onFault: (fault: unknown, what: string) => void;
}): Rooms {
  const node = randomUUID();
  let kept: RoomKeeper | undefined;
  const keeper = (): RoomKeeper => {
    if (!kept) throw new Error('Nobody keeps the rooms');
    return kept;
  };
  const carriedBy = (hear: (payload: string) => void) =>
    nats ? natsCarrier(nats, { node, hear, onFault }) : noticeCarrier(db.line, { node, hear, onFault });
  const bus = createBus({ carriedBy, node, take: (word) => hub.take(word as RoomWord) });
  const hub = createHub({ bus, committed: (room, seq) => keeper().committed(room, seq) });
  const metrics = createRoomMetrics(hub);
  const gate = createGate({ hub, keeper, onFault });
  let options: RoomsOptions | undefined;
  const timers: NodeJS.Timeout[] = [];

  const endWhere = (isOver: (principal: Principal) => boolean) => {
    for (const connection of hub.all()) if (isOver(connection.principal)) connection.over({ code: 'session_over' });
  };

  /** Rights of an account have changed: whoever is not the same person any more is out. */
  async function askAgain(accountId: string): Promise<void> {
    for (const connection of hub.all()) {
      const known = connection.principal;
      if (known.accountId !== accountId) continue;
      if (!isSame(known, await options?.principalNow(known))) connection.over({ code: 'session_over' });
    }
  }

  async function closeEnded(): Promise<void> {
    const asked = [...new Set([...hub.all()].map(({ principal }) => principal.sessionId))];
    if (asked.length === 0 || !options?.livingSessions) return;
    const alive = new Set(await options.livingSessions(asked));
    endWhere(({ sessionId }) => asked.includes(sessionId) && !alive.has(sessionId));
  }

  realtime.onSessionEnded((ended) => endWhere(({ sessionId }) => sessionId === ended));
  realtime.onEnding((ending: Ending) => {
    if ('accountId' in ending) void askAgain(ending.accountId).catch((fault: unknown) => onFault(fault, 'rooms rights'));
  });

  return {
    hub,
    metrics,
    node,
    readLines: gate.readLines,
    keep(one) {
      kept = one;
    },
    attach(server, given) {
      options = given;
      bus.start();
      gate.open(server, given);
      const every = (ms: number, what: string, work: () => Promise<void>) => {
        let isBusy = false;
        const timer = setInterval(() => {
          // A database that answers slowly is not asked again before it has answered.
          if (isBusy) return;
          isBusy = true;
          work()
            .catch((fault: unknown) => onFault(fault, what))
            .finally(() => (isBusy = false));
        }, ms);
        timer.unref();
        timers.push(timer);
      };
      every(minuteMs, 'rooms sessions', closeEnded);
      every(secondMs, 'rooms tick', () => keeper().tick());
    },
    get notices() {
      return bus.notices;
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await gate.close();
      kept?.stop();
      await bus.stop();
    },
  };
}
