import type { Event } from '@school/contract/calendar/shapes';

import { type LessonActor, eventFor, findLesson, freeFor, happensTo, type ProcessRecord, stateWith, tellScreens } from '#modules/calendar';
import { type Lesson } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { mayUndoCancelling } from '../rules/undoing.ts';
import { openTimes } from './open-times.ts';

/** A lesson that may be had again, with what it is had again by. */
interface Wanted {
  lesson: Lesson;
  teacherId: string;
  participant: Lesson['participants'][number];
  process: ProcessRecord;
  canceledAt: Temporal.Instant;
}

/**
 * Takes back that a lesson was cancelled a moment ago: the same lesson stands at its time again, with its unit. When
 * that went to a later lesson of the schedule meanwhile, the later one goes without, as before.
 */
export const undoCancelling =
  (deps: SchedulingDependencies) =>
  (actor: LessonActor & { familyId: string }, lessonId: string): Promise<Event> =>
    deps.db.inTransaction(async () => {
      const { familyId } = actor;
      await deps.ledger.lockFamily(familyId);
      const until = await deps.calendar.lockHorizon('shared');
      const seen = await findLesson(deps)(actor, lessonId);
      const calendars = { teachers: seen.teacherId ? [seen.teacherId] : [], kids: seen.participants.map(({ kidUid }) => kidUid) };
      await deps.calendar.lock(calendars);
      const now = deps.clock.now();
      const wanted = await judge(deps, actor, lessonId, now, until);
      const { process, participant, lesson, teacherId } = wanted;

      const touched = [{ lessonId, teacherId: lesson.teacherId, familyIds: [familyId] }];
      const isPaid = participant.unitBack === true;
      if (isPaid && (await freeFor(deps, process)) === 0) {
        const later = await happensTo(deps)(process, 'balanceCame', () => takeFromLater(deps, wanted, now));
        touched.push({ lessonId: later, teacherId: null, familyIds: [familyId] });
      }
      await happensTo(deps)(process, 'lessonsCame', async () => {
        if (!(await deps.calendar.putBack(lessonId, calendars, { by: actor.by, at: now }))) throw new Refusal('scheduling.slot_taken');
        if (!isPaid) return;
        const { kidUid } = participant;
        const reserved = await deps.ledger.reserve({ familyId, kind: 'gold', lessonId, kidUid, startsAt: lesson.startsAt });
        if (reserved !== 'held') throw new Refusal('ledger.not_enough_units');
        await deps.calendar.setFunded(familyId, [lessonId]);
      });
      await deps.outbox.publish({
        type: 'scheduling.lesson_appointed',
        by: actor.by.role,
        familyId,
        kidUid: participant.kidUid,
        processId: process.processId,
        lessonId,
        teacherId,
        startsAt: lesson.startsAt.toString(),
        at: now.toString(),
      });
      await tellScreens(deps, touched);
      return eventFor(deps, actor, await findLesson(deps)(actor, lessonId));
    });

/** The lesson, if it may be had again: its course and its schedule go on as they did, and its time is free. */
async function judge(
  deps: SchedulingDependencies,
  actor: LessonActor & { familyId: string },
  lessonId: string,
  now: Temporal.Instant,
  until: Temporal.PlainDate,
): Promise<Wanted> {
  const lesson = await findLesson(deps)(actor, lessonId);
  const last = await deps.lessons.canceledBy(lessonId);
  insist(mayUndoCancelling(lesson, last, actor.by.accountId, now));
  const [participant] = lesson.participants;
  if (!last || !participant) throw new Refusal('scheduling.no_cancellation');
  const process = await deps.processes.find(actor.familyId, lesson.processId, now);
  if (process.stored || !(await goesOn(deps, lesson)))
    throw new Refusal('scheduling.process_state', { state: stateWith(process, await freeFor(deps, process)) });
  const { teacherId, minutes, startsAt } = lesson;
  const { kidUid } = participant;
  const times = teacherId && (await openTimes(deps)({ kidUid, minutes, teacherIds: [teacherId], leaving: [] }, now, until)).get(teacherId);
  if (!teacherId || !times) throw new Refusal('scheduling.teacher_does_not_fit');
  insist(times.judge(startsAt));
  return { lesson, teacherId, participant, process, canceledAt: last.at };
}

/** A schedule that has ended, or was paused over the lesson meanwhile, does not get it back. */
async function goesOn({ changing }: Pick<SchedulingDependencies, 'changing'>, { seriesId, startsAt }: Lesson): Promise<boolean> {
  if (seriesId === null) return true;
  const schedule = await changing.schedule(seriesId);
  if (!schedule) return false;
  const day = startsAt.toZonedDateTimeISO(schedule.zone).toPlainDate().toString();
  return (await changing.pauses(seriesId)).every(({ from, until }) => day < from || day >= until);
}

/** The lesson of a schedule that has got a unit since goes without one again. */
async function takeFromLater(
  { ledger, unfunded, calendar }: Pick<SchedulingDependencies, 'ledger' | 'unfunded' | 'calendar'>,
  { participant: { familyId }, canceledAt }: Wanted,
  now: Temporal.Instant,
): Promise<string> {
  const later = await unfunded.lastFundedOf(familyId, await ledger.heldSince(familyId, 'gold', canceledAt), now);
  if (!later) throw new Refusal('ledger.not_enough_units');
  await ledger.giveBack({ familyId, lessonId: later.lessonId });
  await calendar.setFunded(familyId, [later.lessonId], false);
  return later.lessonId;
}
