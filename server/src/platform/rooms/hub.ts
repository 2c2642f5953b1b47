import { addressOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import type { Member, Passing, RoomMessage, Signal } from '@school/contract/lesson-room/protocol';

import { textFrame } from '../sockets/frame.ts';
import type { Bus } from './bus.ts';
import type { Over, RoomConnection, Seat } from './connection.ts';

/** What servers say to each other about a room. */
export type RoomWord = { room: string } & (
  | { t: 'seq'; seq: number }
  | { t: 'pass'; who: Person; to: Person; it: Passing }
  | { t: 'signal'; from: string; to: string; it: Signal }
  | { t: 'member'; member: Member }
  | { t: 'dismiss'; person: Person; below: number; over: Over }
);

/** A newer passing word of the same key makes the older worthless. */
const keyOf = (who: Person, it: Passing): string => `${who} ${it.k.split('.', 1)[0]}`;

const hears = (to: Person, person: Person): boolean => {
  if (to === 'all') return true;
  const role = roleOf(person);
  return to === 'staff' ? role === 'teacher' || role === 'school' : to === person || role === 'school';
};

export type Hub = ReturnType<typeof createHub>;

/** The pages in the rooms of this server, and the servers that a room spans. */
export function createHub({ bus, committed }: { bus: Bus; committed: (room: string, seq: number) => void }) {
  const rooms = new Map<string, Set<RoomConnection>>();
  const spans = new Map<string, ReadonlySet<string>>();

  const inRoom = (room: string): Iterable<RoomConnection> => rooms.get(room) ?? [];
  const elsewhere = (word: RoomWord) => bus.send(spans.get(word.room) ?? [], word);

  function tellHere(room: string, message: RoomMessage): void {
    const frame = textFrame(JSON.stringify(message));
    for (const connection of inRoom(room)) if (connection.isReady) connection.sendFrame(frame);
  }

  function passHere(room: string, who: Person, to: Person, it: Passing): void {
    let frame: Buffer | undefined;
    for (const connection of inRoom(room)) {
      const { person } = connection.seat;
      if (person === who || !connection.isReady || !hears(to, person)) continue;
      frame ??= textFrame(JSON.stringify({ t: 'pass', who, it } satisfies RoomMessage));
      connection.pass(keyOf(who, it), frame);
    }
  }

  function signalHere(room: string, from: string, to: string, it: Signal): boolean {
    for (const connection of inRoom(room)) {
      if (!connection.isReady || addressOf(connection.seat.person, connection.seat.epoch) !== to) continue;
      connection.send({ t: 'signal', from, it });
      return true;
    }
    return false;
  }

  function dismissHere(room: string, person: Person, below: number, over: Over): void {
    for (const connection of inRoom(room)) {
      if (connection.seat.person === person && connection.seat.epoch < below) connection.over(over);
    }
  }

  return {
    rooms: () => rooms.keys(),
    inRoom,
    all: function* (): Iterable<RoomConnection> {
      for (const connections of rooms.values()) yield* connections;
    },
    get connections() {
      let sum = 0;
      for (const connections of rooms.values()) sum += connections.size;
      return sum;
    },
    add(connection: RoomConnection): void {
      const { room } = connection.seat;
      const there = rooms.get(room);
      if (there) there.add(connection);
      else rooms.set(room, new Set([connection]));
    },
    remove(connection: RoomConnection): void {
      const { room } = connection.seat;
      const there = rooms.get(room);
      there?.delete(connection);
      if (there?.size !== 0) return;
      rooms.delete(room);
      spans.delete(room);
    },

    /** Which servers have somebody of this room. */
    span(room: string, nodes: ReadonlySet<string>): void {
      spans.set(room, nodes);
    },
    /** To the pages of this server. */
    tell: tellHere,
    /** Tells the other servers of the room that there is something new to read. */
    stored(room: string, seq: number): void {
      elsewhere({ t: 'seq', room, seq });
    },
    pass({ room, person }: Seat, to: Person | undefined, it: Passing): void {
      if (to === undefined) return;
      passHere(room, person, to, it);
      elsewhere({ t: 'pass', room, who: person, to, it });
    },
    signal({ room, person, epoch }: Seat, to: string, it: Signal): void {
      const from = addressOf(person, epoch);
      if (!signalHere(room, from, to, it)) elsewhere({ t: 'signal', room, from, to, it });
    },
    member(room: string, member: Member): void {
      tellHere(room, { t: 'member', member });
      elsewhere({ t: 'member', room, member });
    },
    /** Pages of a person with an older epoch are closed for good, on all servers. */
    dismiss(room: string, person: Person, over: Over, below = Number.MAX_SAFE_INTEGER): void {
      dismissHere(room, person, below, over);
      elsewhere({ t: 'dismiss', room, person, below, over });
    },
    /** Everybody of this server's part of the room. */
    closeRoom(room: string, over: Over): void {
      for (const connection of inRoom(room)) connection.over(over);
    },

    /** What another server says. */
    take(word: RoomWord): void {
      if (!rooms.has(word.room)) return;
      if (word.t === 'seq') committed(word.room, word.seq);
      if (word.t === 'pass') passHere(word.room, word.who, word.to, word.it);
      if (word.t === 'signal') signalHere(word.room, word.from, word.to, word.it);
      if (word.t === 'member') tellHere(word.room, { t: 'member', member: word.member });
      if (word.t === 'dismiss') dismissHere(word.room, word.person, word.below, word.over);
    },
  };
}
