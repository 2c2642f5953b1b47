import type { SchedulingEvent } from '#modules/calendar';

import { tellFamily } from './tell-family.ts';
import { timeIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

type RunsLate = Extract<SchedulingEvent, { type: 'scheduling.teacher_runs_late' }>;

/** The teacher says that it comes later: the family that waits is told when to expect it, at any hour. */
export const whenTeacherRunsOver =
  (tools: Tools) =>
  ({ familyId, lessonId, teacherId, kidUids, minutes, expectedAt }: RunsLate): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `runs late ${lessonId} ${minutes} ${familyId}`,
      async (texts, to, { locale, timezone }) => {
        const { name: teacher } = await tools.calendar.teacher(teacherId);
        const kids = await Promise.all(kidUids.map((kidUid) => tools.families.kidOf(familyId, kidUid)));
        return texts.teacherRunsLate({
          ...to,
          kid: kids.map(({ name }) => name).join(', '),
          teacher,
          minutes,
          expected: timeIn(locale, timezone, Temporal.Instant.from(expectedAt)),
        });
      },
      { topic: 'schedule', pressing: 'urgent', uselessAt: Temporal.Instant.from(expectedAt).add({ hours: 1 }) },
    );
