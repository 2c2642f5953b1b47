import type { Actor } from './actor.ts';
import { leaveLesson } from './clubs/leave-lesson.ts';
import { cancelLesson } from './changes/cancel-lesson.ts';
import { releaseIntro } from './changes/hold-intro.ts';
import { endSchedule } from './regular/end-schedule.ts';
import { happensTo, readToManage } from './regular/happens-to.ts';
import type { RegularTools } from './regular/tools.ts';
import { isTrialHold } from './rules/changing.ts';
import { mayHappen } from './rules/process-states.ts';

/** How far ahead lessons may stand. */
const everything = { hours: 24 * 400 };

/**
 * A child leaves the school: its schedules end, lessons that have not begun are cancelled, their units stay with the family,
 * and its processes are over. A lesson that is going on now is left to its teacher. Its groups it has left before.
 */
export const leaveForGood =
  (tools: RegularTools) =>
  (by: Actor, { familyId, kidUid, reason }: { familyId: string; kidUid: string; reason: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const now = tools.clock.now();
      const processes = (await tools.processes.ofFamily(familyId, now)).filter((it) => it.kidUid === kidUid);
      for (const { processId, seriesId } of processes) {
        if (seriesId !== null) await endSchedule(tools)(by, { familyId, processId, reason });
      }
      const ahead = await tools.lessons.ofFamily(familyId, { from: now, to: now.add(everything), now }, kidUid);
      for (const lesson of ahead) {
        const { lessonId, status, groupId } = lesson;
        const begins = Temporal.Instant.compare(lesson.startsAt, now);
        if (begins <= 0 || (status !== 'held' && status !== 'scheduled')) continue;
        if (isTrialHold(lesson)) await releaseIntro(tools)(by, familyId, lessonId);
        else if (groupId !== null) await leaveLesson(tools)(by, { familyId, lessonId, kidUids: [kidUid], reason, asking: 'manager' });
        else await cancelLesson(tools)({ by, familyId, kidUid, rules: 'manager' }, lessonId, { scope: 'one', reason });
      }
      for (const { processId } of processes) {
        const { state } = await readToManage(tools)(familyId, processId);
        if (!mayHappen(state, 'erased').allowed) continue;
        await happensTo(tools)({ familyId, processId }, 'erased', () => tools.processes.setStored(processId, 'canceled'));
      }
    });

/** Lessons of a child that have begun and are not closed. */
export const openLessonsOf =
  ({ lessons, clock }: Pick<RegularTools, 'lessons' | 'clock'>) =>
  async (familyId: string, kidUid: string): Promise<number> => {
    const now = clock.now();
    const recent = await lessons.ofFamily(familyId, { from: now.subtract({ hours: 48 }), to: now, now }, kidUid);
    return recent.filter(({ status }) => status === 'scheduled' || status === 'inProgress').length;
  };
