import type { TouchedLesson } from '@school/contract/scheduling/shapes';

import { insist } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { mayReturn } from '../rules/late-teacher.ts';
import { type Lesson, unitOf } from '../rules/lesson.ts';
import type { SchedulingEvent } from '../tools.ts';
import { callOff } from './call-off.ts';
import { bonusFor, giveBonus, promisedBonus } from './late-bonus.ts';
import { lockLesson } from './lock-lessons.ts';
import type { StaffTools } from './staff-tools.ts';
import { familiesIn, touchedLessons } from './touched-lessons.ts';

/**
 * The teacher did not come (docs/rules/lessons.md#waiting-for-the-teacher): the unit comes back, with a bonus lesson of the same kind. A trial costs
 * nothing, so it is simply free to be booked again.
 */
export const returnLesson =
  (tools: StaffTools) =>
  (by: Actor, lessonId: string, reason: string): Promise<TouchedLesson> =>
    tools.db.inTransaction(async () => {
      const lesson = await lockLesson(tools)(lessonId);
      insist(mayReturn(lesson, tools.clock.now()));
      await giveBackWithBonus(tools)(by, lesson, reason);
      const [shown] = await touchedLessons(tools)(await tools.lessons.byIds([lessonId]));
      if (!shown) throw new Error(`Lesson ${lessonId} was returned and has no view`);
      return shown;
    });

/**
 * The same in the caller's transaction, which has judged and holds all locks. Where the teacher came, but late, the bonus
 * is what the family was promised.
 */
export const giveBackWithBonus =
  (tools: StaffTools) =>
  async (by: Actor, lesson: Lesson, reason: string, cause: 'absent' | 'late' = 'absent'): Promise<void> => {
    const { lessonId, participants, startsAt } = lesson;
    const now = tools.clock.now();
    const bonus = cause === 'late' ? await promisedBonus(tools)(lesson) : bonusFor(lesson);
    await callOff(tools)(by, [lesson], reason);
    await tools.lateLessons.decide(lessonId, 'returned', now);
    for (const participant of participants) await giveBonus(tools)(lesson, participant, bonus);
    for (const familyId of familiesIn([lesson])) {
      await tools.outbox.publish<SchedulingEvent>({
        type: 'scheduling.lesson_returned',
        familyId,
        lessonId,
        kidUids: participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid),
        startsAt: startsAt.toString(),
        bonus,
        cause,
        isTrial: unitOf(lesson) === null,
      });
    }
    await tools.realtime.changed('late-lessons');
  };
