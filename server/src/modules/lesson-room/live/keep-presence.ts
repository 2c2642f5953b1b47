import type { Member } from '@school/contract/lesson-room/protocol';

import type { RoomConnection } from '#platform/rooms';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { idOf, type Person, personOf, roleOf } from '@school/contract/lesson-room/people';

import type { Tools } from '../dependencies/tools.ts';
import { attendanceOf } from '../rules/presence.ts';
import { bySchool, type ChangeRoom } from './change-room.ts';
import type { LeaveRoom } from './leave-room.ts';
import { faceOf, memberOf, newestOf } from './members.ts';
import type { RoomHere, RoomsHere } from './rooms-here.ts';

/** Signs of life are written every so many ticks of a second, attendance and the search for the silent less often. */
const every = { beats: 2, silent: 5, attendance: 30 } as const;

/** Who is in the rooms of this server: signs of life, members as pages see them, and what follows when somebody is gone. */
export function keepPresence(tools: Tools, here: RoomsHere, { changeRoom, leave }: { changeRoom: ChangeRoom; leave: LeaveRoom }) {
  const { clock, rooms, roomRows, members, staffing, onFault } = tools;
  const face = faceOf(tools);
  let ticks = 0;

  const silentMs = (connection: RoomConnection) => Math.max(0, Math.round(performance.now() - connection.heardAt));
  const beatsOf = (connections: Iterable<RoomConnection>) =>
    [...connections].filter(({ isReady }) => isReady).map((it) => ({ seat: it.seat, silentMs: silentMs(it), heartbeat: it.heartbeat }));

  async function known(room: RoomHere, person: Person) {
    const cached = room.faces.get(person) ?? (await face(person));
    room.faces.set(person, cached);
    return cached;
  }

  /** Everybody in the room; pages of this server as they were heard last. */
  async function membersOf(room: RoomHere, visits?: Awaited<ReturnType<Tools['members']['here']>>): Promise<Member[]> {
    const found = newestOf(visits ?? (await members.here([room.lessonId])));
    rooms.hub.span(room.lessonId, new Set(found.map(({ node }) => node)));
    return Promise.all(
      found.map(async (visit) => {
        const own = [...rooms.hub.inRoom(room.lessonId)].find(
          ({ seat, isReady }) => isReady && seat.person === visit.person && seat.epoch === visit.epoch,
        );
        const seen = own ? { ...visit, silence: silentMs(own) / 1000, heartbeat: own.heartbeat ?? visit.heartbeat } : visit;
        return memberOf(seen, await known(room, visit.person));
      }),
    );
  }

  /** Tells the pages of this server who came, went, or fell silent. */
  async function tellMembers(room: RoomHere, visits?: Awaited<ReturnType<Tools['members']['here']>>): Promise<void> {
    const now = await membersOf(room, visits);
    const gone = [...room.told.values()].filter(({ person }) => !now.some((it) => it.person === person));
    for (const member of gone) {
      room.told.delete(member.person as Person);
      rooms.hub.tell(room.lessonId, { t: 'member', member: { ...member, state: 'gone', since: clock.now().toString() } });
    }
    for (const member of now) {
      const before = room.told.get(member.person as Person);
      room.told.set(member.person as Person, member);
      if (before?.state === member.state && before.epoch === member.epoch) continue;
      rooms.hub.tell(room.lessonId, { t: 'member', member });
    }
  }

  /** Without the teacher for so long the children are alone; until it has come for the first time they only wait. */
  async function watchAlone(room: RoomHere): Promise<void> {
    if (room.state.alone || room.state.ended) return;
    const visits = (await members.visits(room.lessonId)).filter(({ person }) => roleOf(person) === 'teacher');
    const lastSign = Math.min(...visits.map(({ silence }) => silence));
    if (visits.length === 0 || lastSign <= lessonRoomLimits.aloneSeconds) return;
    await changeRoom(room.lessonId, [bySchool({ kind: 'alone', on: true })], ({ state }) => !state.alone);
  }

  /** The teacher is back, by a new line or by the one that was still for a while. */
  async function teacherIsBack(room: RoomHere): Promise<void> {
    if (room.state.alone) await changeRoom(room.lessonId, [bySchool({ kind: 'alone', on: false })], ({ state }) => state.alone);
  }

  async function noteAttendance(lessonId: string): Promise<void> {
    const row = await roomRows.find(lessonId);
    if (!row) return;
    const visits = await members.visits(lessonId);
    const lasted = visits.map(({ person, enteredAt, heardAt, leftAt }) => ({ person, enteredAt, until: leftAt ?? heardAt }));
    for (const it of attendanceOf(lasted, row.startsAt)) {
      const kidUid = roleOf(it.person as Person) === 'kid' ? idOf(it.person as Person) : null;
      await staffing.noteAttendance({ lessonId, kidUid, ...it });
    }
  }

  async function look(): Promise<void> {
    const ids = [...rooms.hub.rooms()];
    if (ids.length === 0) return;
    for (const { lessonId, seq } of await roomRows.seqs(ids)) here.look(lessonId, seq);
    const visits = await members.here(ids);
    for (const lessonId of ids) {
      const room = here.at(lessonId);
      if (!room) continue;
      await tellMembers(
        room,
        visits.filter((visit) => visit.lessonId === lessonId),
      );
      const teacher = personOf('teacher', room.roster.teacherId);
      await (room.told.get(teacher)?.state === 'here' ? teacherIsBack(room) : watchAlone(room));
    }
  }

  async function sweep(): Promise<void> {
    for (const { lessonId, person, epoch } of await members.silent()) {
      if (await leave({ room: lessonId, person, epoch }, 'timeout', null)) await noteAttendance(lessonId);
    }
  }

  return {
    membersOf,
    tellMembers,
    teacherIsBack,
    noteAttendance,
    /** Writes down when a page was heard last: it has lost its line, or says that it goes. */
    lastSign: (connection: RoomConnection) => members.beat(beatsOf([connection]), rooms.node, clock.now()),
    async tick(): Promise<void> {
      ticks += 1;
      const is = (turn: number) => ticks % turn === 0;
      if (is(every.beats)) {
        const beats = beatsOf(rooms.hub.all());
        if (beats.length > 0) await members.beat(beats, rooms.node, clock.now());
      }
      await look();
      if (is(every.silent)) await sweep();
      if (is(every.attendance)) {
        for (const lessonId of rooms.hub.rooms()) {
          await noteAttendance(lessonId).catch((fault: unknown) => onFault(fault, 'lesson room attendance'));
        }
      }
    },
  };
}

export type KeepPresence = ReturnType<typeof keepPresence>;
