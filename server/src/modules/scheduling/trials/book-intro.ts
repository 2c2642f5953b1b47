import type { Event } from '@school/contract/calendar/shapes';

import { stateWith, tellScreens } from '#modules/calendar';
import { type Actor, type Lesson, followed } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import {
  calendarsOf,
  heldUnderLock,
  insistMayHave,
  type TrialRequest,
  isLiving,
  takeTrialTime,
  type TrialBefore,
  trialEvent,
  type TrialTime,
} from './take-trial-time.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/**
 * Books a free trial (docs/rules/trials.md). The time that the family holds becomes the lesson; without a hold, or after it,
 * the time is taken as if it had never been held, unless somebody else has it by then.
 */
export const bookIntro =
  (deps: SchedulingDependencies) =>
  (by: Actor, request: TrialRequest): Promise<Event> =>
    deps.db.inTransaction(async () => {
      const { familyId, kidUid, startsAt, teacherId } = request;
      const before = await heldUnderLock(deps, request);
      const { hold } = before;
      const isHeld = hold?.startsAt.equals(startsAt) === true && (teacherId === undefined || teacherId === hold.teacherId);
      const { lessonId, processId } =
        (isHeld && (await confirm(deps, by, request, { kid: before.kid, hold }))) ||
        (await takeTrialTime(deps)(by, request, { ...before, until: null }).catch(async (fault: unknown) => {
          throw await endedOr(deps, request, isHeld, fault);
        }));
      const process = await deps.processes.find(familyId, processId, deps.clock.now());
      followed('waitSchedulingIntroLesson', 'trialBooked', stateWith(process, 0));
      await deps.outbox.publish({
        type: 'scheduling.intro_booked',
        familyId,
        kidUid,
        processId,
        lessonId,
        startsAt: startsAt.toString(),
        by: by.role,
      });
      return trialEvent(deps, familyId, lessonId);
    });

/** Turns the held time into the lesson, if its last instant has not come; otherwise nothing has happened. */
async function confirm(
  deps: SchedulingDependencies,
  by: Actor,
  request: TrialRequest,
  { kid, hold }: TrialBefore & { hold: Lesson },
): Promise<TrialTime | undefined> {
  const { lessonId, processId, teacherId } = hold;
  const isMine = await deps.calendar.under(calendarsOf(hold), async (at) => {
    if (!isLiving(hold, at)) return false;
    await insistMayHave(deps, request, kid, at);
    return (await deps.calendar.change([lessonId], { from: 'held', to: 'scheduled', by, at })).length === 1;
  });
  if (!isMine) return undefined;
  await tellScreens(deps, [{ lessonId, teacherId, familyIds: [request.familyId] }]);
  return { lessonId, processId };
}

/** A time that was kept for the family once and that somebody else has now: the refusal says that it has ended. */
async function endedOr(
  deps: SchedulingDependencies,
  { kidUid, subject, startsAt }: TrialRequest,
  isHeld: boolean,
  fault: unknown,
): Promise<unknown> {
  if (!(fault instanceof Refusal) || fault.code !== 'scheduling.slot_taken') return fault;
  const wasHeld = isHeld || (await deps.changing.wasHeld(kidUid, subject, startsAt));
  return wasHeld ? new Refusal('scheduling.hold_ended', fault.facts) : fault;
}
