import type { SchedulingEvent } from '#modules/calendar';

import { tellFamily } from './tell-family.ts';
import { deadlineIn, momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';
import { isOwn } from './when-lesson-changes.ts';

type Booked = Extract<SchedulingEvent, { type: 'scheduling.intro_booked' }>;
type Recommended = Extract<SchedulingEvent, { type: 'scheduling.course_recommended' }>;

/** Says when the trial is, in the family's zone, and with whom. */
export const whenIntroIsBooked =
  (tools: Tools) =>
  ({ familyId, kidUid, processId, lessonId, startsAt, by }: Omit<Booked, 'type'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `intro booked ${lessonId}`,
      async (texts, to, { locale, timezone }) => {
        const [kid, processes] = await Promise.all([tools.families.kidOf(familyId, kidUid), tools.calendar.processesOf(familyId)]);
        const process = processes.find((it) => it.processId === processId);
        if (!process) return undefined;
        const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
        return texts.introBooked({
          ...to,
          kid: kid.name,
          subject: texts.subjects[process.subject],
          moment,
          teacher: process.teacher?.name ?? null,
        });
      },
      {
        topic: 'schedule',
        pressing: 'receipt',
        own: isOwn(by),
        attaches: () => ({ name: 'lesson', about: { familyId, kidUid, lessonId } }),
      },
    );

/** Tells of the recommended course, and until when the gift waits (it was offered before: payments listens first). */
export const whenCourseIsRecommended =
  (tools: Tools) =>
  ({ familyId, kidUid, processId, courseCode }: Recommended): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `course recommended ${processId}`,
      async (texts, to, { locale, timezone }) => {
        const kid = await tools.families.kidOf(familyId, kidUid);
        const gifts = await tools.promotions.openGifts(familyId, tools.clock.now());
        const offered = gifts.find(({ giftCode }) => giftCode !== 'introDay');
        const gift = offered
          ? { lessons: offered.lessons, until: deadlineIn(locale, timezone, Temporal.Instant.from(offered.until)) }
          : null;
        return texts.courseRecommended({ ...to, kid: kid.name, course: texts.courses[courseCode], gift });
      },
      { topic: 'offers' },
    );
