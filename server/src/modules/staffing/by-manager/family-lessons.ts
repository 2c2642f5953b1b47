import type { ManagedLesson } from '@school/contract/back-office/lesson-shapes';

import { eventsOf } from '#modules/calendar';
import { mayCancel, mayTransfer, type Lesson } from '#modules/calendar/rules';

import { mayBreakDown, mayCloseAsMissed, mayConduct, mayReport } from '../rules/conducting.ts';
import { mayReplace, mayReturn } from '../rules/late-teacher.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** Lessons as a manager sees them: what the family may do stands in the event, what a manager may do beside it. */
export const managedLessons =
  (deps: StaffingDependencies) =>
  async (familyId: string | null, lessons: readonly Lesson[]): Promise<ManagedLesson[]> => {
    const now = deps.clock.now();
    const trials = lessons.filter(({ kind }) => kind === 'trial').map(({ lessonId }) => lessonId);
    const reported = new Set((await deps.reports.ofLessons(trials)).map(({ lessonId }) => lessonId));
    const events = new Map((await eventsOf(deps, familyId, lessons)).map((event) => [event.eventId, event]));
    return lessons.flatMap((lesson) => {
      const event = events.get(lesson.lessonId);
      if (!event) return [];
      return [
        {
          event,
          may: {
            transfer: mayTransfer(lesson, now, 'manager'),
            cancel: mayCancel(lesson, now, 'manager'),
            replace: mayReplace(lesson, now),
            giveBack: mayReturn(lesson, now),
            conducted: mayConduct(lesson, now),
            missed: mayCloseAsMissed(lesson, now),
            brokeDown: mayBreakDown(lesson, now),
            report: mayReport(lesson, reported.has(lesson.lessonId)),
          },
        },
      ];
    });
  };

/** Lessons of a family that begin in [from, to), with what a manager may do about each. */
export const familyLessons =
  (deps: StaffingDependencies) =>
  async (familyId: string, { from, to }: { from: Temporal.Instant; to: Temporal.Instant }): Promise<ManagedLesson[]> =>
    managedLessons(deps)(familyId, await deps.lessons.ofFamily(familyId, { from, to, now: deps.clock.now() }, null));

/** One lesson of a family, whatever became of it; another family's is not there. */
export const familyLesson =
  (deps: StaffingDependencies) =>
  async (familyId: string, lessonId: string): Promise<ManagedLesson | undefined> => {
    const lesson = await deps.lessons.findOfFamily(familyId, lessonId);
    return lesson && (await managedLessons(deps)(familyId, [lesson]))[0];
  };
