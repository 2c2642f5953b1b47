import type { AnswerOf } from '@school/contract/calls';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { ageOn } from '#modules/families';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import type { ProcessRecord } from '../processes.store.ts';
import { processOf } from '../read-processes.ts';
import { horizonAt } from '../rules/booking.ts';
import type { WeeklyDay } from '../rules/regular-schedule.ts';
import { isChangeable } from '../rules/schedule-change.ts';
import { fits } from '../rules/trial.ts';
import type { TeacherRecord } from '../teachers.store.ts';
import type { SchedulingEvent } from '../tools.ts';
import { listOf } from '../weekly-plan.ts';
import { rearrange } from './change-schedule.ts';
import { happensTo, readToManage } from './happens-to.ts';
import { candidatesFor } from './list-candidates.ts';
import { moveToTeacher } from './move-to-teacher.ts';
import type { RegularTools } from './tools.ts';

/** A family's wish for another teacher. */
export interface TeacherWish {
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
  (tools: RegularTools) =>
  (by: Actor, wish: TeacherWish): Promise<AnswerOf<'POST /user/change-teacher-request'>> =>
    tools.db.inTransaction(async () => {
      const { familyId, processId, reason } = wish;
      await tools.ledger.lockFamily(familyId);
      const now = tools.clock.now();
      await tools.calendar.lockHorizon(horizonAt(now), 'shared');
      const { process, may } = await readToManage(tools)(familyId, processId);
      insist(may.changeTeacher);
      const fromTeacherId = process.teacherId;
      if (!fromTeacherId) throw new Refusal('scheduling.no_teacher_in_process');

      const happening = wish.days ? 'scheduleChanged' : 'teacherChanged';
      const done = await happensTo(tools)(process, happening, () =>
        wish.teacherId ? toNamed(tools, by, process, { ...wish, teacherId: wish.teacherId }) : toAnybody(tools, by, process, wish),
      );
      const request = { processId, familyId, fromTeacherId, reason, askedAt: now };
      if (done) {
        await tools.teacherRequests.add(request, done.teacherId, done.moved);
      } else {
        const requestId = await tools.teacherRequests.wait(request);
        const { kidUid } = process;
        await tools.outbox.publish<SchedulingEvent>({ type: 'scheduling.teacher_request_waits', familyId, kidUid, processId, requestId });
      }
      return { outcome: done ? 'changed' : 'waiting', process: await processOf(tools)(familyId, processId), moved: done?.moved ?? 0 };
    });

interface Changed {
  teacherId: string;
  moved: number;
}

async function toNamed(
  tools: RegularTools,
  by: Actor,
  process: ProcessRecord,
  wish: TeacherWish & { teacherId: string },
): Promise<Changed> {
  const { teacherId, reason, days } = wish;
  const teacher = await tools.teachers.find(teacherId);
  insist(await mayTake(tools, process, teacher));
  if (days) {
    if (!process.seriesId) throw new Refusal('scheduling.process_state', { state: 'waitSchedulingNextLesson' });
    const moved = await rearrange(tools)(by, { ...wish, teacherId, days }, reason);
    return { teacherId, moved: moved + (await handSingles(tools, by, process, teacherId, reason)) };
  }
  await lockWith(tools, process, [teacherId]);
  const move = await moveToTeacher(tools)(by, process, teacher, reason);
  if ('moved' in move) return { teacherId, moved: move.moved };
  if (move.closed.length > 0) throw new Refusal('scheduling.slot_closed', { dates: listOf(move.closed) });
  throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(move.taken) });
}

/** Undefined when nobody has all the times. */
async function toAnybody(tools: RegularTools, by: Actor, process: ProcessRecord, { reason }: TeacherWish): Promise<Changed | undefined> {
  const now = tools.clock.now();
  const lessons = (await tools.ahead.ofProcess(process.processId, now)).filter((lesson) => isChangeable(lesson, now));
  const able = (await candidatesFor(tools)(process, lessons, now)).filter(({ kept }) => kept.length === lessons.length).slice(0, tried);
  await lockWith(
    tools,
    process,
    able.map(({ teacher }) => teacher.teacherId),
  );
  for (const { teacher } of able) {
    const move = await moveToTeacher(tools)(by, process, teacher, reason);
    if ('moved' in move) return { teacherId: teacher.teacherId, moved: move.moved };
  }
  return undefined;
}

async function mayTake(tools: RegularTools, process: ProcessRecord, teacher: TeacherRecord): Promise<Verdict> {
  if (teacher.teacherId === process.teacherId) return refused('scheduling.same_teacher');
  const kid = await tools.families.kidOf(process.familyId, process.kidUid);
  const isHere = (await tools.teachers.all()).some(({ teacherId }) => teacherId === teacher.teacherId);
  const wanted = { subject: process.subject, age: ageOn(kid.birth, tools.clock.now()), languages: kid.languages };
  return isHere && fits(teacher, wanted) ? allowed() : refused('scheduling.teacher_does_not_fit');
}

/** Single lessons go along when the schedule moves to other times. */
async function handSingles(
  tools: RegularTools,
  by: Actor,
  { processId }: ProcessRecord,
  teacherId: string,
  reason: string,
): Promise<number> {
  const now = tools.clock.now();
  const singles = (await tools.ahead.ofProcess(processId, now)).filter((lesson) => lesson.seriesId === null && isChangeable(lesson, now));
  const lessonIds = singles.map(({ lessonId }) => lessonId);
  const taken = await tools.calendar.handOver(lessonIds, { teacherId, forGood: true, by, at: now, reason });
  if (taken.length > 0) throw new Refusal('scheduling.schedule_conflicts', { dates: listOf(taken) });
  return singles.length;
}

/** All locks at once and in order: the old teacher's, those of who may take over, the kid's. */
const lockWith = (tools: RegularTools, { teacherId, kidUid }: ProcessRecord, others: readonly string[]): Promise<void> =>
  tools.calendar.lock({ teachers: [...(teacherId ? [teacherId] : []), ...others], kids: [kidUid] });
