import type { LessonAct } from '@school/contract/back-office/lesson-acts';

import type { FamilyState } from './rules/effect.ts';
import type { ActTools } from './tools.ts';

/** An outcome can be marked so long after a lesson, and the preview sees it. */
const lookBack = { hours: 24 * 120 };

/** All of a family that an act may change, as it is at this moment of the transaction. */
export async function familyState(
  { calendar, scheduling, staffing, groups, ledger, clock }: ActTools,
  familyId: string,
): Promise<FamilyState> {
  const now = clock.now();
  const { enrolments, waiting } = await groups.mine(familyId);
  return {
    lessons: await staffing.familyLessons(familyId, { from: now.subtract(lookBack), to: await calendar.lessonsUntil() }),
    processes: await scheduling.managedProcesses(familyId),
    enrolments,
    waiting,
    free: { gold: await ledger.free(familyId, 'gold'), silver: await ledger.free(familyId, 'silver') },
  };
}

/** Other families whose lesson an act is about. */
export async function othersIn({ calendar }: ActTools, familyId: string, act: LessonAct): Promise<number> {
  if (!('eventId' in act) || act.do === 'cancel') return 0;
  const touched = await calendar.touchedLesson(act.eventId);
  return touched ? touched.familyIds.filter((id) => id !== familyId).length : 0;
}
