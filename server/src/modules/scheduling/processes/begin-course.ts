import type { CourseCode } from '@school/contract/catalogue/limits';

import { happensTo } from '#modules/calendar';
import { Refusal } from '#platform/refusal';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** A kid and the course that it has been learning elsewhere, at its level. */
interface CourseElsewhere {
  familyId: string;
  kidUid: string;
  courseCode: CourseCode;
  /** Null: a course without levels. */
  level: string | null;
}

/**
 * A kid that learned this course before it came to the school goes on with it here (docs/rules/import.md#bringing-in): without a trial, and the
 * trial that waited is called off. The process that it has already is the same.
 */
export const beginCourse =
  (deps: SchedulingDependencies) =>
  ({ familyId, kidUid, courseCode, level }: CourseElsewhere): Promise<string> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      await deps.families.kidOf(familyId, kidUid);
      const now = deps.clock.now();
      const own = (await deps.processes.ofFamily(familyId, now)).filter((it) => it.kidUid === kidUid && it.stored === null);
      const standing = own.find((it) => it.type === 'learning' && it.courseCode === courseCode);
      if (standing) return standing.processId;
      const { isOffered, subject } = await deps.catalogue.courseOffered(courseCode);
      if (!isOffered) throw new Refusal('catalogue.course_off', { courseCode });
      const made = { familyId, kidUid, courseCode, level, subject, teacherId: null, cameFrom: null };
      const processId = await deps.processes.addLearning(made, now);
      if (processId === undefined) throw new Refusal('scheduling.already_studying');
      const trial = own.find((it) => it.type === 'intro' && it.subject === subject && it.trial === 'none');
      if (trial) await happensTo(deps)(trial, 'courseBegun', () => deps.processes.setStored(trial.processId, 'canceled'));
      await deps.realtime.changed(`users/${familyId}`);
      return processId;
    });
