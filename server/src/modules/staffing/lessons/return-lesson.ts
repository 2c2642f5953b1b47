import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { familiesIn, touchedLessons } from '#modules/calendar';
import { type Actor, type Lesson, unitOf } from '#modules/calendar/rules';
import { insist } from '#platform/refusal';

import { mayReturn } from '../rules/late-teacher.ts';
import { callOff, passedOnTo } from './call-off.ts';
import { bonusFor, giveBonus, promisedBonus } from './late-bonus.ts';
import { lockLesson } from './lock-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/**
 * The teacher did not come (docs/rules/lessons.md#waiting-for-the-teacher): the unit comes back, with a bonus lesson of the same kind. A trial costs
 * nothing, so it is simply free to be booked again.
 */
export const returnLesson =
  (deps: StaffingDependencies) =>
  (by: Actor, lessonId: string, reason: string): Promise<TouchedLesson> =>
    deps.db.inTransaction(async () => {
      const lesson = await lockLesson(deps)(lessonId);
      insist(mayReturn(lesson, deps.clock.now()));
      await giveBackWithBonus(deps)(by, lesson, reason);
      const [shown] = await touchedLessons(deps)(await deps.lessons.byIds([lessonId]));
      if (!shown) throw new Error(`Lesson ${lessonId} was returned and has no view`);
      return shown;
    });

/**
 * The same in the caller's transaction, which has judged and holds all locks. Where the teacher came, but late, the bonus
 * is what the family was promised.
 */
export const giveBackWithBonus =
  (deps: StaffingDependencies) =>
  async (by: Actor, lesson: Lesson, reason: string, cause: 'absent' | 'late' = 'absent'): Promise<void> => {
    const { lessonId, participants, startsAt } = lesson;
    const now = deps.clock.now();
    const bonus = cause === 'late' ? await promisedBonus(deps)(lesson) : bonusFor(lesson);
    const funded = await callOff(deps)(by, [lesson], reason);
    await deps.lateLessons.decide(lessonId, 'returned', now);
    for (const participant of participants) await giveBonus(deps)(lesson, participant, bonus);
    for (const familyId of familiesIn([lesson])) {
      await deps.outbox.publish({
        type: 'scheduling.lesson_returned',
        familyId,
        lessonId,
        kidUids: participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
        startsAt: startsAt.toString(),
        bonus,
        cause,
        isTrial: unitOf(lesson) === null,
        passedOn: passedOnTo(funded, lesson, familyId),
      });
    }
    await deps.realtime.changed('late-lessons');
  };
