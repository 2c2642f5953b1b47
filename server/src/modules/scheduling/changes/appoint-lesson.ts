import type { Event } from '@school/contract/calendar/shapes';
import type { FreeStarts } from '@school/contract/scheduling/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import {
  type ProcessRecord,
  freeFor,
  stateWith,
  happensTo,
  siblingsBusy,
  type TeacherRecord,
  tellScreens,
  teacherView,
  eventFor,
  findLesson,
} from '#modules/calendar';
import { type Actor, endOfHorizon, fits, lessonOfOne } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { startLearning } from '../processes/start-learning.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';
import { openTimes, type TimesAsked } from './open-times.ts';

/** A single lesson that a family wants. */
export interface LessonRequest {
  familyId: string;
  processId: string;
  teacherId: string;
  startsAt: Temporal.Instant;
}

/**
 * Free starts for a single lesson: of the teacher of the process first, then of all who teach the subject, the age and a
 * language of the kid.
 */
export const singleSlots =
  (deps: SchedulingDependencies) =>
  async (familyId: string, processId: string): Promise<FreeStarts> => {
    const now = deps.clock.now();
    const { process, minutes, isFitting } = await wantedBy(deps, familyId, processId, now);
    const free = await freeFor(deps, process);
    const until = await deps.calendar.horizon();
    const may = mayAppoint(process, free);
    const teachers = may.allowed ? (await deps.teachers.all()).filter(isFitting) : [];
    const teacherIds = teachers.map(({ teacherId }) => teacherId);
    const times = await openTimes(deps)({ kidUid: process.kidUid, minutes, teacherIds, leaving: [] }, now, until);
    return {
      may,
      minutes,
      free,
      unit: 'gold',
      teachers: teachers
        .map((teacher) => ({
          teacher: teacherView(teacher),
          known: teacher.teacherId === process.teacherId,
          slots: times.get(teacher.teacherId)?.starts() ?? [],
        }))
        .sort((a, b) => Number(b.known) - Number(a.known) || b.slots.length - a.slots.length),
      siblings: await siblingsBusy(deps)(familyId, process.kidUid, now, endOfHorizon(until)),
    };
  };

/**
 * Appoints one lesson of a course, beside its regular schedule or without one. Its unit is reserved at once: without a
 * free one there is no lesson. The first lesson of a course that is paid for begins the learning.
 */
export const appointLesson =
  (deps: SchedulingDependencies) =>
  (by: Actor, { familyId, processId, teacherId, startsAt }: LessonRequest): Promise<Event> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      const until = await deps.calendar.lockHorizon('shared');
      const { process, minutes, isFitting } = await wantedBy(deps, familyId, processId, now);
      const { kidUid } = process;
      insist(mayAppoint(process, await freeFor(deps, process)));
      if (!isFitting(await deps.teachers.find(teacherId))) throw new Refusal('scheduling.teacher_does_not_fit');
      const asked = { kidUid, minutes, teacherIds: [teacherId], leaving: [] };
      const times = (await openTimes(deps)(asked, now, until)).get(teacherId);
      if (!times) throw new Refusal('scheduling.teacher_does_not_fit');
      insist(times.judge(startsAt));

      const lessonId = newId();
      await happensTo(deps)(process, 'lessonsCame', async () => {
        const placement = await deps.calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async () => [
          lessonOfOne({ lessonId, processId, teacherId, startsAt, minutes, kidUid, familyId }),
        ]);
        if (!placement.placed && placement.taken.length === 0) throw new Refusal('scheduling.kid_busy');
        if (!placement.placed) throw await taken(deps, asked, startsAt, until);
        const reserved = await deps.ledger.reserve({ familyId, kind: 'gold', lessonId, kidUid, startsAt });
        if (reserved !== 'held') throw new Refusal('ledger.not_enough_units');
        await deps.calendar.setFunded(familyId, [lessonId]);
      });
      if (!process.teacherId) await deps.processes.setTeacher(processId, teacherId);
      await startLearning(deps)(process);
      await deps.outbox.publish({
        type: 'scheduling.lesson_appointed',
        by: by.role,
        familyId,
        kidUid,
        processId,
        lessonId,
        teacherId,
        startsAt: startsAt.toString(),
        at: now.toString(),
      });
      await tellScreens(deps, [{ lessonId, teacherId, familyIds: [familyId] }]);
      const actor = { by, familyId };
      return eventFor(deps, actor, await findLesson(deps)(actor, lessonId));
    });

/** Somebody was faster: the board is read again for the times that are free now. */
async function taken(
  deps: SchedulingDependencies,
  asked: TimesAsked,
  startsAt: Temporal.Instant,
  until: Temporal.PlainDate,
): Promise<Refusal> {
  const [times] = (await openTimes(deps)(asked, deps.clock.now(), until)).values();
  const verdict = times?.taken(startsAt);
  return new Refusal('scheduling.slot_taken', verdict && !verdict.allowed ? verdict.facts : {});
}

/** Single lessons belong to a course of one kid that is neither declined nor finished, and cost a unit each. */
function mayAppoint(process: ProcessRecord, free: number): Verdict {
  if (process.type !== 'learning' || process.stored) return refused('scheduling.process_state', { state: stateWith(process, free) });
  return free > 0 ? allowed() : refused('ledger.not_enough_units');
}

/** The process with the length of its kid's lessons, and who may give them: its own teacher, and all who fit. */
async function wantedBy(deps: SchedulingDependencies, familyId: string, processId: string, now: Temporal.Instant) {
  const process = await deps.processes.find(familyId, processId, now);
  const kid = await deps.families.kidOf(familyId, process.kidUid);
  const age = ageOn(kid.birth, now);
  const wanted = { age, subject: process.subject, languages: kid.languages };
  const isFitting = (teacher: TeacherRecord) => teacher.teacherId === process.teacherId || fits(teacher, wanted);
  return { process, isFitting, minutes: await minutesFor(deps, process, age, now) };
}
