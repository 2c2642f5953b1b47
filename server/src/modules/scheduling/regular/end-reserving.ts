import type { CourseCode } from '@school/contract/catalogue/limits';

import { isChangeable, type Actor } from '#modules/calendar/rules';

import { endSchedule } from './end-schedule.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** A weekly schedule that ended, how many lessons were called off with it and how many of the next hours stay. */
export interface EndedSchedule {
  processId: string;
  kidUid: string;
  courseCode: CourseCode | null;
  off: number;
  stay: number;
}

/**
 * Ends every weekly schedule of a family that still has a changeable lesson among those that `reserving` names; units
 * that come free may be taken by lessons of another schedule, so it is asked again until none is left. In the caller's
 * transaction.
 */
export const endReserving =
  (deps: SchedulingDependencies) =>
  (
    by: Actor,
    { familyId, reason, reserving }: { familyId: string; reason: string; reserving(): Promise<ReadonlySet<string>> },
  ): Promise<EndedSchedule[]> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      const ended: EndedSchedule[] = [];
      for (;;) {
        const next = await firstHolding(deps, familyId, await reserving(), now);
        if (!next) return ended;
        await endSchedule(deps)(by, { familyId, processId: next.processId, reason });
        ended.push(next);
      }
    });

async function firstHolding(
  deps: SchedulingDependencies,
  familyId: string,
  lessons: ReadonlySet<string>,
  now: Temporal.Instant,
): Promise<EndedSchedule | undefined> {
  if (lessons.size === 0) return undefined;
  for (const { processId, kidUid, courseCode, seriesId } of await deps.processes.ofFamily(familyId, now)) {
    if (seriesId === null) continue;
    const ahead = await deps.ahead.ofSeries(seriesId, now);
    const off = ahead.filter((lesson) => lesson.status === 'held' || isChangeable(lesson, now));
    if (!off.some(({ lessonId }) => lessons.has(lessonId))) continue;
    return { processId, kidUid, courseCode, off: off.length, stay: ahead.length - off.length };
  }
  return undefined;
}
