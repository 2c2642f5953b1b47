import { reduce } from '@school/contract/lesson-room/state';
import type { Entered } from '@school/contract/lesson-room/shapes';
import { addressOf, roleOf } from '@school/contract/lesson-room/people';

import type { Principal } from '#platform/principal';
import { insist } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { shownState } from '../rules/told.ts';
import { mayEnterRoom, mayWatch } from '../rules/may-enter.ts';
import { meetingOf } from './meeting-of.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import { bySchool, type ChangeRoom } from './change-room.ts';
import { endingOf, findLesson, type Found, isFunded, openRoom } from './find-room.ts';

interface Asked {
  epoch: number | null;
  deviceUid?: string | null;
}

/** Who takes part enters the room; who looks on is let in with what it may not do. */
export function enterRoom(tools: Tools, changeRoom: ChangeRoom) {
  const { db, clock, identity, audit, members, events, media, roomRows } = tools;
  const find = findLesson(tools);
  const open = openRoom(tools);

  /** The epoch that a page comes back with, as long as its visit has not ended; else a new one. */
  async function epochFor({ lesson, person }: Found, asked: number | null): Promise<number> {
    if (asked !== null) {
      const visits = (await members.visits(lesson.lessonId)).filter((visit) => visit.person === person);
      const own = visits.find(({ epoch }) => epoch === asked);
      if (own && own.leftAt === null && visits.every(({ epoch }) => epoch <= asked)) return asked;
    }
    return members.nextEpoch();
  }

  async function entered(who: Principal, found: Found, row: RoomRow, { epoch: asked, deviceUid = null }: Asked): Promise<Entered> {
    const { lessonId } = found.lesson;
    const epoch = await epochFor(found, asked);
    const seat = { room: lessonId, person: found.person, epoch, device: deviceUid };
    const after = await events.after(lessonId, row.stateSeq);
    const state = after.reduce(reduce, row.state);
    const meeting = await meetingOf(tools)(found.lesson);
    return {
      epoch,
      person: found.person,
      ticket: await identity.roomTicket(who, seat),
      seq: after.at(-1)?.seq ?? row.stateSeq,
      state: shownState(found.person, state, row.roster),
      media: await media.for({ ...row, state, meeting }, addressOf(found.person, epoch)),
      now: clock.now().toString(),
    };
  }

  return {
    async enter(who: Principal, lessonId: string, asked: Asked): Promise<Entered> {
      const found = await find(who, lessonId);
      const now = clock.now();
      const known = await roomRows.find(lessonId);
      const takenOutUntil = known?.takenOut[found.person];
      insist(mayEnterRoom({ lesson: found.lesson, ended: endingOf(known), isFunded: isFunded(found), takenOutUntil }, now));
      const row = await open(found.lesson);
      // It has waited long enough: what it may is its own again.
      if (takenOutUntil !== undefined) await changeRoom(lessonId, [bySchool({ kind: 'taken_out', person: found.person, until: null })]);
      return entered(who, found, row, asked);
    },

    async watch(who: Principal, lessonId: string, { reason, ...asked }: Asked & { reason?: string | undefined }): Promise<Entered> {
      const found = await find(who, lessonId);
      const role = roleOf(found.person) === 'parent' ? 'parent' : 'school';
      const ended = endingOf(await roomRows.find(lessonId));
      const here = (await members.here([lessonId])).filter(({ person }) => person === found.person);
      const isWatched = role === 'parent' && here.some(({ epoch }) => epoch !== asked.epoch);
      insist(mayWatch({ lesson: found.lesson, ended }, role, isWatched, clock.now()));
      const row = await open(found.lesson);
      if (role === 'school') {
        await db.inTransaction(async () => {
          const subject = { type: 'lesson', id: lessonId };
          await audit.record({ by: who, act: 'lessons.room_watched', subject, reason: reason ?? '' });
        });
      }
      return entered(who, found, row, asked);
    },
  };
}
