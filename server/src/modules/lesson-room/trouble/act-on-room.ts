import type { callOutcomes } from '@school/contract/lesson-room/limits';
import type { HelpCall } from '@school/contract/lesson-room/trouble-calls';
import { idOf, personOf } from '@school/contract/lesson-room/people';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { bySchool, type NoteInRoom } from '../live/change-room.ts';
import type { EndRoom } from '../live/end-room.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { faceOf } from '../live/members.ts';
import type { HelpRow } from '../stores/help.store.ts';

type CallOutcome = (typeof callOutcomes)[number];

/** What a colleague of the school does in a room. Each act stands in the log, in the transaction of the call. */
export function actOnRoom(tools: Tools, { note, end }: { note: NoteInRoom; end: EndRoom }) {
  const { db, clock, families, identity, realtime, staffing, help, roomRows } = tools;
  const face = faceOf(tools);

  async function byPhone({ bridgeFamily, person }: HelpRow, { participants }: Found['lesson']): Promise<HelpCall['byPhone']> {
    if (bridgeFamily === null) return null;
    const place = participants.find(({ familyId }) => familyId === bridgeFamily);
    const kid = place && personOf('kid', place.kidUid);
    return {
      teacher: (await identity.reachOf(idOf(person))).phone,
      kid: kid ? { person: kid, ...(await face(kid)), age: null } : null,
    };
  }

  const viewOf = async (row: HelpRow, lesson: Found['lesson']): Promise<HelpCall> => ({
    helpId: row.helpId,
    code: row.code,
    by: { person: row.person, ...(await face(row.person)), age: null },
    facts: row.facts,
    timestamp: row.at.toString(),
    takenBy: row.takenBy && (await identity.nameOf(row.takenBy)),
    takenAt: row.takenAt?.toString() ?? null,
    closedAt: row.closedAt?.toString() ?? null,
    byPhone: await byPhone(row, lesson),
  });

  async function placeOf(who: Principal, lessonId: string, kidUid: string) {
    const { lesson } = await findLesson(tools)(who, lessonId);
    const place = lesson.participants.find((it) => it.kidUid === kidUid);
    if (!place) throw new Refusal('lesson_room.not_in_room');
    return place;
  }

  return {
    async helpOf(who: Principal, lessonId: string): Promise<HelpCall[]> {
      const { lesson } = await findLesson(tools)(who, lessonId);
      return Promise.all((await help.ofLesson(lessonId)).map((row) => viewOf(row, lesson)));
    },

    /** Of two colleagues one takes a call; the other reads who. */
    async giveHelp(who: Principal, lessonId: string, { helpId, act, reason }: { helpId: string; act: 'take' | 'close'; reason: string }) {
      const { lesson } = await findLesson(tools)(who, lessonId);
      return db.inTransaction(async () => {
        if (!(await help.find(lessonId, helpId))) throw new Refusal('lesson_room.help_not_found');
        const now = clock.now();
        const isTaken = await help.take(helpId, who.accountId, now);
        if (act === 'close') await help.close(helpId, reason, now);
        await realtime.changed('live-rooms');
        const row = await help.find(lessonId, helpId);
        if (!row) throw new Refusal('lesson_room.help_not_found');
        const view = await viewOf(row, lesson);
        if (isTaken) await note(lessonId, [bySchool({ kind: 'help.taken', helpId, name: await identity.nameOf(who.accountId) })]);
        return view;
      });
    },

    /** As a lesson that broke down it is called off by its own rules; else the room alone is closed, and the lesson waits for its mark. */
    async endByManager(who: Principal, lessonId: string, { as, reason }: { as: 'technical' | 'closed'; reason: string }): Promise<void> {
      const { lesson } = await findLesson(tools)(who, lessonId);
      await db.inTransaction(async () => {
        if (as === 'technical') await staffing.breakDown({ accountId: who.accountId, role: who.role }, lesson.teacherId, lessonId, reason);
        await help.closeAll(lessonId, reason, clock.now());
        const isEnded = await end(lessonId, as);
        if (!isEnded && as === 'closed')
          throw new Refusal('lesson_room.over', { endedAs: (await roomRows.find(lessonId))?.endedAs ?? 'closed' });
      });
    },

    /** Whose number somebody of the school reads stands in the log; a teacher and a child never do. */
    async familyNumber(who: Principal, lessonId: string, kidUid: string): Promise<{ name: string; phone: string | null }> {
      const { familyId } = await placeOf(who, lessonId, kidUid);
      const [{ firstName }, { phone }] = [await families.family(familyId), await identity.reachOf(familyId)];
      return { name: firstName, phone };
    },

    /** What came of the call the teacher reads in the room, also after a reload. */
    async familyCalled(who: Principal, lessonId: string, { kidUid, outcome }: { kidUid: string; outcome: CallOutcome }): Promise<void> {
      await placeOf(who, lessonId, kidUid);
      const now = clock.now();
      // Whoever has called has seen to what the teacher asked for.
      for (const { helpId, code, closedAt } of await help.ofLesson(lessonId)) {
        if (code !== 'missing' || closedAt !== null) continue;
        await help.take(helpId, who.accountId, now);
        await help.close(helpId, outcome, now);
        await realtime.changed('live-rooms');
      }
      if (!(await note(lessonId, [bySchool({ kind: 'called', kidUid, outcome })])))
        throw new Refusal('lesson_room.over', { endedAs: 'closed' });
    },

    async noteToTeacher(who: Principal, lessonId: string, text: string): Promise<void> {
      await findLesson(tools)(who, lessonId);
      if (!(await note(lessonId, [bySchool({ kind: 'note', text })]))) throw new Refusal('lesson_room.over', { endedAs: 'closed' });
    },
  };
}
