import type { AnswerOf } from '@school/contract/calls';

import {
  type ProcessRecord,
  processOf,
  overlapsAt,
  siblingsBusy,
  startsForKid,
  type TeacherRecord,
  type Ahead,
  readToManage,
} from '#modules/calendar';
import { changeableFrom, isChangeable, endOfHorizon, weeklyStarts, fits, minuteFrom, minuteOf } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { meetTeachers } from '../dependencies/meet-teachers.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/** A teacher who fits, and which coming lessons it could take at their own times. */
export interface Candidate {
  teacher: TeacherRecord;
  kept: Ahead[];
  /** Weekly starts, (weekday - 1) x 1440 + minute, free on every date up to the horizon. */
  free: number[];
}

const dated = ({ startsAt }: Ahead, zone: string) => ({ startsAt, day: startsAt.toZonedDateTimeISO(zone).toPlainDate().toString() });

/**
 * Teachers to whom the lessons of a process could move: they fit the child's age, subject and language and teach now.
 * Those that keep most of the lessons come first, then those with most free times, then by id, so that the order
 * never changes by itself.
 */
export const candidatesFor =
  (deps: SchedulingDependencies) =>
  async (process: ProcessRecord, lessons: readonly Ahead[], now: Temporal.Instant): Promise<Candidate[]> => {
    const kid = await deps.families.kidOf(process.familyId, process.kidUid);
    const age = ageOn(kid.birth, now);
    const wanted = { subject: process.subject, age, languages: kid.languages };
    const window = {
      from: minuteFrom(changeableFrom(now, deps.school.now('hoursToCancelOrTransfer'))),
      to: minuteOf(endOfHorizon(await deps.calendar.horizon())),
    };
    const weekly = await startsForKid(deps)(process.kidUid, await minutesFor(deps, process, age, now), lessons);
    const lengths = [...new Set(lessons.map(({ minutes }) => minutes))];
    const byLength = await Promise.all(
      lengths.map(async (minutes) => ({
        starts: await startsForKid(deps)(process.kidUid, minutes, lessons),
        of: lessons.filter((lesson) => lesson.minutes === minutes),
      })),
    );
    return (await deps.teachers.all())
      .filter((teacher) => teacher.teacherId !== process.teacherId && fits(teacher, wanted))
      .flatMap((teacher) => {
        const times = weekly.of(teacher.teacherId);
        if (!times) return [];
        const kept = byLength.flatMap(({ starts, of }) =>
          of.filter((lesson) => {
            const judged = starts.judge(teacher.teacherId, [dated(lesson, teacher.zone)]);
            return judged?.dates.length === 1 && judged.taken.length === 0;
          }),
        );
        const { free } = weeklyStarts(weekly.frame, times.row, { free: times.suits, hours: times.works }, window);
        return [{ teacher, kept, free }];
      })
      .sort(
        (a, b) => b.kept.length - a.kept.length || b.free.length - a.free.length || (a.teacher.teacherId < b.teacher.teacherId ? -1 : 1),
      );
  };

/** What a family sees before it asks for another teacher. */
export const listCandidates =
  (deps: SchedulingDependencies) =>
  async (familyId: string, processId: string): Promise<AnswerOf<'GET /user/change-teacher-request/:processId'>> => {
    const now = deps.clock.now();
    const { process, may } = await readToManage(deps)(familyId, processId);
    const waiting = await deps.teacherRequests.waitingOf(processId);
    const lessons = (await deps.ahead.ofProcess(processId, now)).filter((lesson) => isChangeable(lesson, now));
    const siblings = await siblingsBusy(deps)(familyId, process.kidUid, now, endOfHorizon(await deps.calendar.horizon()));
    const candidates = may.changeTeacher.allowed ? await candidatesFor(deps)(process, lessons, now) : [];
    const met = await meetTeachers(deps)(candidates.map(({ teacher }) => teacher.teacherId));
    return {
      may: may.changeTeacher,
      process: await processOf(deps)(familyId, processId),
      waiting: waiting ? { requestId: waiting.requestId, reason: waiting.reason, askedAt: waiting.askedAt.toString() } : null,
      candidates: candidates.flatMap(({ teacher: { teacherId }, kept, free }) => {
        const teacher = met.get(teacherId);
        const overlaps = kept.flatMap(({ startsAt, minutes }) => overlapsAt(siblings, [startsAt], minutes));
        return teacher ? [{ teacher, keeps: kept.length, of: lessons.length, free, overlaps }] : [];
      }),
    };
  };
