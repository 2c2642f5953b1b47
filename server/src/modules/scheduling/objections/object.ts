import type { Event } from '@school/contract/scheduling/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { eventFor, findLesson } from '../changes/asker.ts';
import { fundLessons } from '../fund-lessons.ts';
import { type Lesson, type Participant, unitOf } from '../rules/lesson.ts';
import { mayObject } from '../rules/objecting.ts';
import { giveBonus, promisedBonus } from '../staff/late-bonus.ts';
import { lockLesson } from '../staff/lock-lessons.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent } from '../tools.ts';
import type { Objection } from './objections.store.ts';

/** A family says that a mark of its lesson is not true: a manager decides, and until then nobody is paid for the lesson. */
export const objectTo =
  (tools: StaffTools) =>
  (by: Actor, familyId: string, lessonId: string, text: string): Promise<Event> =>
    tools.db.inTransaction(async () => {
      const asker = { by, familyId };
      await findLesson(tools)(asker, lessonId);
      const lesson = await lockLesson(tools)(lessonId);
      const now = tools.clock.now();
      const [raised] = await tools.objections.ofLessons([lessonId], familyId);
      const closedAt = (await tools.objections.closedAt([lessonId])).get(lessonId) ?? null;
      const own = lesson.participants.filter((it) => it.familyId === familyId);
      insist(mayObject(lesson, { own, closedAt, isRaised: raised !== undefined }, now));
      const objection = { objectionId: newId(), lessonId, familyId, accountId: by.accountId, text, raisedAt: now };
      if (!(await tools.objections.raise(objection))) throw new Refusal('scheduling.objection_exists');
      await tellScreens(tools, [{ lessonId, teacherId: lesson.teacherId, familyIds: [familyId] }]);
      return eventFor(tools, asker, lesson);
    });

/**
 * A manager decides. Where the family is right, each unit that the lesson took comes back as it was paid for, with the bonus
 * that was promised for a late teacher and not given, and what was a skip is none.
 */
export const decideObjection =
  (tools: StaffTools) =>
  (by: Actor & { accountId: string }, objectionId: string, it: { outcome: 'upheld' | 'rejected'; answer: string }): Promise<Objection> =>
    tools.db.inTransaction(async () => {
      const found = await tools.objections.find(objectionId);
      if (!found) throw new Refusal('scheduling.objection_not_found');
      const { lessonId, familyId } = found;
      const lesson = await lockLesson(tools)(lessonId);
      const now = tools.clock.now();
      const own = lesson.participants.filter((participant) => participant.familyId === familyId);
      let units = 0;
      if (it.outcome === 'upheld') {
        for (const participant of own)
          if (await givePaidBack(tools)(by, lesson, participant, { objectionId, reason: it.answer })) units += 1;
        const bonus = await promisedBonus(tools)(lesson);
        for (const participant of own) {
          await giveBonus(tools)(lesson, participant, bonus);
          if (participant.skip) await tools.staffings.skip(lessonId, participant.kidUid, 'excused');
        }
        await fundLessons(tools)(familyId);
      }
      if (!(await tools.objections.decide(objectionId, { ...it, units, by: by.accountId, at: now })))
        throw new Refusal('scheduling.objection_decided');
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.objection_decided',
        familyId,
        objectionId,
        lessonId,
        kidUids: own.map(({ kidUid }) => kidUid),
        startsAt: lesson.startsAt.toString(),
        outcome: it.outcome,
        answer: it.answer,
        units,
      });
      await tellScreens(tools, [{ lessonId, teacherId: lesson.teacherId, familyIds: [familyId] }]);
      return { ...found, ...it, units, decidedAt: now };
    });

/** True when a kid had paid for the lesson. A unit whose last day is over meanwhile could not be used: the school gives one. */
const givePaidBack =
  (tools: StaffTools) =>
  async (
    by: Actor & { accountId: string },
    lesson: Lesson,
    { familyId, kidUid }: Participant,
    { objectionId, reason }: { objectionId: string; reason: string },
  ): Promise<boolean> => {
    const { lessonId } = lesson;
    const returned = await tools.ledger.returnSpent({ familyId, lessonId, kidUid });
    if (returned === 'nothing') return false;
    await tools.staffings.unfund(lessonId, kidUid, true);
    if (returned === 'expired') {
      await tools.ledger.grant(
        { familyId, kind: unitOf(lesson) ?? 'gold', units: 1, key: `objection:${objectionId}:${kidUid}` },
        { reason, askedBy: by.accountId, approvedBy: null },
      );
    }
    return true;
  };
