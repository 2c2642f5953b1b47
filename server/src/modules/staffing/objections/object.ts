import type { Event } from '@school/contract/calendar/shapes';
import { refused, type Verdict } from '@school/contract/verdict';

import { eventFor, findLesson, fundLessons, tellScreens } from '#modules/calendar';
import { type Actor, type Lesson, type Participant, unitOf, mayObject, type Objection } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { passedOnTo } from '../lessons/call-off.ts';
import { giveBonus, promisedBonus } from '../lessons/late-bonus.ts';
import { lockLesson } from '../lessons/lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** May this family say something against the mark of this lesson now? */
export const mayObjectTo =
  (deps: StaffingDependencies) =>
  async (familyId: string, lessonId: string): Promise<Verdict> => {
    const lesson = await deps.lessons.findOfFamily(familyId, lessonId);
    return lesson ? judge(deps, familyId, lesson) : refused('scheduling.lesson_not_found');
  };

async function judge({ objections, lessons, clock }: StaffingDependencies, familyId: string, lesson: Lesson): Promise<Verdict> {
  const { lessonId } = lesson;
  const [raised] = await objections.ofLessons([lessonId], familyId);
  const closedAt = (await lessons.closings([lessonId])).get(lessonId)?.at ?? null;
  const own = lesson.participants.filter((it) => it.familyId === familyId);
  const isShort = (await lessons.heldShort([lessonId])).has(lessonId);
  return mayObject(lesson, { own, closedAt, isRaised: raised !== undefined, isShort }, clock.now());
}

/** A family says that a mark of its lesson is not true: a manager decides, and until then nobody is paid for the lesson. */
export const objectTo =
  (deps: StaffingDependencies) =>
  (by: Actor, familyId: string, lessonId: string, text: string): Promise<Event> =>
    deps.db.inTransaction(async () => {
      const actor = { by, familyId };
      await findLesson(deps)(actor, lessonId);
      const lesson = await lockLesson(deps)(lessonId);
      insist(await judge(deps, familyId, lesson));
      const now = deps.clock.now();
      const objection = { objectionId: newId(), lessonId, familyId, accountId: by.accountId, text, raisedAt: now };
      if (!(await deps.objections.raise(objection))) throw new Refusal('scheduling.objection_exists');
      await tellScreens(deps, [{ lessonId, teacherId: lesson.teacherId, familyIds: [familyId] }]);
      return eventFor(deps, actor, lesson);
    });

/**
 * A manager decides. Where the family is right, each unit that the lesson took comes back as it was paid for, with the bonus
 * that was promised for a late teacher and not given, and what was a skip is none.
 */
export const decideObjection =
  (deps: StaffingDependencies) =>
  (by: Actor & { accountId: string }, objectionId: string, it: { outcome: 'upheld' | 'rejected'; answer: string }): Promise<Objection> =>
    deps.db.inTransaction(async () => {
      const found = await deps.objections.find(objectionId);
      if (!found) throw new Refusal('scheduling.objection_not_found');
      const { lessonId, familyId } = found;
      const lesson = await lockLesson(deps)(lessonId);
      const now = deps.clock.now();
      const own = lesson.participants.filter((participant) => participant.familyId === familyId);
      let units = 0;
      let passedOn: string[] = [];
      if (it.outcome === 'upheld') {
        for (const participant of own)
          if (await givePaidBack(deps)(by, lesson, participant, { objectionId, reason: it.answer })) units += 1;
        const bonus = await promisedBonus(deps)(lesson);
        for (const participant of own) {
          await giveBonus(deps)(lesson, participant, bonus);
          if (participant.skip) await deps.staffings.skip(lessonId, participant.kidUid, 'excused');
        }
        passedOn = passedOnTo(await fundLessons(deps)(familyId), lesson, familyId).slice(0, units);
      }
      if (!(await deps.objections.decide(objectionId, { ...it, units, by: by.accountId, at: now })))
        throw new Refusal('scheduling.objection_decided');
      await deps.outbox.publish({
        type: 'scheduling.objection_decided',
        familyId,
        objectionId,
        lessonId,
        kidUids: own.map(({ kidUid }) => kidUid),
        startsAt: lesson.startsAt.toString(),
        outcome: it.outcome,
        answer: it.answer,
        units,
        passedOn,
      });
      await tellScreens(deps, [{ lessonId, teacherId: lesson.teacherId, familyIds: [familyId] }]);
      return { ...found, ...it, units, decidedAt: now };
    });

/** True when a kid had paid for the lesson. A unit whose last day is over meanwhile could not be used: the school gives one. */
const givePaidBack =
  (deps: StaffingDependencies) =>
  async (
    by: Actor & { accountId: string },
    lesson: Lesson,
    { familyId, kidUid }: Participant,
    { objectionId, reason }: { objectionId: string; reason: string },
  ): Promise<boolean> => {
    const { lessonId } = lesson;
    const returned = await deps.ledger.returnSpent({ familyId, lessonId, kidUid });
    if (returned === 'nothing') return false;
    await deps.staffings.unfund(lessonId, kidUid, true);
    if (returned === 'expired') {
      await deps.ledger.grant(
        { familyId, kind: unitOf(lesson) ?? 'gold', units: 1, key: `objection:${objectionId}:${kidUid}` },
        { reason, askedBy: by.accountId, approvedBy: null },
      );
    }
    return true;
  };
