import type { Tools } from './tools.ts';
import { virtualLessonsOf } from './virtual-lessons.ts';

/**
 * A kid has finished its onboarding when its virtual lessons and at least one diagnostics are done (docs/rules/promotions.md#gifts):
 * said once, and the family has a gift waiting.
 */
export const finishOnboarding =
  (tools: Tools) =>
  async (familyId: string, kidUid: string): Promise<void> => {
    const { results, clock, outbox, realtime } = tools;
    if ((await results.done([kidUid])).length === 0) return;
    const lessons = await virtualLessonsOf(tools)(familyId, kidUid);
    if (!lessons.every(({ state }) => state === 'done')) return;
    const now = clock.now();
    if (!(await results.markFinished(familyId, kidUid, now))) return;
    await outbox.publish({ type: 'onboarding.finished', familyId, kidUid, finishedAt: now.toString() });
    await realtime.changed(`users/${familyId}`);
  };
