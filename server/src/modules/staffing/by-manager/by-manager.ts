import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { substitutionsFor } from '../substitution/substitutes.ts';
import { familyLesson, familyLessons, managedLessons } from './family-lessons.ts';
import { lessonFlags, openObjections, seeLessonFlag, unmarkedLessons } from './marked-lessons.ts';

/** What managers see of lessons beyond what families and teachers see. */
export const managerActions = (deps: StaffingDependencies) => ({
  familyLessons: familyLessons(deps),
  familyLesson: familyLesson(deps),
  lessonFlags: lessonFlags(deps),
  openObjections: openObjections(deps),
  seeLessonFlag: seeLessonFlag(deps),
  unmarkedLessons: unmarkedLessons(deps),
  /** Who could take a lesson, the best first. */
  async substitutesOf(lessonId: string): Promise<SubstitutionChoice> {
    const [found] = await substitutionsFor(deps)(await deps.lessons.byIds([lessonId]));
    if (!found) throw new Refusal('scheduling.lesson_not_found');
    return found;
  },
  /** Trials that are over and wait for a word about them, by family. */
  async trialsWithoutOutcome() {
    const lessons = await deps.lessons.byIds((await deps.forgottenTrials.all(deps.clock.now())).map(({ lessonId }) => lessonId));
    const managed = await managedLessons(deps)(null, lessons);
    return lessons.flatMap((lesson, at) => {
      const [kid, shown] = [lesson.participants[0], managed[at]];
      return kid && shown ? [{ familyId: kid.familyId, kidUid: kid.kidUid, lesson: shown }] : [];
    });
  },
});
