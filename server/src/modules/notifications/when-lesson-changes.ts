import type { Locale } from '@school/contract/shapes';

import type { EventOf } from '#platform/events';
import type { Attached } from '#platform/letter-carrier';
import { schoolZone } from '@school/contract/school/zone';
import { type LessonStands, stillTrue } from './answers.ts';
import { isToday } from './rules/is-today.ts';
import { tellFamily } from './tell-family.ts';
import type { MessageTexts } from '@school/words/letters/message-texts';
import type { MessageText } from '@school/words/letters/message-text';
import { momentIn, weeklyIn } from '@school/words/letters/wording';
import type { About as NewsAbout } from './tell-person.ts';
import type { Tools } from './tools.ts';

/** What every message about a lesson begins with, and how the family reads times. */
interface About {
  texts: MessageTexts;
  to: { parent: string; address: string; kid: string; course: string };
  moment(at: string): string;
  weekly(at: string): string;
}

const aboutLesson =
  (tools: Tools) =>
  (
    event: { familyId: string; kidUid: string; processId: string },
    key: string,
    say: (about: About) => MessageText | Promise<MessageText>,
    about: NewsAbout,
  ): Promise<void> =>
    tellFamily(tools)(
      event.familyId,
      `${key} ${event.kidUid}`,
      async (texts, to, { locale, timezone }) => {
        const { name: kid } = await tools.families.kidOf(event.familyId, event.kidUid);
        const process = (await tools.calendar.processesOf(event.familyId)).find((it) => it.processId === event.processId);
        if (!process) return undefined;
        const course = process.courseCode ? texts.courses[process.courseCode] : texts.subjects[process.subject];
        return say({
          texts,
          to: { ...to, kid, course },
          moment: (at) => momentIn(locale, timezone, Temporal.Instant.from(at)),
          weekly: (at) => weeklyAt(locale, timezone, Temporal.Instant.from(at)),
        });
      },
      about,
    );

/** A place in the schedule that may have changed again by the morning. */
const stands = ({ familyId, lessonId }: { familyId: string; lessonId: string }, startsAt: string) => ({
  name: stillTrue.lesson,
  about: { familyId, lessonId, startsAt } satisfies LessonStands,
});

/** The lesson for a calendar: the file is made when the letter goes, of the lesson as it stands then. */
const lessonFile =
  ({ familyId, kidUid, lessonId }: { familyId: string; kidUid: string; lessonId: string }) =>
  (): Attached => ({
    name: 'lesson',
    about: { familyId, kidUid, lessonId },
  });

/** Did the family do it itself, on its own screen? */
export const isOwn = (by: string): boolean => by === 'parent';

/** What the family did itself is a receipt; what the school does to a lesson of today cannot wait for the morning. */
async function pressing(
  { families, clock }: Tools,
  { familyId, by }: { familyId: string; by: string },
  moments: readonly string[],
): Promise<NonNullable<NewsAbout['pressing']>> {
  if (by !== 'manager' && by !== 'school') return 'receipt';
  const { timezone } = await families.family(familyId);
  return moments.some((at) => isToday(Temporal.Instant.from(at), clock.now(), timezone)) ? 'urgent' : 'usual';
}

/** The weekly time of a lesson, as the family reads it in the week of that lesson. */
function weeklyAt(locale: Locale, timezone: string, at: Temporal.Instant): string {
  const { dayOfWeek: weekday, hour, minute } = at.toZonedDateTimeISO(schoolZone());
  return weeklyIn(locale, timezone, [{ weekday, startMinute: hour * 60 + minute }], { now: at, teacherZone: schoolZone() });
}

/** Says when a single lesson is, and with whom. */
export const whenLessonIsAppointed =
  (tools: Tools) =>
  (event: EventOf<'scheduling.lesson_appointed'>): Promise<void> =>
    aboutLesson(tools)(
      event,
      `lesson appointed ${event.lessonId} ${event.at}`,
      async ({ texts, to, moment }) => {
        const { name } = await tools.calendar.teacher(event.teacherId);
        return texts.lessonAppointed({ ...to, moment: moment(event.startsAt), teacher: name });
      },
      {
        topic: 'schedule',
        pressing: 'receipt',
        own: isOwn(event.by),
        asks: stands(event, event.startsAt),
        attaches: lessonFile(event),
      },
    );

/** Says where a lesson has gone, or a whole weekly time: one message an act, whoever did it. */
export const whenLessonsAreTransferred =
  (tools: Tools) =>
  async (event: EventOf<'scheduling.lessons_transferred'>): Promise<void> =>
    aboutLesson(tools)(
      event,
      `lessons moved ${event.lessonId}`,
      async ({ texts, to, moment, weekly }) => {
        const { name: teacher } = await tools.calendar.teacher(event.teacherId);
        const bySchool = event.by === 'manager' || event.by === 'school';
        if (event.weekly) {
          const { moved, from: was, to: is } = event;
          return texts.weeklyTimeMoved({ ...to, bySchool, moved, teacher, was: weekly(was), is: weekly(is), first: moment(is) });
        }
        const isTrial = event.kind === 'trial';
        return texts.lessonMoved({ ...to, isTrial, bySchool, teacher, from: moment(event.from), to: moment(event.to) });
      },
      {
        topic: 'schedule',
        pressing: await pressing(tools, event, [event.from, event.to]),
        own: isOwn(event.by),
        asks: event.weekly ? undefined : stands(event, event.to),
        attaches: event.weekly ? undefined : lessonFile(event),
      },
    );

/** Says what was cancelled and what came back: one message an act. */
export const whenLessonsAreCanceled =
  (tools: Tools) =>
  async (event: EventOf<'scheduling.lessons_canceled'>): Promise<void> =>
    aboutLesson(tools)(
      event,
      `lessons canceled ${event.lessonId} ${event.at}`,
      ({ texts, to, moment, weekly }) => {
        const { bySchool, canceled, startsAt, passedOn = [] } = event;
        const back = {
          free: event.returned - passedOn.length,
          passed: passedOn.length,
          only: passedOn.length === 1 ? moment(passedOn[0] ?? '') : null,
        };
        if (event.weekly)
          return texts.weeklyTimeCanceled({ ...to, bySchool, canceled, ...back, was: weekly(startsAt), moment: moment(startsAt) });
        return texts.lessonCanceled({ ...to, isTrial: event.kind === 'trial', bySchool, ...back, moment: moment(startsAt) });
      },
      { topic: 'schedule', pressing: await pressing(tools, event, [event.startsAt]), own: isOwn(event.by) },
    );
