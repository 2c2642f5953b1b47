import { tellScreens } from '#modules/calendar';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** The report of a trial says something else from now on; what came of it stays. Answers what it said. */
export const correctReport =
  (deps: StaffingDependencies) =>
  async (teacherId: string, lessonId: string, text: string): Promise<string | undefined> => {
    const lesson = await deps.lessons.ofTeacherById(teacherId, lessonId);
    const before = await deps.reports.correct(lessonId, text);
    await tellScreens(deps, [{ lessonId, teacherId, familyIds: lesson.participants.map(({ familyId }) => familyId) }]);
    return before;
  };
