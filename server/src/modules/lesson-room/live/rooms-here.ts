import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import { addressOf, type Person } from '@school/contract/lesson-room/people';
import type { Member } from '@school/contract/lesson-room/protocol';

import type { Tools } from '../dependencies/tools.ts';
import type { ServerEngine } from '../rules/engine.ts';
import { changesGrants, mayOf } from '../rules/may-do.ts';
import { type Done, fold as foldOps, isForSome, toldTo } from '../rules/told.ts';
import type { RoomRow } from '../stores/rooms.store.ts';

/** A room in which this server has pages: as far as it has been told to them. */
export interface RoomHere extends Omit<RoomRow, 'seq' | 'stateSeq'> {
  /** The last op that was told to the pages of this server. */
  known: number;
  /** The last op that the stored state has in it. */
  folded: number;
  /** What the pages were told last of each member. */
  told: Map<Person, Member>;
  faces: Map<Person, { name: string; avatar: string | null }>;
  /** What is done with the room is done one after the other. */
  last: Promise<unknown>;
}

export type RoomsHere = ReturnType<typeof createRoomsHere>;

/** The rooms of this server. Ops are told in their order: `seq` n only after n−1, whichever server stored them (docs/design/lesson-room.md#order). */
export function createRoomsHere({ rooms, roomRows, events, servers, onFault }: Tools) {
  const open = new Map<string, Promise<RoomHere | undefined>>();
  const here = new Map<string, RoomHere>();

  async function load(lessonId: string): Promise<RoomHere | undefined> {
    const row = await roomRows.find(lessonId);
    if (!row) return undefined;
    const { seq: _, stateSeq, ...rest } = row;
    const room: RoomHere = { ...rest, known: stateSeq, folded: stateSeq, told: new Map(), faces: new Map(), last: Promise.resolve() };
    here.set(lessonId, room);
    await advance(room);
    return room;
  }

  function inLine<T>(room: RoomHere, work: () => Promise<T>): Promise<T> {
    const done = room.last.then(work);
    room.last = done.catch(() => undefined);
    return done;
  }

  /** Takes what comes next in order, and tells it. */
  async function tell(room: RoomHere, next: readonly RoomEvent[]): Promise<void> {
    if (next.length === 0) return;
    const { state, done } = foldOps(room.state, next, room.roster);
    room.state = state;
    room.known = next.at(-1)?.seq ?? room.known;
    tellEvents(room, done);
    if (next.some(({ op }) => changesGrants(op.kind))) await takeGrants(room);
    tellServer(room, next);
    if (room.known - room.folded >= lessonRoomLimits.foldEvery) await fold(room);
  }

  /** What all may know is one message for all; else each page is told its own. */
  function tellEvents({ lessonId }: RoomHere, done: readonly Done[]): void {
    if (!done.some(isForSome)) return rooms.hub.tell(lessonId, { t: 'events', events: done.map(({ event }) => event) });
    for (const connection of rooms.hub.inRoom(lessonId)) {
      const events = done.map((it) => toldTo(connection.seat.person, it));
      if (connection.isReady) connection.send({ t: 'events', events });
    }
  }

  /** What carries the media of the room hears who may be heard no more, and who has gone. */
  function tellServer(room: RoomHere, next: readonly RoomEvent[]): void {
    const server = servers[room.engine as ServerEngine];
    if (!server) return;
    for (const { op } of next) if (op.kind === 'leave') server.gone(room.lessonId, addressOf(op.person, op.epoch));
    if (next.some(({ op }) => op.kind === 'end')) server.closed(room.lessonId, true);
    else if (next.some(({ op }) => op.kind === 'mute' || changesGrants(op.kind))) server.changed(room);
  }

  /** A page that lost its line keeps its pictures: what they go by is let go when it could have come back and has not. */
  function leaveServer({ lessonId, engine }: RoomHere): void {
    const server = servers[engine as ServerEngine];
    if (!server) return;
    setTimeout(() => here.has(lessonId) || server.closed(lessonId, false), 2 * lessonRoomLimits.goneSeconds * 1000).unref();
  }

  /** Reads anew what everybody may, and tells each page its own. */
  async function takeGrants(room: RoomHere): Promise<void> {
    const row = await roomRows.find(room.lessonId);
    if (!row) return;
    const { grants, roster, takenOut, endedAt, endedAs } = row;
    Object.assign(room, { grants, roster, takenOut, endedAt, endedAs });
    for (const connection of rooms.hub.inRoom(room.lessonId)) {
      if (connection.isReady) connection.send({ t: 'may', may: mayOf(grants, room.state, connection.seat.person) });
    }
    if (endedAs !== null) rooms.hub.closeRoom(room.lessonId, { code: 'ended', endedAs });
  }

  async function advance(room: RoomHere): Promise<void> {
    for (;;) {
      const next = await events.after(room.lessonId, room.known);
      await tell(room, next);
      if (next.length === 0) return;
    }
  }

  async function fold(room: RoomHere): Promise<void> {
    room.folded = room.known;
    await roomRows.fold(room.lessonId, room.state, room.known);
  }

  return {
    at: (lessonId: string): RoomHere | undefined => here.get(lessonId),
    all: (): Iterable<RoomHere> => here.values(),
    open(lessonId: string): Promise<RoomHere | undefined> {
      const loading =
        open.get(lessonId) ??
        load(lessonId).catch((fault: unknown) => {
          open.delete(lessonId);
          here.delete(lessonId);
          throw fault;
        });
      open.set(lessonId, loading);
      return loading;
    },
    /** Nobody is in it on this server any more. */
    async close(lessonId: string): Promise<void> {
      const room = here.get(lessonId);
      if (!room || [...rooms.hub.inRoom(lessonId)].length > 0) return;
      open.delete(lessonId);
      here.delete(lessonId);
      leaveServer(room);
      if (room.known > room.folded) await fold(room);
    },
    inLine,
    /** Reads what is new, and tells it; inside `inLine`. */
    advance,
    /** Takes ops that this server has stored: told at once when nothing is missing before them, else read with what is. */
    take: (room: RoomHere, stored: readonly RoomEvent[]): Promise<void> =>
      inLine(room, async () => {
        const isNext = stored.every(({ seq }, at) => seq === room.known + 1 + at);
        await (isNext ? tell(room, stored) : advance(room));
      }),
    /** There may be something new. */
    look(lessonId: string, seq = Number.MAX_SAFE_INTEGER): void {
      const room = here.get(lessonId);
      if (!room || seq <= room.known) return;
      inLine(room, () => (seq <= room.known ? Promise.resolve() : advance(room))).catch((fault: unknown) => onFault(fault, 'lesson room'));
    },
  };
}
