import { type helpCodes, lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { Verdict } from '@school/contract/verdict';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { bySchool, type NoteInRoom } from '../live/change-room.ts';
import { endingOf, findLesson, type Found } from '../live/find-room.ts';
import { isDelicate } from '../rules/delicate.ts';
import { mayWatch } from '../rules/may-enter.ts';

type HelpCode = (typeof helpCodes)[number];

export interface AskedForHelp {
  code: HelpCode;
  facts: Record<string, unknown>;
  bridgeFamily?: string | null;
}

/** The family of one child is called: the lesson goes on so, or the child has not come. */
export interface AskedByPhone {
  kidUid: string;
  why?: 'not_heard' | 'missing' | undefined;
}

/** Help is called while the room is open, paid or not, from inside or from its door. */
async function mayAskForHelp({ clock, roomRows }: Pick<Tools, 'clock' | 'roomRows'>, { lesson }: Found): Promise<Verdict> {
  const ended = endingOf(await roomRows.find(lesson.lessonId));
  return mayWatch({ lesson, ended }, 'school', false, clock.now());
}

/**
 * Somebody in a lesson calls the school: managers hear of it at once, the room sees that help is on its way. What it is about is
 * told to the room only where that hurts nobody.
 */
export const callForHelp =
  (tools: Tools, note: NoteInRoom) =>
  async (who: Principal, lessonId: string, { code, facts, bridgeFamily = null }: AskedForHelp): Promise<{ helpId: string }> => {
    const { db, clock, members, help, outbox, realtime } = tools;
    const found = await findLesson(tools)(who, lessonId);
    insist(await mayAskForHelp(tools, found));
    const { person } = found;
    const helpId = newId();
    const at = clock.now();
    const own = (await members.history(lessonId)).filter((visit) => visit.person === person).at(-1);
    const seen = own ? { heartbeat: own.heartbeat, ladder: own.ladder.slice(-10), recoveries: own.recoveries } : {};
    await db.inTransaction(async () => {
      const kidUid = roleOf(person) === 'kid' ? idOf(person) : null;
      if (!(await help.ask({ helpId, lessonId, person, kidUid, code, facts: { ...facts, ...seen }, bridgeFamily, at }))) {
        throw new Refusal('lesson_room.help_waits');
      }
      const { teacherId } = found.lesson;
      await outbox.publish({ type: 'lesson-room.help_asked', helpId, lessonId, teacherId, code, role: roleOf(person), at: at.toString() });
      await realtime.changed('live-rooms');
      await note(lessonId, [bySchool({ kind: 'help', helpId, person, code: isDelicate(code) ? 'other' : code })]);
    });
    return { helpId };
  };

/** By the clock: a call at which nobody has looked goes on to the duty number, once. */
export const watchHelp =
  ({ db, clock, calendar, help, outbox }: Pick<Tools, 'db' | 'clock' | 'calendar' | 'help' | 'outbox'>) =>
  (): Promise<void> =>
    db.inTransaction(async () => {
      for (const { helpId, lessonId, code, at } of await help.unanswered(clock.now())) {
        const lesson = await calendar.lesson(lessonId);
        // Whose matter it is only colleagues who work with people know: they have been told.
        if (!lesson?.teacherId || isDelicate(code)) continue;
        const { teacherId } = lesson;
        await outbox.publish({ type: 'lesson-room.help_unanswered', helpId, lessonId, teacherId, code, at: at.toString() });
      }
    });

/** Who is rung and by whom: numbers by their ends alone. */
interface ByPhone {
  by: 'bridge' | 'school';
  endings: { teacher: string | null; family: string | null };
}

/** The lesson goes on by phone. */
export const goOnByPhone =
  (tools: Tools, ask: ReturnType<typeof callForHelp>) =>
  async (who: Principal, lessonId: string, { kidUid, why = 'not_heard' }: AskedByPhone): Promise<ByPhone> => {
    const { identity, phoneBridge, onFault } = tools;
    const found = await findLesson(tools)(who, lessonId);
    insist(await mayAskForHelp(tools, found));
    const kid = found.lesson.participants.find((it) => it.kidUid === kidUid);
    if (!kid) throw new Refusal('lesson_room.not_in_room');
    const [teacher, family] = [await identity.reachOf(found.lesson.teacherId), await identity.reachOf(kid.familyId)];
    const [from, to] = [teacher.phone, family.phone];
    const endOf = (phone: string | null) => phone?.slice(-lessonRoomLimits.phoneDigitsShown) ?? null;
    const endings = { teacher: endOf(from), family: endOf(to) };
    // Of a child that is missing the school hears all the same: it has other ways.
    if ((from === null || to === null) && why !== 'missing') throw new Refusal('lesson_room.no_phone');
    if (from !== null && to !== null && phoneBridge) {
      const rung = await phoneBridge.ring({ key: newId(), from, to }).then(
        () => true,
        (fault: unknown) => {
          onFault(fault, 'phone bridge');
          return false;
        },
      );
      if (rung) return { by: 'bridge', endings };
    }
    await ask(who, lessonId, { code: why, facts: {}, bridgeFamily: kid.familyId });
    return { by: 'school', endings };
  };
