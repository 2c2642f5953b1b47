import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { endingOf, findLesson, isFunded } from '../live/find-room.ts';
import { closesAt, mayEnterRoom } from '../rules/may-enter.ts';
import { kidPerson } from '../rules/roster.ts';

/** A code for another device of a child that may enter its lesson now: its own, or a parent's for its child. */
export const giveDeviceCode =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, kidUid: string): Promise<{ code: string; expiresAt: string }> => {
    const { clock, identity, roomRows } = tools;
    const { lesson, familyId } = await findLesson(tools)(who, lessonId);
    const isOwn = lesson.participants.some((it) => it.familyId === familyId && it.kidUid === kidUid);
    if (!isOwn || (who.role === 'kid' && who.kidUid !== kidUid)) throw new Refusal('lesson_room.not_found');
    const row = await roomRows.find(lessonId);
    const person = kidPerson(kidUid);
    const asked = { lesson, ended: endingOf(row), isFunded: isFunded({ lesson, person }), takenOutUntil: row?.takenOut[person] };
    insist(mayEnterRoom(asked, clock.now()));
    const given = await identity.roomCodes.give({ accountId: who.accountId, kidUid, lessonId, until: closesAt(lesson) });
    return { code: given.code, expiresAt: given.expiresAt.toString() };
  };
