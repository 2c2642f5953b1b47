import type { Process } from '@school/contract/calendar/shapes';
import type { Locale } from '@school/contract/shapes';

import type { EventOf } from '#platform/events';
import { schoolZone } from '@school/contract/school/zone';
import { tellFamily } from './tell-family.ts';
import type { MessageTexts } from '@school/words/letters/message-texts';
import type { MessageText } from '@school/words/letters/message-text';
import { dateIn, deadlineIn, momentIn, weeklyIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';
import { isOwn } from './when-lesson-changes.ts';

/** What every message about a schedule begins with, and how the family reads times. */
interface About {
  texts: MessageTexts;
  to: { parent: string; address: string; kid: string; course: string; processId: string };
  process: Process;
  locale: Locale;
  timezone: string;
  /** The weekly times in the family's zone; null when there are none. */
  days: string | null;
}

const aboutSchedule =
  (tools: Tools) =>
  (
    event: { familyId: string; kidUid: string; processId: string; by?: string },
    occasion: string,
    say: (about: About) => MessageText | undefined | Promise<MessageText>,
  ) =>
    tellFamily(tools)(
      event.familyId,
      `${occasion} ${event.processId} ${tools.clock.now().toString()}`,
      async (texts, to, { locale, timezone }) => {
        const { name: kid } = await tools.families.kidOf(event.familyId, event.kidUid);
        const process = (await tools.calendar.processesOf(event.familyId)).find((it) => it.processId === event.processId);
        if (!process) return undefined;
        const course = process.courseCode ? texts.courses[process.courseCode] : texts.subjects[process.subject];
        const week = { now: tools.clock.now(), teacherZone: schoolZone() };
        const days = process.days.length > 0 ? weeklyIn(locale, timezone, process.days, week) : null;
        return say({ texts, to: { ...to, kid, course, processId: event.processId }, process, locale, timezone, days });
      },
      { topic: 'schedule', own: event.by !== undefined && isOwn(event.by) },
    );

/** Says the new weekly times. A change that brings another teacher is told by the message about the teacher. */
export const whenScheduleIsChanged =
  (tools: Tools) =>
  async (event: EventOf<'scheduling.schedule_changed'>): Promise<void> => {
    if (event.withTeacher) return;
    await aboutSchedule(tools)(event, 'schedule changed', ({ texts, to, process, locale, timezone, days }) => {
      if (!days) return undefined;
      const heldUntil = process.heldUntil && deadlineIn(locale, timezone, Temporal.Instant.from(process.heldUntil));
      return texts.scheduleChanged({ ...to, days, heldUntil });
    });
  };

/** Says which days have no lessons, and that they go on by themselves. */
export const whenScheduleIsPaused =
  (tools: Tools) =>
  (event: EventOf<'scheduling.schedule_paused'>): Promise<void> =>
    aboutSchedule(tools)(event, 'schedule paused', ({ texts, to, locale }) => {
      const until = Temporal.PlainDate.from(event.until);
      const [first, last, on] = [Temporal.PlainDate.from(event.from), until.subtract({ days: 1 }), until].map((day) => dateIn(locale, day));
      return texts.schedulePaused({ ...to, first: first ?? '', last: last ?? '', on: on ?? '' });
    });

/** Says how many lessons came back, and names those that could not. */
export const whenScheduleIsResumed =
  (tools: Tools) =>
  (event: EventOf<'scheduling.schedule_resumed'>): Promise<void> =>
    aboutSchedule(tools)(event, 'schedule resumed', ({ texts, to, locale, timezone }) =>
      texts.scheduleResumed({
        ...to,
        lessons: event.lessons,
        missing: event.missing.map((at) => momentIn(locale, timezone, Temporal.Instant.from(at))),
      }),
    );

/** Says that the schedule has ended and where the units are. */
export const whenScheduleIsEnded =
  (tools: Tools) =>
  (event: EventOf<'scheduling.schedule_ended'>): Promise<void> =>
    aboutSchedule(tools)(event, 'schedule ended', ({ texts, to }) => texts.scheduleEnded(to));

/** Says who teaches from now on, and when. */
export const whenTeacherIsChanged =
  (tools: Tools) =>
  (event: EventOf<'scheduling.teacher_changed'>): Promise<void> =>
    aboutSchedule(tools)(event, `teacher ${event.teacherId}`, async ({ texts, to, days }) => {
      const { name: teacher } = await tools.calendar.teacher(event.teacherId);
      return texts.teacherChanged({ ...to, teacher, days });
    });

/** Says that nobody has the times and that the school answers by hand. */
export const whenTeacherRequestWaits =
  (tools: Tools) =>
  (event: EventOf<'scheduling.teacher_request_waits'>): Promise<void> =>
    aboutSchedule(tools)(event, `teacher request ${event.requestId}`, ({ texts, to }) => texts.teacherRequestWaits(to));

/** Says two days before a lesson that no unit is left for it, and until when that can be put right. */
export const whenLessonIsUnfunded =
  (tools: Tools) =>
  ({ familyId, kidUid, lessonId, startsAt, releaseAt }: EventOf<'scheduling.lesson_unfunded'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `lesson unfunded ${lessonId}`,
      async (texts, to, { locale, timezone }) => {
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        const releasedAt = deadlineIn(locale, timezone, Temporal.Instant.from(releaseAt));
        return texts.lessonUnfunded({ ...to, kid, moment: momentIn(locale, timezone, Temporal.Instant.from(startsAt)), releasedAt });
      },
      { topic: 'balance', uselessAt: Temporal.Instant.from(releaseAt) },
    );
