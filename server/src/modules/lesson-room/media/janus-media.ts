import { linesGiven, linesSent } from '@school/contract/lesson-room/feeds';
import { idOf, type Address, type Person, personAt, roleOf } from '@school/contract/lesson-room/people';
import type { Signal } from '@school/contract/lesson-room/protocol';

import { mayLink, maySend } from '../rules/hearers.ts';
import type { MediaPage, MediaRoom, MediaServer } from './media-server.ts';
import { createJanusLine, type JanusHandle, type JanusSettings } from './janus-line.ts';
import { openJanusRoom, type JanusRoom } from './janus-room.ts';

/** What this server holds in Janus for one page. */
interface Seat {
  page: MediaPage;
  out: JanusHandle | undefined;
  /** What it has of others, by their address. */
  has: Map<Address, JanusHandle>;
  /** Whom it wants to have as soon as there is something. */
  wants: Set<Address>;
  /** What is done for it is done one after the other. */
  last: Promise<unknown>;
}

interface Desk {
  room: MediaRoom;
  janus: Promise<JanusRoom>;
  seats: Map<Address, Seat>;
}

/** Who may have something of whom in the room as it is now. */
const mayHave = (room: MediaRoom, one: Person, other: Person): boolean => maySend(room, other) && mayLink(room, one, other);

/**
 * Rooms over Janus (docs/decisions/0364). What is who in its rooms the school alone says: a feed is called by the address of the visit
 * that sends it, given by this server and not by a page.
 */
export function createJanusMedia(settings: JanusSettings, onFault: (fault: unknown, what: string) => void): MediaServer {
  const desks = new Map<string, Desk>();
  const line = createJanusLine({
    ...settings,
    onFault,
    onOpen: () => undefined,
    // Its rooms and places are gone with the session: pages notice that nothing comes and ask anew.
    onLost: () => desks.clear(),
  });
  line.open();

  const faultless = (work: Promise<unknown>): Promise<unknown> => work.catch((fault: unknown) => line.isOpen && onFault(fault, 'janus'));

  function deskOf(room: MediaRoom): Desk {
    const known = desks.get(room.lessonId);
    if (known) {
      known.room = room;
      return known;
    }
    const desk: Desk = {
      room,
      seats: new Map(),
      janus: openJanusRoom(line, settings, room.lessonId, {
        came: (address) => came(desk, address),
        went: (address) => went(desk, address),
      }),
    };
    desks.set(room.lessonId, desk);
    void desk.janus
      .then((janus) => janus.mute(mutedIn(room)))
      .catch(() => desks.get(room.lessonId) === desk && desks.delete(room.lessonId));
    return desk;
  }

  function seatOf(desk: Desk, page: MediaPage): Seat {
    const known = desk.seats.get(page.address);
    if (known) {
      // The page may have come back on another line.
      known.page = page;
      return known;
    }
    const seat: Seat = { page, out: undefined, has: new Map(), wants: new Set(), last: Promise.resolve() };
    desk.seats.set(page.address, seat);
    return seat;
  }

  const next = (seat: Seat, work: () => Promise<unknown>): void => {
    seat.last = faultless(seat.last.then(work));
  };

  async function publish(desk: Desk, seat: Seat, sdp: string): Promise<void> {
    seat.out?.detach();
    const janus = await desk.janus;
    const { handle, answer } = await janus.publish(seat.page.address, sdp);
    seat.out = handle;
    seat.page.send(seat.page.address, { description: { type: 'answer', sdp: answer } });
  }

  async function give(desk: Desk, seat: Seat, of: Address): Promise<void> {
    seat.has.get(of)?.detach();
    seat.has.delete(of);
    const [you, other] = [personAt(seat.page.address), personAt(of)];
    if (!mayHave(desk.room, you, other)) return;
    seat.wants.add(of);
    const sent = linesSent(roleOf(other), desk.room.cameras);
    const lines = linesGiven(roleOf(other), roleOf(you), desk.room.cameras).map((it) => sent.indexOf(it));
    const given = await (await desk.janus).subscribe(of, lines);
    if (!given) return;
    seat.wants.delete(of);
    seat.has.set(of, given.handle);
    seat.page.send(of, { description: { type: 'offer', sdp: given.offer } });
  }

  function came(desk: Desk, of: Address): void {
    for (const seat of desk.seats.values()) if (seat.wants.has(of) || seat.has.has(of)) next(seat, () => give(desk, seat, of));
    void desk.janus.then((janus) => janus.mute(mutedIn(desk.room))).catch(() => undefined);
  }

  /** What nobody sends any more is wanted until it is sent anew. */
  function went(desk: Desk, of: Address): void {
    for (const seat of desk.seats.values()) {
      const had = seat.has.get(of);
      if (!had) continue;
      had.detach();
      seat.has.delete(of);
      seat.wants.add(of);
    }
  }

  function drop(seat: Seat): void {
    seat.out?.detach();
    for (const handle of seat.has.values()) handle.detach();
  }

  async function heard(desk: Desk, seat: Seat, to: Address, { description, candidate, fresh }: Signal): Promise<void> {
    const isOwn = to === seat.page.address;
    if (isOwn) {
      if (!maySend(desk.room, personAt(to))) return;
      if (description?.type === 'offer') await publish(desk, seat, description.sdp);
    } else if (fresh) await give(desk, seat, to);
    else if (description?.type === 'answer') await seat.has.get(to)?.say({ request: 'start' }, { type: 'answer', sdp: description.sdp });
    if (candidate !== undefined) (isOwn ? seat.out : seat.has.get(to))?.trickle(candidate ?? { completed: true });
  }

  return {
    get isUp() {
      return line.isOpen;
    },
    hear(room, page, to, it) {
      if (!line.isOpen) return;
      const desk = deskOf(room);
      const seat = seatOf(desk, page);
      next(seat, () => heard(desk, seat, to, it));
    },
    changed(room) {
      const desk = desks.get(room.lessonId);
      if (!desk) return;
      desk.room = room;
      void faultless(desk.janus.then((janus) => janus.mute(mutedIn(room))));
      for (const seat of desk.seats.values()) {
        for (const [of, handle] of seat.has) {
          if (mayHave(room, personAt(seat.page.address), personAt(of))) continue;
          handle.detach();
          seat.has.delete(of);
        }
      }
    },
    gone(lessonId, address) {
      const desk = desks.get(lessonId);
      const seat = desk?.seats.get(address);
      if (!desk || !seat) return;
      desk.seats.delete(address);
      next(seat, async () => drop(seat));
    },
    closed(lessonId, isOver) {
      const desk = desks.get(lessonId);
      if (!desk) return;
      desks.delete(lessonId);
      for (const seat of desk.seats.values()) next(seat, async () => drop(seat));
      void faultless(desk.janus.then((janus) => janus.close(isOver)));
    },
    stop: () => line.stop(),
  };
}

const mutedIn =
  ({ state }: MediaRoom) =>
  (address: Address): boolean =>
    roleOf(personAt(address)) === 'kid' && state.muted.includes(idOf(personAt(address)));
