import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Locale } from '@school/contract/shapes';

import type { SchedulingNews } from '#modules/scheduling';

import { type LessonStands, stillTrue } from './answers.ts';
import { isToday } from './rules/is-today.ts';
import { tellFamily } from './tell-family.ts';
import type { MessageTexts } from './texts/message-texts.ts';
import type { Words } from './texts/words.ts';
import { momentIn, weeklyIn } from './texts/wording.ts';
import type { About as NewsAbout } from './tell-person.ts';
import type { Tools } from './tools.ts';

type News<Type extends SchedulingNews['type']> = Extract<SchedulingNews, { type: Type }>;

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
    news: { familyId: string; kidUid: string; processId: string },
    key: string,
    say: (about: About) => Words | Promise<Words>,
    about: NewsAbout,
  ): Promise<void> =>
    tellFamily(tools)(
      news.familyId,
      `${key} ${news.kidUid}`,
      async (texts, to, { locale, timezone }) => {
        const { name: kid } = await tools.families.kidOf(news.familyId, news.kidUid);
        const process = (await tools.scheduling.processesOf(news.familyId)).find((it) => it.processId === news.processId);
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
  const { dayOfWeek: weekday, hour, minute } = at.toZonedDateTimeISO(schedulingLimits.teacherZone);
  return weeklyIn(locale, timezone, [{ weekday, startMinute: hour * 60 + minute }], { now: at, teacherZone: schedulingLimits.teacherZone });
}

/** Says when a single lesson is, and with whom. */
export const whenLessonIsAppointed =
  (tools: Tools) =>
  (news: News<'scheduling.lesson_appointed'>): Promise<void> =>
    aboutLesson(tools)(
      news,
      `lesson appointed ${news.lessonId}`,
      async ({ texts, to, moment }) => {
        const { name } = await tools.scheduling.teacher(news.teacherId);
        return texts.lessonAppointed({ ...to, moment: moment(news.startsAt), teacher: name });
      },
      { topic: 'schedule', pressing: 'receipt', own: isOwn(news.by), asks: stands(news, news.startsAt) },
    );

/** Says where a lesson has gone, or a whole weekly time: one message an act, whoever did it. */
export const whenLessonsAreTransferred =
  (tools: Tools) =>
  async (news: News<'scheduling.lessons_transferred'>): Promise<void> =>
    aboutLesson(tools)(
      news,
      `lessons moved ${news.lessonId}`,
      async ({ texts, to, moment, weekly }) => {
        const { name: teacher } = await tools.scheduling.teacher(news.teacherId);
        const bySchool = news.by === 'manager' || news.by === 'school';
        if (news.weekly) {
          const { moved, from: was, to: is } = news;
          return texts.weeklyTimeMoved({ ...to, bySchool, moved, teacher, was: weekly(was), is: weekly(is), first: moment(is) });
        }
        const isTrial = news.kind === 'trial';
        return texts.lessonMoved({ ...to, isTrial, bySchool, teacher, from: moment(news.from), to: moment(news.to) });
      },
      {
        topic: 'schedule',
        pressing: await pressing(tools, news, [news.from, news.to]),
        own: isOwn(news.by),
        asks: news.weekly ? undefined : stands(news, news.to),
      },
    );

/** Says what was cancelled and what came back: one message an act. */
export const whenLessonsAreCanceled =
  (tools: Tools) =>
  async (news: News<'scheduling.lessons_canceled'>): Promise<void> =>
    aboutLesson(tools)(
      news,
      `lessons canceled ${news.lessonId}`,
      ({ texts, to, moment, weekly }) => {
        const bySchool = news.by === 'manager' || news.by === 'school';
        const { returned, canceled, startsAt } = news;
        if (news.weekly)
          return texts.weeklyTimeCanceled({ ...to, bySchool, canceled, returned, was: weekly(startsAt), moment: moment(startsAt) });
        return texts.lessonCanceled({ ...to, isTrial: news.kind === 'trial', bySchool, returned, moment: moment(startsAt) });
      },
      { topic: 'schedule', pressing: await pressing(tools, news, [news.startsAt]), own: isOwn(news.by) },
    );
