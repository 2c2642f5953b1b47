import type { Event } from '@school/contract/scheduling/shapes';

import { Refusal } from '#platform/refusal';

import type { Actor } from './actor.ts';
import { stateWith } from './read-processes.ts';
import type { Lesson } from './rules/lesson.ts';
import { followed } from './rules/process-states.ts';
import { calendarsOf, insistMayHave, type IntroWish, isLiving, takeTrialTime, trialEvent, type TrialTime } from './take-trial-time.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingEvent, Tools } from './tools.ts';

/**
 * Books a free trial (docs/rules/trials.md). The time that the family holds becomes the lesson; without a hold, or after it,
 * the time is taken as if it had never been held, unless somebody else has it by then.
 */
export const bookIntro =
  (tools: Tools) =>
  (by: Actor, wish: IntroWish): Promise<Event> =>
    tools.db.inTransaction(async () => {
      const { familyId, kidUid, subject, startsAt, teacherId } = wish;
      await tools.families.kidOf(familyId, kidUid);
      await tools.ledger.lockFamily(familyId);
      const hold = await tools.changing.trialHold(kidUid, subject);
      const isHeld = hold?.startsAt.equals(startsAt) === true && (teacherId === undefined || teacherId === hold.teacherId);
      const { lessonId, processId } =
        (isHeld && (await confirm(tools, by, wish, hold))) ||
        (await takeTrialTime(tools)(by, wish, { until: null, hold }).catch(async (fault: unknown) => {
          throw await endedOr(tools, wish, isHeld, fault);
        }));
      const process = await tools.processes.find(familyId, processId, tools.clock.now());
      followed('waitSchedulingIntroLesson', 'trialBooked', stateWith(process, 0));
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.intro_booked',
        familyId,
        kidUid,
        processId,
        lessonId,
        startsAt: startsAt.toString(),
        by: by.role,
      });
      return trialEvent(tools, familyId, lessonId);
    });

/** Turns the held time into the lesson, if its last instant has not come; otherwise nothing has happened. */
async function confirm(tools: Tools, by: Actor, wish: IntroWish, hold: Lesson): Promise<TrialTime | undefined> {
  const { lessonId, processId, teacherId } = hold;
  const isMine = await tools.calendar.under(calendarsOf(hold), async (at) => {
    if (!isLiving(hold, at)) return false;
    await insistMayHave(tools, wish, at);
    return (await tools.calendar.change([lessonId], { from: 'held', to: 'scheduled', by, at })).length === 1;
  });
  if (!isMine) return undefined;
  await tellScreens(tools, [{ lessonId, teacherId, familyIds: [wish.familyId] }]);
  return { lessonId, processId };
}

/** A time that was kept for the family once and that somebody else has now: the refusal says that it has ended. */
async function endedOr(tools: Tools, { kidUid, subject, startsAt }: IntroWish, isHeld: boolean, fault: unknown): Promise<unknown> {
  if (!(fault instanceof Refusal) || fault.code !== 'scheduling.slot_taken') return fault;
  const wasHeld = isHeld || (await tools.changing.wasHeld(kidUid, subject, startsAt));
  return wasHeld ? new Refusal('scheduling.hold_ended', fault.facts) : fault;
}
