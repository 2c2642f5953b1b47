import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import { type Person, roleOf } from '@school/contract/lesson-room/people';
import { emptyRoom, reduce } from '@school/contract/lesson-room/state';

import { Refusal } from '#platform/refusal';
import type { RoomConnection, Seat } from '#platform/rooms';

import type { Tools } from '../dependencies/tools.ts';
import { mayOf } from '../rules/may-do.ts';
import { takesPart, teacherOf } from '../rules/roster.ts';
import { fold, isForSome, toldTo } from '../rules/told.ts';
import { bySchool, type NoteInRoom } from './change-room.ts';
import type { KeepPresence } from './keep-presence.ts';
import type { RoomHere, RoomsHere } from './rooms-here.ts';

/** What became of a page that said hello. */
interface Seated {
  as: 'joined' | 'back' | 'elsewhere' | 'stale' | 'over';
  /** Servers that had somebody of the room before. */
  nodes: readonly string[];
}

/** A page has said hello: it takes its seat, the older page of the person loses it, and it is told what it missed. */
export function sitDown(tools: Tools, here: RoomsHere, { presence, note }: { presence: KeepPresence; note: NoteInRoom }) {
  const { db, clock, rooms, roomRows, members, events, realtime, staffing, onFault } = tools;

  /** One after the other for a room: of two pages of a person the newer one has the seat, whichever server they are on. */
  const take = (seat: Seat): Promise<Seated> =>
    db.inTransaction(async () => {
      const row = await roomRows.lock(seat.room);
      if (!row || row.endedAt !== null) return { as: 'over', nodes: [] };
      const now = clock.now();
      const visits = await members.visits(seat.room);
      const nodes = visits.filter(({ leftAt }) => leftAt === null).map(({ node }) => node);
      const own = visits.filter(({ person }) => person === seat.person);
      if (own.some(({ epoch }) => epoch > seat.epoch)) return { as: 'elsewhere', nodes };
      const visit = own.find(({ epoch }) => epoch === seat.epoch);
      if (visit?.leftAt) return { as: 'stale', nodes };
      await members.sit(seat, rooms.node, now);
      if (visit) return { as: 'back', nodes };
      const older = own.filter(({ leftAt }) => leftAt === null);
      for (const { epoch } of older) await members.leave({ ...seat, epoch }, 'elsewhere', now);
      await realtime.changed(`lesson-rooms/${seat.room}`);
      await realtime.changed('live-rooms');
      const { person } = seat;
      await note(seat.room, [
        ...older.map(({ epoch }) => bySchool({ kind: 'leave', person, epoch, cause: 'elsewhere', at: now.toString() })),
        bySchool({ kind: 'join', person, epoch: seat.epoch }),
      ]);
      return { as: 'joined', nodes };
    });

  /**
   * What a page does not know yet, as it may know it; nothing can be said of that where the room was folded behind its back. Then it
   * takes the room whole.
   */
  async function missedBy(person: Person, room: RoomHere, since: number): Promise<RoomEvent[] | undefined> {
    const missed = (await events.after(room.lessonId, since)).filter(({ seq }) => seq <= room.known);
    if (!fold(emptyRoom, missed, room.roster).done.some(isForSome)) return missed;
    const row = await roomRows.find(room.lessonId);
    if (!row || row.stateSeq > since) return undefined;
    const before = (await events.after(room.lessonId, row.stateSeq, since - row.stateSeq)).reduce(reduce, row.state);
    return fold(before, missed, room.roster).done.map((it) => toldTo(person, it));
  }

  /** Tells a page where the room stands, and from then on all that happens in it. */
  async function welcome(connection: RoomConnection, room: RoomHere, since: number): Promise<void> {
    await here.advance(room);
    if (room.known - since > lessonRoomLimits.catchUpOps || since > room.known) return connection.send({ t: 'stale' });
    const { person, epoch } = connection.seat;
    const missed = since < room.known ? await missedBy(person, room, since) : [];
    if (!missed) return connection.send({ t: 'stale' });
    const all = await presence.membersOf(room);
    connection.send({
      t: 'ready',
      seq: room.known,
      you: person,
      epoch,
      members: all,
      may: mayOf(room.grants, room.state, person),
      now: clock.now().toString(),
    });
    if (missed.length > 0) connection.send({ t: 'events', events: missed });
    connection.isReady = true;
    await presence.tellMembers(room);
  }

  /** The teacher in the room is what "the teacher is here" means; a lesson that is over is entered by nobody. */
  async function teacherIsHere(teacherId: string, room: RoomHere): Promise<void> {
    await presence.teacherIsBack(room);
    try {
      await staffing.enterLesson(teacherId, room.lessonId);
    } catch (fault) {
      if (!(fault instanceof Refusal)) onFault(fault, 'lesson room enter');
    }
  }

  return async (connection: RoomConnection, since: number | null): Promise<void> => {
    const { seat } = connection;
    const { as: seated, nodes } = await take(seat);
    if (seated === 'over') {
      const row = await roomRows.find(seat.room);
      return connection.over({ code: 'ended', ...(row?.endedAs && { endedAs: row.endedAs }) });
    }
    if (seated === 'elsewhere') return connection.over({ code: 'elsewhere' });
    if (seated === 'back') rooms.metrics.cameBack();
    const room = await here.open(seat.room);
    if (!room || seated === 'stale') return connection.send({ t: 'stale' });
    rooms.hub.span(seat.room, new Set([...nodes, rooms.node]));
    rooms.hub.dismiss(seat.room, seat.person, { code: 'elsewhere' }, seat.epoch);
    // The same page on a new line: what is left of the old one hears nothing any more.
    for (const other of rooms.hub.inRoom(seat.room)) {
      if (other !== connection && other.seat.person === seat.person && other.seat.epoch === seat.epoch) other.cut();
    }
    // Before the page says that it is in: whoever leaves at once was there, too.
    const isTeacher = roleOf(seat.person) === 'teacher' && takesPart(room.roster, seat.person) && teacherOf(room.roster) === seat.person;
    if (isTeacher) await teacherIsHere(room.roster.teacherId, room);
    await here.inLine(room, () => welcome(connection, room, since ?? 0));
  };
}
