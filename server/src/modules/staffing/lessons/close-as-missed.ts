import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { tellScreens, familiesIn } from '#modules/calendar';
import { type Actor, type Lesson, type Participant, unitOf, type Skip, skipAt, skipWindow } from '#modules/calendar/rules';
import { insist } from '#platform/refusal';

import { mayCloseAsMissed } from '../rules/conducting.ts';
import { cameLate } from '../rules/late-teacher.ts';
import { teacherLesson } from './teacher-lessons.ts';
import { giveUnitsBack, passedOnTo } from './call-off.ts';
import { giveBonus, promisedBonus } from './late-bonus.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { tellManagers } from './tell-managers.ts';

/**
 * The kid did not come (docs/rules/lessons.md#waiting-for-the-child). An individual lesson: the first skip in so many days as it was promised is free, its unit comes back;
 * further ones are debited, and so is a group's. A missed trial may be booked again.
 */
export const closeAsMissed =
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(deps)(teacherId, lessonId);
      const now = deps.clock.now();
      insist(mayCloseAsMissed(lesson, now));
      await closeMissed(deps)(by, lesson, now);
      return teacherLesson(deps)(teacherId, lessonId);
    });

/** The same of a lesson that is locked and judged; `at` is when it was marked. */
export const closeMissed =
  (deps: StaffingDependencies) =>
  async (by: Actor, lesson: Lesson, at: Temporal.Instant): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    await deps.calendar.change([lessonId], { from: lesson.status, to: 'nonAttendance', by, at });
    for (const participant of lesson.participants) await missed(deps)(lesson, participant);
    await tellScreens(deps, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
    await tellManagers(deps, lesson);
  };

/** One kid was not in a lesson: what that costs is settled, and the family is told. The caller holds all locks. */
export const missed =
  (deps: StaffingDependencies) =>
  async (lesson: Lesson, participant: Participant): Promise<void> => {
    const { lessonId, startsAt } = lesson;
    const { familyId, kidUid } = participant;
    const skip = await settle(deps, lesson, participant);
    if (skip) await deps.staffings.skip(lessonId, kidUid, skip);
    const funded = skip === 'debited' ? [] : await giveUnitsBack(deps)([{ lessonId, participants: [participant] }]);
    const isTeacherLate = cameLate(lesson);
    const bonus = isTeacherLate ? await promisedBonus(deps)(lesson) : 0;
    if (bonus > 0) await giveBonus(deps)(lesson, participant, bonus);
    await deps.outbox.publish({
      type: 'scheduling.lesson_missed',
      familyId,
      kidUid,
      lessonId,
      startsAt: startsAt.toString(),
      skip,
      isGroup: lesson.kind === 'group',
      isTeacherLate,
      freeSkips: lesson.freeSkips,
      freeSkipDays: lesson.freeSkipDays,
      bonus,
      passedOn: passedOnTo(funded, { ...lesson, participants: [participant] }, familyId),
    });
  };

/** Null: there is nothing to pay for, as with a trial. */
async function settle(deps: StaffingDependencies, lesson: Lesson, { familyId, kidUid }: Participant): Promise<Skip | null> {
  const kind = unitOf(lesson);
  if (!kind) return null;
  if (cameLate(lesson)) return 'excused';
  const { lessonId, startsAt } = lesson;
  if (kind === 'gold' && skipAt(lesson, await deps.changing.freeSkips(kidUid, skipWindow(lesson))).isFree) return 'free';
  const reserved = await deps.ledger.reserve({ familyId, kind, lessonId, kidUid, startsAt });
  // Without a unit there is nothing to take, and no debt is made.
  if (reserved === 'insufficient') return 'excused';
  await deps.ledger.post({ familyId, lessonId, kidUid, as: 'nonAttendance' });
  return 'debited';
}
