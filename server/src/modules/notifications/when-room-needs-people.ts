import { schedulingLimits } from '@school/contract/calendar/limits';

import type { EventOf } from '#platform/events';
import { momentIn, timeIn } from '@school/words/letters/wording';

import { tellColleague } from './tell-colleague.ts';
import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

/** The teacher waits for a child: its family is told at any hour, as long as the lesson can still be one. */
export const whenKidIsMissing =
  (tools: Tools) =>
  ({ familyId, kidUid, lessonId, teacherId, startsAt, by }: EventOf<'lesson-room.kid_missing'>): Promise<void> => {
    const start = Temporal.Instant.from(startsAt);
    return tellFamily(tools)(
      familyId,
      `kid missing ${lessonId} ${kidUid} ${by}`,
      async (texts, to, { locale, timezone }) => {
        const { name: teacher } = await tools.calendar.teacher(teacherId);
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        return texts.kidMissing({ ...to, kid, teacher, moment: momentIn(locale, timezone, start) });
      },
      { topic: 'schedule', pressing: 'urgent', by, uselessAt: start.add({ minutes: schedulingLimits.absentAfterMinutes }) },
    );
  };

/** Every manager is told that children are alone: one of them looks in. */
export const whenChildrenAreAlone =
  (tools: Tools) =>
  async ({ lessonId, teacherId, since }: EventOf<'lesson-room.children_alone'>): Promise<void> => {
    const { name: teacher } = await tools.calendar.teacher(teacherId);
    for (const managerId of await tools.identity.managers()) {
      await tellColleague(tools)(managerId, `alone ${lessonId} ${since} ${managerId}`, (texts, to, locale) =>
        texts.childrenAlone({ ...to, teacher, since: timeIn(locale, schedulingLimits.teacherZone, Temporal.Instant.from(since)) }),
      );
    }
  };
