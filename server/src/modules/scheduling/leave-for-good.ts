import { happensTo, readToManage } from '#modules/calendar';
import { type Actor, isTrialHold, mayHappen } from '#modules/calendar/rules';
import { leaveLesson } from '#modules/clubs';

import { cancelLesson } from './changes/cancel-lesson.ts';
import { releaseIntro } from './trials/hold-intro.ts';
import { endSchedule } from './regular/end-schedule.ts';
import type { SchedulingDependencies } from './dependencies/dependencies.ts';

/** How far ahead lessons may stand. */
const everything = { hours: 24 * 400 };

/**
 * A child leaves the school: its schedules end, lessons that have not begun are cancelled, their units stay with the family,
 * and its processes are over. A lesson that is going on now is left to its teacher. Its groups it has left before.
 */
export const leaveForGood =
  (deps: SchedulingDependencies) =>
  (by: Actor, { familyId, kidUid, reason }: { familyId: string; kidUid: string; reason: string }): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const now = deps.clock.now();
      const processes = (await deps.processes.ofFamily(familyId, now)).filter((it) => it.kidUid === kidUid);
      for (const { processId, seriesId } of processes) {
        if (seriesId !== null) await endSchedule(deps)(by, { familyId, processId, reason });
      }
      const ahead = await deps.lessons.ofFamily(familyId, { from: now, to: now.add(everything), now }, kidUid);
      for (const lesson of ahead) {
        const { lessonId, status, groupId } = lesson;
        const begins = Temporal.Instant.compare(lesson.startsAt, now);
        if (begins <= 0 || (status !== 'held' && status !== 'scheduled')) continue;
        if (isTrialHold(lesson)) await releaseIntro(deps)(by, familyId, lessonId);
        else if (groupId !== null) await leaveLesson(deps)(by, { familyId, lessonId, kidUids: [kidUid], reason, actorKind: 'manager' });
        else await cancelLesson(deps)({ by, familyId, kidUid, rules: 'manager' }, lessonId, { scope: 'one', reason });
      }
      for (const { processId } of processes) {
        const { state } = await readToManage(deps)(familyId, processId);
        if (!mayHappen(state, 'erased').allowed) continue;
        await happensTo(deps)({ familyId, processId }, 'erased', () => deps.processes.setStored(processId, 'canceled'));
      }
    });

/** Lessons of a child that have begun and are not closed. */
export const openLessonsOf =
  ({ lessons, clock }: Pick<SchedulingDependencies, 'lessons' | 'clock'>) =>
  async (familyId: string, kidUid: string): Promise<number> => {
    const now = clock.now();
    const recent = await lessons.ofFamily(familyId, { from: now.subtract({ hours: 48 }), to: now, now }, kidUid);
    return recent.filter(({ status }) => status === 'scheduled' || status === 'inProgress').length;
  };
