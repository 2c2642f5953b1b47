import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { mayCloseAsMissed } from '../rules/conducting.ts';
import { cameLate } from '../rules/late-teacher.ts';
import { type Lesson, type Participant, unitOf } from '../rules/lesson.ts';
import { type Skip, skipAt, skipWindow } from '../rules/skips.ts';
import { teacherLesson } from '../teacher-lessons.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent } from '../tools.ts';
import { giveUnitsBack } from './call-off.ts';
import { giveBonus, promisedBonus } from './late-bonus.ts';
import { lockOwnLesson } from './lock-lessons.ts';
import type { StaffTools } from './staff-tools.ts';
import { tellManagers } from './tell-managers.ts';
import { familiesIn } from './touched-lessons.ts';

/**
 * The kid did not come (docs/rules/lessons.md#waiting-for-the-child). An individual lesson: the first skip in any 30 days is free, its unit comes back;
 * further ones are debited, and so is a group's. A missed trial may be booked again.
 */
export const closeAsMissed =
  (tools: StaffTools) =>
  (by: Actor, teacherId: string, lessonId: string): Promise<TeacherLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockOwnLesson(tools)(teacherId, lessonId);
      const now = tools.clock.now();
      insist(mayCloseAsMissed(lesson, now));
      await closeMissed(tools)(by, lesson, now);
      return teacherLesson(tools)(teacherId, lessonId);
    });

/** The same of a lesson that is locked and judged; `at` is when it was marked. */
export const closeMissed =
  (tools: StaffTools) =>
  async (by: Actor, lesson: Lesson, at: Temporal.Instant): Promise<void> => {
    const { lessonId, teacherId } = lesson;
    await tools.calendar.change([lessonId], { from: lesson.status, to: 'nonAttendance', by, at });
    for (const participant of lesson.participants) await missed(tools)(lesson, participant);
    await tellScreens(tools, [{ lessonId, teacherId, familyIds: familiesIn([lesson]) }]);
    await tellManagers(tools, lesson);
  };

/** One kid was not in a lesson: what that costs is settled, and the family is told. The caller holds all locks. */
export const missed =
  (tools: StaffTools) =>
  async (lesson: Lesson, participant: Participant): Promise<void> => {
    const { lessonId, startsAt } = lesson;
    const { familyId, kidUid } = participant;
    const skip = await settle(tools, lesson, participant);
    if (skip) await tools.staffings.skip(lessonId, kidUid, skip);
    if (skip !== 'debited') await giveUnitsBack(tools)([{ lessonId, participants: [participant] }]);
    const isTeacherLate = cameLate(lesson);
    const bonus = isTeacherLate ? await promisedBonus(tools)(lesson) : 0;
    if (bonus > 0) await giveBonus(tools)(lesson, participant, bonus);
    await tools.outbox.publish<SchedulingEvent>({
      type: 'scheduling.lesson_missed',
      familyId,
      kidUid,
      lessonId,
      startsAt: startsAt.toString(),
      skip,
      isGroup: lesson.kind === 'group',
      isTeacherLate,
      bonus,
    });
  };

/** Null: there is nothing to pay for, as with a trial. */
async function settle(tools: StaffTools, lesson: Lesson, { familyId, kidUid }: Participant): Promise<Skip | null> {
  const kind = unitOf(lesson);
  if (!kind) return null;
  if (cameLate(lesson)) return 'excused';
  const { lessonId, startsAt } = lesson;
  if (kind === 'gold' && skipAt(startsAt, await tools.changing.freeSkips(kidUid, skipWindow(startsAt))).isFree) return 'free';
  const reserved = await tools.ledger.reserve({ familyId, kind, lessonId, kidUid, startsAt });
  // Without a unit there is nothing to take, and no debt is made.
  if (reserved === 'insufficient') return 'excused';
  await tools.ledger.post({ familyId, lessonId, kidUid, as: 'nonAttendance' });
  return 'debited';
}
