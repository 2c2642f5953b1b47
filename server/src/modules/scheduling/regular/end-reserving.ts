import type { CourseCode } from '@school/contract/catalogue/limits';

import type { Actor } from '../actor.ts';
import { isChangeable } from '../rules/schedule-change.ts';
import { endSchedule } from './end-schedule.ts';
import type { RegularTools } from './tools.ts';

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
  (tools: RegularTools) =>
  (
    by: Actor,
    { familyId, reason, reserving }: { familyId: string; reason: string; reserving(): Promise<ReadonlySet<string>> },
  ): Promise<EndedSchedule[]> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const now = tools.clock.now();
      const ended: EndedSchedule[] = [];
      for (;;) {
        const next = await firstHolding(tools, familyId, await reserving(), now);
        if (!next) return ended;
        await endSchedule(tools)(by, { familyId, processId: next.processId, reason });
        ended.push(next);
      }
    });

async function firstHolding(
  tools: RegularTools,
  familyId: string,
  lessons: ReadonlySet<string>,
  now: Temporal.Instant,
): Promise<EndedSchedule | undefined> {
  if (lessons.size === 0) return undefined;
  for (const { processId, kidUid, courseCode, seriesId } of await tools.processes.ofFamily(familyId, now)) {
    if (seriesId === null) continue;
    const ahead = await tools.ahead.ofSeries(seriesId, now);
    const off = ahead.filter((lesson) => lesson.status === 'held' || isChangeable(lesson, now));
    if (!off.some(({ lessonId }) => lessons.has(lessonId))) continue;
    return { processId, kidUid, courseCode, off: off.length, stay: ahead.length - off.length };
  }
  return undefined;
}
