import type { AnswerOf } from '@school/contract/calls';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ProcessRecord, processOf, type TeacherRecord, happensTo, readToManage } from '#modules/calendar';
import { isChangeable, type Actor, type WeeklyDay, fits, listOf } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { insist, Refusal } from '#platform/refusal';

import { rearrange } from './change-schedule.ts';
import { candidatesFor } from './list-candidates.ts';
import { moveToTeacher } from './move-to-teacher.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** A family's request for another teacher. */
export interface ChangeTeacherRequest {
  familyId: string;
  processId: string;
  reason: string;
  /** Without one, the school chooses. */
  teacherId?: string | undefined;
  /** Other weekly times with that teacher; without them, the same. */
  days?: readonly WeeklyDay[] | undefined;
}

/** Teachers whom the school tries to give a schedule to, the best first; somebody may be faster at one or two. */
const tried = 5;

/**
 * Gives a process another teacher: its schedule moves in one act, nothing is lost. Without a named teacher the school
 * chooses one who can take every lesson; when nobody can, the request waits for an answer by hand.
 */
export const changeTeacher =
  (deps: SchedulingDependencies) =>
  (by: Actor, request: ChangeTeacherRequest): Promise<AnswerOf<'POST /user/change-teacher-request'>> =>
    deps.db.inTransaction(async () => {
      const { familyId, processId, reason } = request;
      await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      await deps.calendar.lockHorizon('shared');
      const { process, may } = await readToManage(deps)(familyId, processId);
      insist(may.changeTeacher);
      const fromTeacherId = process.teacherId;
      if (!fromTeacherId) throw new Refusal('scheduling.no_teacher_in_process');

      const trigger = request.days ? 'scheduleChanged' : 'teacherChanged';
      const done = await happensTo(deps)(process, trigger, () =>
        request.teacherId
          ? toNamed(deps, by, process, { ...request, teacherId: request.teacherId })
          : toAnybody(deps, by, process, request),
      );
      const row = { processId, familyId, fromTeacherId, reason, askedAt: now };
      if (done) {
        await deps.teacherRequests.add(row, done.teacherId, done.moved);
      } else {
        const requestId = await deps.teacherRequests.wait(row);
        const { kidUid } = process;
        await deps.outbox.publish({ type: 'scheduling.teacher_request_waits', familyId, kidUid, processId, requestId });
      }
      return { outcome: done ? 'changed' : 'waiting', process: await processOf(deps)(familyId, processId), moved: done?.moved ?? 0 };
    });

interface Changed {
  teacherId: string;
  moved: number;
}

async function toNamed(
  deps: SchedulingDependencies,
  by: Actor,
  process: ProcessRecord,
  request: ChangeTeacherRequest & { teacherId: string },
): Promise<Changed> {
  const { teacherId, reason, days } = request;
  const teacher = await deps.teachers.find(teacherId);
  insist(await mayTake(deps, process, teacher));
  if (days) {
    if (!process.seriesId) throw new Refusal('scheduling.process_state', { state: 'waitSchedulingNextLesson' });
    const moved = await rearrange(deps)(by, { ...request, teacherId, days }, reason);
    return { teacherId, moved: moved + (await handSingles(deps, by, process, teacherId, reason)) };
  }
  await lockWith(deps, process, [teacherId]);
  const move = await moveToTeacher(deps)(by, process, teacher, reason);
  if ('moved' in move) return { teacherId, moved: move.moved };
  if (move.closed.length > 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(move.closed) });
  throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(move.taken) });
}

/** Undefined when nobody has all the times. */
async function toAnybody(
  deps: SchedulingDependencies,
  by: Actor,
  process: ProcessRecord,
  { reason }: ChangeTeacherRequest,
): Promise<Changed | undefined> {
  const now = deps.clock.now();
  const lessons = (await deps.ahead.ofProcess(process.processId, now)).filter((lesson) => isChangeable(lesson, now));
  const able = (await candidatesFor(deps)(process, lessons, now)).filter(({ kept }) => kept.length === lessons.length).slice(0, tried);
  await lockWith(
    deps,
    process,
    able.map(({ teacher }) => teacher.teacherId),
  );
  for (const { teacher } of able) {
    const move = await moveToTeacher(deps)(by, process, teacher, reason);
    if ('moved' in move) return { teacherId: teacher.teacherId, moved: move.moved };
  }
  return undefined;
}

async function mayTake(deps: SchedulingDependencies, process: ProcessRecord, teacher: TeacherRecord): Promise<Verdict> {
  if (teacher.teacherId === process.teacherId) return refused('scheduling.same_teacher');
  const kid = await deps.families.kidOf(process.familyId, process.kidUid);
  const isHere = (await deps.teachers.all()).some(({ teacherId }) => teacherId === teacher.teacherId);
  const wanted = { subject: process.subject, age: ageOn(kid.birth, deps.clock.now()), languages: kid.languages };
  return isHere && fits(teacher, wanted) ? allowed() : refused('scheduling.teacher_does_not_fit');
}

/** Single lessons go along when the schedule moves to other times. */
async function handSingles(
  deps: SchedulingDependencies,
  by: Actor,
  { processId }: ProcessRecord,
  teacherId: string,
  reason: string,
): Promise<number> {
  const now = deps.clock.now();
  const singles = (await deps.ahead.ofProcess(processId, now)).filter((lesson) => lesson.seriesId === null && isChangeable(lesson, now));
  const lessonIds = singles.map(({ lessonId }) => lessonId);
  const taken = await deps.calendar.handOver(lessonIds, { teacherId, forGood: true, by, at: now, reason });
  if (taken.length > 0) throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(taken) });
  return singles.length;
}

/** All locks at once and in order: the old teacher's, those of who may take over, the kid's. */
const lockWith = (deps: SchedulingDependencies, { teacherId, kidUid }: ProcessRecord, others: readonly string[]): Promise<void> =>
  deps.calendar.lock({ teachers: [...(teacherId ? [teacherId] : []), ...others], kids: [kidUid] });
