import { schedulingLimits } from '@school/contract/calendar/limits';

import { clockChange } from '#modules/calendar/rules';
import { schoolZone } from '@school/contract/school/zone';

import type { CalendarFeedDependencies } from './dependencies.ts';
import type { ClockNotices } from './clock-notices.store.ts';

const { clockChangeNoticeDays } = schedulingLimits;

/**
 * Every day: families whose clock will move against the school's within 7 days, and who have lessons in the week after
 * that, are told once a change (docs/rules/schedule.md#clock-changes).
 */
export const announceClockChanges = (deps: CalendarFeedDependencies & { clockNotices: ClockNotices }) => async (): Promise<void> => {
  const now = deps.clock.now();
  const until = now.add({ hours: 24 * clockChangeNoticeDays });
  const familyIds = await deps.feedLessons.familiesWithLessons(now, until.add({ hours: 24 * 7 }));
  const zones = await deps.families.timezonesOf(familyIds);
  const changes = new Map([...new Set(zones.values())].map((zone) => [zone, clockChange(now, until, zone, schoolZone())]));
  for (const familyId of familyIds) {
    const change = changes.get(zones.get(familyId) ?? schoolZone());
    if (!change) continue;
    await deps.db.inTransaction(async () => {
      const lessons = await deps.feedLessons.firstOfEach(familyId, change.at, change.at.add({ hours: 24 * 7 }));
      if (lessons.length === 0 || !(await deps.clockNotices.add(familyId, change.at, now))) return;
      await deps.outbox.publish({
        type: 'scheduling.clock_changes',
        familyId,
        changesAt: change.at.toString(),
        minutes: change.minutes,
        lessons: lessons.map(({ kidUid, startsAt, ...what }) => ({ kidUid, ...what, startsAt: startsAt.toString() })),
      });
    });
  }
};
