import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Event } from '@school/contract/calendar/shapes';

import { tellScreens, eventsOf } from '#modules/calendar';
import { type Actor, mayStartAt, hasRunOut, type Lesson, lessonOfOne } from '#modules/calendar/rules';
import { ageOn, type KidRecord } from '#modules/families';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { mayBeOverAge, mayHaveTrial, mayHaveTrialDespite } from '../rules/trial.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { lockTrialDay } from './lock-trial-day.ts';
import { fewestTrialsFirst, type TrialChoice, trialChoice } from './trial-choice.ts';

/** A trial that a family wants for a kid. */
export interface TrialRequest {
  familyId: string;
  kidUid: string;
  subject: SubjectCode;
  startsAt: Temporal.Instant;
  /** The parent said yes to a kid above the ages of the subject. */
  overAgeConfirmed: boolean;
  /** This teacher and no other; without it the system chooses. */
  teacherId?: string | undefined;
  /** The school's word against its own rules: ages, an earlier trial, a subject being studied, the same teacher again. */
  despite?: boolean | undefined;
}

/** Whose trial it is, and the time that the family holds for it already. */
export interface TrialBefore {
  kid: KidRecord;
  hold: Lesson | undefined;
}

/** Read while nobody else changes anything of the family's balance, and once for all that follows. */
export async function heldUnderLock(deps: SchedulingDependencies, { familyId, kidUid, subject }: TrialRequest): Promise<TrialBefore> {
  const [kid] = await Promise.all([deps.families.kidOf(familyId, kidUid), deps.ledger.lockFamily(familyId)]);
  return { kid, hold: await deps.changing.trialHold(kidUid, subject) };
}

/** A time of a trial that is the family's now. */
export interface TrialTime {
  lessonId: string;
  processId: string;
}

/**
 * Takes a time for a trial (docs/rules/trials.md), booked or held until an instant, and lets go of the one that was held before.
 * The board names the free teachers, fewest trials that week first; the database decides: a teacher lost to somebody
 * faster is followed by the next one. When none is left the refusal names the three nearest free times. Runs in the
 * caller's transaction, which holds the family's lock.
 */
export const takeTrialTime =
  (deps: SchedulingDependencies) =>
  async (
    by: Actor,
    request: TrialRequest,
    { kid, until: heldUntil, hold }: TrialBefore & { until: Temporal.Instant | null },
  ): Promise<TrialTime> => {
    const { familyId, kidUid, subject, startsAt } = request;
    const now = deps.clock.now();
    await insistMayHave(deps, request, kid, now);
    const until = await deps.calendar.lockHorizon('shared');
    insist(mayStartAt(startsAt, now, { noticeMinutes: deps.school.now('bookingNoticeMinutes'), until }));

    await lockTrialDay(deps, startsAt);
    const living = hold && isLiving(hold, now) ? hold : undefined;
    const choice = await trialChoice(deps)(kid, subject, living, request);
    for (const teacherId of await inOrder(deps, choice, request, hold)) {
      // Lost to somebody faster since the board was read: nobody waits for locks to hear it.
      if (!hold && (await deps.calendar.isTaken(teacherId, startsAt, choice.minutes, now))) continue;
      const lessonId = newId();
      let processId = '';
      const teachers = [teacherId, ...(hold?.teacherId ? [hold.teacherId] : [])];
      const placement = await deps.calendar.place({ teachers, kids: [kidUid] }, by, async (at) => {
        await insistMayHave(deps, request, kid, at);
        if (hold) await deps.calendar.change([hold.lessonId], { from: 'held', to: 'expired', by, at });
        if (request.despite) await deps.processes.closeIntro(kidUid, subject);
        processId = await deps.processes.introOf(kid, subject, at);
        const { minutes } = choice;
        return [lessonOfOne({ lessonId, processId, teacherId, kind: 'trial', startsAt, minutes, holdUntil: heldUntil, kidUid, familyId })];
      });
      if (placement.placed) {
        const seen = [{ lessonId, teacherId }, ...(hold ? [{ lessonId: hold.lessonId, teacherId: hold.teacherId }] : [])];
        await tellScreens(
          deps,
          seen.map((it) => ({ ...it, familyIds: [familyId] })),
        );
        return { lessonId, processId };
      }
      if (placement.kidBusy.length > 0) throw new Refusal('scheduling.kid_busy');
    }
    // The board has just been proved old: read again, it names what is free now.
    const nearest = (await trialChoice(deps)(kid, subject, living, request)).nearest(startsAt, request.teacherId);
    throw new Refusal('scheduling.slot_taken', { nearest });
  };

/** May this kid have this trial: its age, earlier trials, subjects being studied, the parent's word? */
export async function insistMayHave(
  { catalogue, processes, school }: SchedulingDependencies,
  request: TrialRequest,
  kid: KidRecord,
  now: Temporal.Instant,
): Promise<void> {
  const { kidUid, subject, overAgeConfirmed } = request;
  if (request.despite) return insist(mayHaveTrialDespite(await processes.trialFacts(kidUid, subject)));
  const [facts, offered, fromAge] = await Promise.all([
    processes.trialFacts(kidUid, subject),
    catalogue.subjectOffered(subject),
    school.read('introFromAge'),
  ]);
  const age = ageOn(kid.birth, now);
  insist(mayHaveTrial({ age, fromAge, isOffered: offered.isOffered, ...facts }));
  insist(mayBeOverAge(age, offered, overAgeConfirmed));
}

/** A held time is the family's until its last instant, not included. */
export const isLiving = (hold: Lesson, now: Temporal.Instant): boolean => hold.status === 'held' && !hasRunOut(hold, now);

/** Who is asked, in order: the teacher of the same time held before, then by fewest trials. Throws when nobody can be. */
async function inOrder(
  deps: SchedulingDependencies,
  choice: TrialChoice,
  { startsAt, teacherId: wanted }: TrialRequest,
  hold: Lesson | undefined,
): Promise<string[]> {
  const { free, freeButKidIsBusy, knownAndFree, working } = choice.at(startsAt, wanted);
  if (free.length === 0) {
    if (freeButKidIsBusy.length > 0) throw new Refusal('scheduling.kid_busy');
    if (knownAndFree.length > 0) {
      const known = await deps.teachers.byIds(knownAndFree);
      throw new Refusal('scheduling.intro_with_teacher_exists', { teacher: known.map(({ name }) => name).join(', ') });
    }
    if (working.length === 0) throw new Refusal('scheduling.slot_closed');
    return [];
  }
  const known = hold?.startsAt.equals(startsAt) ? free.filter((teacherId) => teacherId === hold.teacherId) : [];
  const others = free.filter((teacherId) => !known.includes(teacherId));
  return [...known, ...(await fewestTrialsFirst(deps, others, startsAt))];
}

/** Whose calendars a lesson is in. */
export const calendarsOf = ({ teacherId, participants }: Lesson) => ({
  teachers: teacherId ? [teacherId] : [],
  kids: participants.map(({ kidUid }) => kidUid),
});

/** The trial as its family sees it. */
export async function trialEvent(deps: SchedulingDependencies, familyId: string, lessonId: string): Promise<Event> {
  const lesson = await deps.lessons.findOfFamily(familyId, lessonId);
  const [event] = lesson ? await eventsOf(deps, familyId, [lesson]) : [];
  if (!event) throw new Error(`Lesson ${lessonId} was taken and is not there`);
  return event;
}
