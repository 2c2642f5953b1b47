import type { CourseCode } from '@school/contract/catalogue/limits';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { tellScreens } from '#modules/calendar';
import type { Lesson } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { settleMark } from './settle-marks.ts';
import { mayReport } from '../rules/conducting.ts';
import { lockOwnLesson } from '../lessons/lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { teacherLesson } from '../lessons/teacher-lessons.ts';

/** What a teacher says after a trial. */
export interface TrialOutcome {
  outcome: 'recommended' | 'notYet';
  courseCode?: CourseCode | undefined;
  level?: string | undefined;
  text: string;
}

/**
 * Records the outcome of a trial. A recommended course makes a learning process that waits for the balance, and what
 * follows from it (the gift offer) hears of it (docs/rules/trials.md#after-the-trial).
 */
export const reportTrial =
  (deps: StaffingDependencies) =>
  (teacherId: string, lessonId: string, wrote: TrialOutcome): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const isReported = (await deps.reports.ofLessons([lessonId])).length > 0;
      insist(mayReport(lesson, isReported));
      // What is told to the family cannot be undone any more, so the lesson is held from here on.
      await settleMark(deps)(lesson);
      const [kid] = lesson.participants;
      if (!kid) throw new Error(`Trial ${lessonId} has no kid`);

      const now = deps.clock.now();
      const recommended = wrote.outcome === 'recommended' ? await recommend(deps, lesson, kid, wrote, now) : undefined;
      const kept = await deps.reports.add({
        lessonId,
        processId: lesson.processId,
        outcome: wrote.outcome,
        text: wrote.text,
        reportedAt: now,
        learningProcessId: recommended?.processId ?? null,
        courseCode: recommended?.courseCode ?? null,
        level: recommended?.level ?? null,
      });
      if (!kept) throw new Refusal('scheduling.report_exists');
      if (recommended) {
        await deps.outbox.publish({
          type: 'scheduling.course_recommended',
          ...recommended,
          familyId: kid.familyId,
          kidUid: kid.kidUid,
          reportedAt: now.toString(),
          introStartsAt: lesson.startsAt.toString(),
        });
      }
      await tellScreens(deps, [{ lessonId, teacherId, familyIds: [kid.familyId] }]);
      return teacherLesson(deps)(teacherId, lessonId);
    });

async function recommend(
  deps: StaffingDependencies,
  lesson: Lesson,
  { familyId, kidUid }: { familyId: string; kidUid: string },
  { courseCode, level }: TrialOutcome,
  now: Temporal.Instant,
): Promise<{ processId: string; courseCode: CourseCode; level: string }> {
  if (!courseCode) throw new Refusal('request.invalid', { where: 'courseCode', problem: 'required' });
  if (!level) throw new Refusal('request.invalid', { where: 'level', problem: 'required' });
  const course = await deps.catalogue.courseOffered(courseCode);
  const known = course.kind === 'gold' ? levelOf(deps, course, courseCode, level) : 'no_course';
  if (known === 'no_course') throw new Refusal('catalogue.course_not_found', { courseCode });
  if (known === 'no_level') throw new Refusal('request.invalid', { where: 'level', problem: 'unknown' });
  if (!course.isOffered) throw new Refusal('catalogue.course_off', { courseCode });
  const processId = await deps.processes.addLearning(
    {
      familyId,
      kidUid,
      courseCode,
      level,
      subject: course.subject,
      teacherId: lesson.teacherId,
      cameFrom: lesson.processId,
    },
    now,
  );
  if (!processId) throw new Refusal('scheduling.already_studying');
  return { processId, courseCode, level };
}

/** Is it a level of the course? One that the school has made itself has levels and no lessons. */
function levelOf(
  { library }: Pick<StaffingDependencies, 'library'>,
  { isOwn, levels }: { isOwn: boolean; levels: readonly string[] },
  courseCode: CourseCode,
  level: string,
): 'yes' | 'no_course' | 'no_level' {
  if (!isOwn) return library.hasLevel(courseCode, level);
  if (levels.length === 0) return 'no_course';
  return levels.includes(level) ? 'yes' : 'no_level';
}
