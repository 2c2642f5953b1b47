import { addressOf, personAt } from '@school/contract/lesson-room/people';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';
import type { RoomKeeper } from '#platform/rooms';

import type { Tools } from '../dependencies/tools.ts';
import type { ServerEngine } from '../rules/engine.ts';
import { hearersOf, mayLink } from '../rules/hearers.ts';
import { changeRoomOf, noteInRoom } from './change-room.ts';
import { closeRooms, endRoom, forgetOld, whenLessonIsClosed, whenTeacherIsReplaced } from './end-room.ts';
import { enterRoom } from './enter-room.ts';
import { findLesson } from './find-room.ts';
import { keepPresence } from './keep-presence.ts';
import { leaveRoom } from './leave-room.ts';
import { readInk } from './read-ink.ts';
import { noteQuality } from './note-quality.ts';
import { createRoomsHere } from './rooms-here.ts';
import { sitDown } from './sit-down.ts';
import { takeOps } from './take-op.ts';
import { takeOut } from './take-out.ts';

/** What is done in rooms, and what the sockets are told by. */
export function liveRooms(tools: Tools) {
  const { rooms, servers, onFault } = tools;
  const here = createRoomsHere(tools);
  const changeRoom = changeRoomOf(tools, here);
  const note = noteInRoom(tools, here);
  const leave = leaveRoom(tools, note);
  const presence = keepPresence(tools, here, { changeRoom, leave });
  const sit = sitDown(tools, here, { presence, note });
  const ops = takeOps(tools, here, changeRoom);
  const quality = noteQuality(tools);
  const end = endRoom(tools, changeRoom, presence);
  const behind = (work: Promise<unknown>) => void work.catch((fault: unknown) => onFault(fault, 'lesson room'));

  const keeper: RoomKeeper = {
    enter: sit,
    ...ops,
    hearers({ room: lessonId, person }, it) {
      const room = here.at(lessonId);
      return room && hearersOf(room, person, it);
    },
    signal(connection, to, it) {
      const { seat } = connection;
      const room = here.at(seat.room);
      if (!room) return;
      const server = servers[room.engine as ServerEngine];
      if (server) {
        const address = addressOf(seat.person, seat.epoch);
        server.hear(room, { address, send: (from, said) => connection.send({ t: 'signal', from, it: said }) }, to, it);
      } else if (mayLink(room, seat.person, personAt(to))) rooms.hub.signal(seat, to, it);
    },
    beat(connection) {
      const { seat, heartbeat } = connection;
      behind(quality(connection));
      const member = here.at(seat.room)?.told.get(seat.person);
      if (member?.epoch === seat.epoch) rooms.hub.member(seat.room, { ...member, heartbeat });
    },
    bye: ({ seat }) => behind(leave(seat, 'closed', tools.clock.now()).then(() => presence.noteAttendance(seat.room))),
    lost(connection) {
      behind(presence.lastSign(connection).then(() => here.close(connection.seat.room)));
    },
    committed: here.look,
    tick: presence.tick,
    stop: () => Object.values(servers).forEach((server) => server.stop()),
  };

  return {
    keeper,
    ...enterRoom(tools, changeRoom),
    ink: readInk(tools),
    /** Whose the lesson of a room is: those who may know of it. */
    isFor: (who: Principal, lessonId: string): Promise<boolean> =>
      findLesson(tools)(who, lessonId).then(
        () => true,
        (fault: unknown) => {
          if (fault instanceof Refusal) return false;
          throw fault;
        },
      ),
    takeOut: takeOut(tools, changeRoom, leave),
    /** The page goes for good. */
    async leave(who: Principal, lessonId: string, epoch: number): Promise<void> {
      const { person } = await findLesson(tools)(who, lessonId);
      await leave({ room: lessonId, person, epoch }, 'closed', tools.clock.now());
      await presence.noteAttendance(lessonId);
    },
    end,
    presence,
    /** Ops of the school, as the last act of a transaction: told after its commit. */
    note,
    changeRoom,
    closeRooms: closeRooms(tools, end),
    forgetOld: forgetOld(tools),
    whenTeacherIsReplaced: whenTeacherIsReplaced(tools, changeRoom, end, leave),
    whenLessonIsClosed: whenLessonIsClosed(end),
  };
}
