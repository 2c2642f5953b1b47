import { schedulingLimits } from '@school/contract/calendar/limits';
import type { Locale } from '@school/contract/shapes';

import type { EventOf } from '#platform/events';
import { schoolZone } from '@school/contract/school/zone';
import { isToday } from './rules/is-today.ts';
import { tellColleague } from './tell-colleague.ts';
import { tellFamily } from './tell-family.ts';
import type { About } from './tell-person.ts';
import { momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

const namesOf = async ({ families }: Pick<Tools, 'families'>, familyId: string, kidUids: readonly string[]): Promise<string> => {
  const kids = await Promise.all(kidUids.map((kidUid) => families.kidOf(familyId, kidUid)));
  return kids.map(({ name }) => name).join(', ');
};

/** The family waits in front of its screen. */
const urgent: About = { topic: 'schedule', pressing: 'urgent' };

/** A lesson of today cannot wait for the morning. */
async function pressingOf(
  { families, clock }: Tools,
  familyId: string,
  lessons: ReadonlyArray<{ startsAt: string }>,
): Promise<NonNullable<About['pressing']>> {
  const { timezone } = await families.family(familyId);
  return lessons.some(({ startsAt }) => isToday(Temporal.Instant.from(startsAt), clock.now(), timezone)) ? 'urgent' : 'usual';
}

/** One message a family about all its lessons that a colleague gives, or that were called off. */
export const whenLessonsAreRestaffed =
  (tools: Tools) =>
  async ({ familyId, actId, teacherId, lessons }: EventOf<'scheduling.lessons_restaffed'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `restaffed ${actId} ${familyId}`,
      async (texts, to, { locale, timezone }) => {
        const { name: teacher } = await tools.calendar.teacher(teacherId);
        const now = tools.clock.now();
        const lines = await Promise.all(
          lessons.map(async ({ lessonId, kidUids, subject, courseCode, startsAt, teacherId: given, isReturned }) => {
            const at = Temporal.Instant.from(startsAt);
            const isAhead = Temporal.Instant.compare(now, at) < 0;
            const another = `${to.address}/${courseCode ? 'schedule?do=book' : 'intro-appointment'}`;
            return {
              kid: await namesOf(tools, familyId, kidUids),
              course: courseCode ? texts.courses[courseCode] : texts.subjects[subject],
              moment: momentIn(locale, timezone, at),
              teacher: given ? (await tools.calendar.teacher(given)).name : null,
              isReturned,
              link: given ? (isAhead ? `${to.address}/schedule?event=${lessonId}` : null) : another,
            };
          }),
        );
        return texts.lessonsRestaffed({ ...to, teacher, lessons: lines });
      },
      { topic: 'schedule', pressing: await pressingOf(tools, familyId, lessons) },
    );

/** Tells the teacher who takes over. */
export const whenLessonsAreGiven =
  (tools: Tools) =>
  async ({ teacherId, actId, fromTeacherId, zone, startsAt, note }: EventOf<'scheduling.lessons_given'>): Promise<void> => {
    const [{ name }, { name: colleague }] = await Promise.all([tools.calendar.teacher(teacherId), tools.calendar.teacher(fromTeacherId)]);
    await tellColleague(tools)(teacherId, `given ${actId} ${teacherId}`, (texts, to, locale) => {
      const moments = startsAt.map((at) => momentIn(locale, zone, Temporal.Instant.from(at)));
      return texts.lessonsGiven({ ...to, parent: name, colleague, moments, note: note === '' ? null : note });
    });
  };

/** The family waits: it is told why, and what happens next. */
export const whenTeacherIsLate =
  (tools: Tools) =>
  ({ familyId, lessonId, teacherId, kidUids, startsAt, bonus }: EventOf<'scheduling.teacher_late'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `teacher late ${lessonId} ${familyId}`,
      async (texts, to, { locale, timezone }) => {
        const { name: teacher } = await tools.calendar.teacher(teacherId);
        const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
        return texts.teacherLate({ ...to, kid: await namesOf(tools, familyId, kidUids), moment, teacher, bonus });
      },
      urgent,
    );

/** Every manager is told: one of them must decide. */
export const whenLessonIsUnattended =
  (tools: Tools) =>
  async ({ lessonId, teacherId, startsAt, waited }: EventOf<'scheduling.lesson_unattended'>): Promise<void> => {
    const { name: teacher } = await tools.calendar.teacher(teacherId);
    for (const managerId of await tools.identity.managers()) {
      await tellColleague(tools)(managerId, `unattended ${lessonId} ${managerId}`, (texts, to, locale) => {
        const moment = momentIn(locale, schoolZone(), Temporal.Instant.from(startsAt));
        return texts.lessonUnattended({ ...to, teacher, moment, waited });
      });
    }
  };

/** Moments as the family reads them. News of before this was told have none. */
const momentsIn = (locale: Locale, timezone: string, moments: readonly string[] = []): string[] =>
  moments.map((at) => momentIn(locale, timezone, Temporal.Instant.from(at)));

/** The teacher did not come: what came back, and how to choose another time. */
export const whenLessonIsReturned =
  (tools: Tools) =>
  ({ familyId, lessonId, kidUids, startsAt, bonus, cause, isTrial, passedOn }: EventOf<'scheduling.lesson_returned'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `lesson returned ${lessonId} ${familyId}`,
      async (texts, to, { locale, timezone }) => {
        const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
        return texts.lessonReturned({
          ...to,
          kid: await namesOf(tools, familyId, kidUids),
          moment,
          bonus,
          cause,
          isTrial,
          passedOn: momentsIn(locale, timezone, passedOn),
        });
      },
      urgent,
    );

/** The lesson broke down: the unit came back, and another time is waiting. */
export const whenLessonBreaksDown =
  (tools: Tools) =>
  ({ familyId, lessonId, kidUids, startsAt, isReturned, passedOn }: EventOf<'scheduling.lesson_broke_down'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `broke down ${lessonId} ${familyId}`,
      async (texts, to, { locale, timezone }) => {
        const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
        return texts.lessonBrokeDown({
          ...to,
          kid: await namesOf(tools, familyId, kidUids),
          moment,
          isReturned,
          passedOn: momentsIn(locale, timezone, passedOn),
        });
      },
      urgent,
    );

/** A kid did not come: what that cost, and how it costs nothing next time. */
export const whenLessonIsMissed =
  (tools: Tools) =>
  ({
    familyId,
    lessonId,
    kidUid,
    startsAt,
    skip,
    isGroup,
    isTeacherLate,
    freeSkips,
    freeSkipDays,
    bonus,
    passedOn,
  }: EventOf<'scheduling.lesson_missed'>): Promise<void> =>
    tellFamily(tools)(familyId, `missed ${lessonId} ${kidUid}`, async (texts, to, { locale, timezone }) => {
      const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
      const kid = await namesOf(tools, familyId, [kidUid]);
      const gone = { passedOn: momentsIn(locale, timezone, passedOn) };
      // A kid that was gone when its teacher came late has missed nothing: the school has.
      if (isTeacherLate) return texts.lessonReturned({ ...to, kid, moment, bonus, cause: 'late', isTrial: skip === null, ...gone });
      const link = `${to.address}/schedule?event=${lessonId}`;
      return texts.lessonMissed({
        ...to,
        kid,
        moment,
        cost: skip,
        isGroup,
        days: schedulingLimits.objectionDays,
        changeHours: tools.school.now('hoursToCancelOrTransfer'),
        freeSkips,
        freeSkipDays,
        link,
        ...gone,
      });
    });

/** A manager has decided about what the family said against a mark. */
export const whenObjectionIsDecided =
  (tools: Tools) =>
  ({
    familyId,
    objectionId,
    lessonId,
    kidUids,
    startsAt,
    outcome,
    answer,
    units,
    passedOn,
  }: EventOf<'scheduling.objection_decided'>): Promise<void> =>
    tellFamily(tools)(familyId, `objection ${objectionId}`, async (texts, to, { locale, timezone }) => {
      const moment = momentIn(locale, timezone, Temporal.Instant.from(startsAt));
      const kid = await namesOf(tools, familyId, kidUids);
      return texts.objectionDecided({
        ...to,
        kid,
        moment,
        isUpheld: outcome === 'upheld',
        answer,
        units,
        passedOn: momentsIn(locale, timezone, passedOn),
        link: `${to.address}/schedule?event=${lessonId}`,
      });
    });
