import { familiesIn, kidsIn } from '#modules/calendar';
import type { Lesson } from '#modules/calendar/rules';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { type Substitution, substitutesFor } from './substitutes.ts';

/**
 * Takes all locks in their order: families, the horizon, and the calendars of all who might teach. The horizon alone,
 * so that nobody books meanwhile by hours that were read before.
 */
export const lockTouched = (
  deps: StaffingDependencies,
  teacherId: string,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<{ lessons: Lesson[]; substitution: Substitution }> =>
  deps.staffings.untilSettled(async () => {
    const touched = () => deps.lessons.aheadOfTeacher(teacherId, from, to, deps.clock.now());
    const families = familiesIn(await touched());
    for (const familyId of families) await deps.ledger.lockFamily(familyId);
    await deps.calendar.lockHorizon('alone');
    const substitution = await substitutesFor(deps)(await touched());
    const kids = substitution.lessons.flatMap((lesson) => lesson.kids.map(({ kidUid }) => kidUid));
    await deps.calendar.lock({ teachers: [teacherId, ...substitution.teachers.map((it) => it.teacherId)], kids });
    const lessons = await touched();
    const isSame =
      lessons.length === substitution.lessons.length &&
      lessons.every(({ lessonId }, at) => substitution.lessons[at]?.lessonId === lessonId) &&
      familiesIn(lessons).every((familyId) => families.includes(familyId)) &&
      kidsIn(lessons).every((kidUid) => kids.includes(kidUid));
    return isSame ? { lessons, substitution } : undefined;
  });
