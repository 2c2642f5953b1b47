import type { EventOf } from '#platform/events';
import { momentIn } from '@school/words/letters/wording';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

/** The teacher has corrected what it said of a lesson: the family hears of it once, however often that is. */
export const whenReportIsCorrected =
  (tools: Tools) =>
  ({ familyId, kidUid, lessonId, teacherId, startsAt, isTrial }: EventOf<'lesson-room.report_corrected'>): Promise<void> =>
    tellFamily(tools)(familyId, `report corrected ${lessonId} ${familyId}`, async (texts, to, { locale, timezone }) => {
      const { name: teacher } = await tools.calendar.teacher(teacherId);
      const { name: kid } = await tools.families.kidOf(familyId, kidUid);
      const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
      // The report of a trial is read at home, with what it recommends.
      return texts.reportCorrected({ ...to, kid, teacher, moment, page: isTrial ? '/' : `/lessons/${lessonId}` });
    });
