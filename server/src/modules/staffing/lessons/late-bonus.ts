import { type Lesson, type Participant, unitOf } from '#modules/calendar/rules';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** Units that are given with a lesson to which the teacher did not come. */
export const bonusFor = (lesson: Pick<Lesson, 'kind' | 'lateBonus'>): number => (unitOf(lesson) ? lesson.lateBonus : 0);

/** What the family was promised when its teacher was late: as much, or nothing where nobody has promised anything. */
export const promisedBonus =
  ({ lateLessons }: Pick<StaffingDependencies, 'lateLessons'>) =>
  async (lesson: Lesson): Promise<number> =>
    (await lateLessons.isNoticed(lesson.lessonId)) ? bonusFor(lesson) : 0;

/** Gives it to a kid of a lesson, once, whoever closes the lesson and however. The caller holds the family's lock. */
export const giveBonus =
  ({ ledger, staffings }: Pick<StaffingDependencies, 'ledger' | 'staffings'>) =>
  async (lesson: Pick<Lesson, 'lessonId' | 'kind'>, { familyId, kidUid }: Participant, units: number): Promise<void> => {
    const kind = unitOf(lesson);
    if (!kind || units === 0) return;
    await ledger.credit({
      familyId,
      kind,
      source: 'bonus',
      units,
      value: 0,
      currency: null,
      expiresAt: await ledger.giftEnds(),
      key: `late-teacher:${lesson.lessonId}:${kidUid}`,
    });
    await staffings.noteBonus(lesson.lessonId, kidUid, units);
  };
