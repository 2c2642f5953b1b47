import { logCalls } from '#modules/audit';
import { goAround } from '#platform/around';
import type { Watch } from '#platform/module';

import { addingActions, type AddingTools } from './adding/adding.ts';
import { aroundLessons } from './acts/around-lessons.ts';
import { aroundTeachers, type TeachersGiven } from './acts/around-teachers.ts';
import { createLessonActs } from './acts/lesson-acts.ts';
import type { ActTools } from './acts/tools.ts';
import { createBackOffice } from './back-office.ts';
import type { LessonCaseTools } from './day/lesson-cases.ts';
import type { DayTools } from './day/tools.ts';
import { followUpActions, type FollowUpsGiven } from './follow-ups/follow-ups.ts';
import { importActions } from './import/import.ts';
import type { ImportGiven } from './import/tools.ts';
import { familyActions } from './family/family.ts';
import type { FamilyTools } from './family/tools.ts';
import { createOpening, type OpeningGiven } from './opening/opening.ts';
import { countFamilyReads, type ReadsGiven } from './reads/count-reads.ts';
import { readersOf } from './reads/readers-of.store.ts';
import { createTeacherManagement, type TeacherManagementGiven } from './staff/manage-teachers.ts';
import { createStaff } from './staff/staff.ts';
import type { TeacherPayGiven } from './teacher-pay/teacher-pay.http.ts';
import type { Tools } from './tools.ts';

export type OfficeGiven = Omit<Tools, 'followUps'> &
  FollowUpsGiven &
  ActTools &
  Omit<FamilyTools, 'notes' | 'followUps'> &
  Omit<AddingTools, 'followUps'> &
  TeacherManagementGiven &
  TeacherPayGiven &
  LessonCaseTools &
  ReadsGiven &
  TeachersGiven &
  OpeningGiven &
  Omit<ImportGiven, 'adding' | 'teachers' | 'lessonActs'> &
  Omit<DayTools, 'lessonActs' | 'followUps'>;

/** The work of managers, desk by desk, and what is written down of the work of the staff everywhere. */
export function createOffice(given: OfficeGiven) {
  const lessonActs = createLessonActs(given);
  const reads = countFamilyReads(given);
  const written = logCalls(given);
  const followUps = followUpActions(given);
  const adding = addingActions({ ...given, followUps: followUps.store });
  const teachers = createTeacherManagement(given);
  const around = { ...aroundLessons(lessonActs), ...aroundTeachers(given) };
  const watch: Watch = {
    counted: reads.counted,
    logged: (calls, handlers) => written(calls, goAround(handlers, around)),
  };
  return {
    lessonActs,
    families: createBackOffice({ ...given, followUps: followUps.store }),
    familyCards: familyActions({ ...given, followUps: followUps.store }),
    adding,
    followUps,
    imports: importActions({ ...given, adding, teachers, lessonActs }),
    staff: createStaff(given),
    teachers,
    opening: createOpening(given),
    day: { ...given, lessonActs, followUps } satisfies DayTools,
    /** For whoever opens the calls of the school: what stands around the handlers of all modules. */
    watch,
    /** Counts the families that somebody of the staff sees by a live topic. */
    noteReads: reads.note,
    forgetReads: reads.forgetOld,
    /** Who of the colleagues looked at a family's card. */
    readersOf: readersOf(given),
  };
}

export type Office = ReturnType<typeof createOffice>;
