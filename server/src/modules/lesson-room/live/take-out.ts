import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { kidPerson } from '../rules/roster.ts';
import { bySchool, type ChangeRoom } from './change-room.ts';
import { findLesson } from './find-room.ts';
import type { LeaveRoom } from './leave-room.ts';

interface Asked {
  kidUid: string;
  /** For so many minutes, for the rest of the lesson when null, and no longer when 0. */
  minutes: number | null;
  reason?: string | undefined;
}

/** A child waits outside for a while: its teacher's act with one tap, a colleague's of the school with a reason. */
export const takeOut =
  (tools: Tools, changeRoom: ChangeRoom, leave: LeaveRoom) =>
  async (who: Principal, lessonId: string, { kidUid, minutes, reason }: Asked): Promise<{ until: string | null }> => {
    const { db, clock, rooms, roomRows, members, audit } = tools;
    await findLesson(tools)(who, lessonId);
    const row = await roomRows.find(lessonId);
    if (!row?.roster.kids.some((kid) => kid.kidUid === kidUid)) throw new Refusal('lesson_room.not_in_room');
    const person = kidPerson(kidUid);
    const now = clock.now();
    const until = minutes === null ? row.closesAt : now.add({ minutes });
    const isBack = minutes === 0;
    await db.inTransaction(async () => {
      if (who.role === 'manager') {
        const subject = { type: 'lesson', id: lessonId };
        await audit.record({
          by: who,
          act: 'lessons.kid_taken_out',
          subject,
          reason: reason ?? '',
          after: isBack ? null : { until: until.toString() },
        });
      }
      const op = bySchool({ kind: 'taken_out', person, until: isBack ? null : until.toString() });
      if (!(await changeRoom(lessonId, [op]))) throw new Refusal('lesson_room.over', { endedAs: row.endedAs ?? 'closed' });
    });
    if (isBack) return { until: null };
    for (const { epoch } of (await members.here([lessonId])).filter((visit) => visit.person === person))
      await leave({ room: lessonId, person, epoch }, 'taken_out', now);
    rooms.hub.dismiss(lessonId, person, { code: 'taken_out', until: until.toString() });
    return { until: until.toString() };
  };
