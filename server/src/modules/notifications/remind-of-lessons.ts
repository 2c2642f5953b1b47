import { type LessonNotice, lessonNotices } from '@school/contract/notifications/limits';
import { settingLimits } from '@school/contract/school/limits';

import type { Family } from '#modules/families';

import { lookFrom } from './rules/lessons-ahead.ts';
import { quietUntil } from './rules/quiet-hours.ts';
import type { ReminderOf } from './reminders.store.ts';
import { sayToFamily } from './tell-family.ts';
import type { MessageTexts } from '@school/words/letters/message-texts';
import type { LessonLine } from '@school/words/letters/reminder-texts';
import { momentIn, timeIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

type Ahead = Awaited<ReturnType<Tools['calendar']['lessonsAhead']>>[number];

/** So many minutes before a lesson each notice comes. */
const minutesBefore = ({ now }: Tools['school'], notice: LessonNotice): number =>
  notice === 'lessonDay' ? now('reminderHours') * 60 : now(notice === 'lessonHour' ? 'reminderMinutes' : 'reminderSoonMinutes');

/**
 * Looks which lessons have come so near that their families are to be told, each of three times (docs/rules/notifications.md#before-lessons). Each
 * start is crossed once, under a mark that one node holds; lessons of a family that begin soon after the first are told
 * in the same message. A lesson that was booked later than that is told of by its booking.
 */
export const findLessonsAhead =
  (tools: Tools) =>
  async (notice: LessonNotice): Promise<void> => {
    const { db, clock, calendar, families, lessonNotices: told } = tools;
    const before = minutesBefore(tools.school, notice);
    await told.prepare(notice);
    await db.inTransaction(async () => {
      const now = clock.now();
      const mark = await told.mark(notice);
      if (mark === undefined) return;
      const until = now.add({ minutes: before });
      const from = lookFrom(mark, { now, before, late: lessonNotices[notice].late });
      const ahead = Temporal.Instant.compare(from, until) < 0 ? await calendar.lessonsAhead(from, until) : [];
      const near = Map.groupBy(ahead, ({ familyId }) => familyId);
      const zones = await families.timezonesOf([...near.keys()]);
      for (const [familyId, lessons] of near)
        await putUp(tools, notice, { familyId, timezone: zones.get(familyId) ?? 'UTC', lessons, now });
      await told.setMark(notice, until, now);
    });
  };

interface Near {
  familyId: string;
  timezone: string;
  lessons: readonly Ahead[];
  now: Temporal.Instant;
}

/** One reminder for what has come near, and for what begins soon after it. */
async function putUp(tools: Tools, notice: LessonNotice, { familyId, timezone, lessons, now }: Near): Promise<void> {
  const { calendar, lessonNotices: told, reminders, choices } = tools;
  const [first] = lessons;
  if (!first) return;
  const until = first.startsAt.add({ minutes: lessonNotices[notice].gathers });
  const gathered = await calendar.lessonsAheadOf(familyId, first.startsAt.subtract({ seconds: 1 }), until);
  const lessonIds = [...new Set([...lessons, ...gathered].map(({ lessonId }) => lessonId))];
  const fresh = await told.take(notice, familyId, lessonIds, now);
  if (fresh.length === 0) return;
  const { quiet } = await choices.of(familyId);
  await reminders.add('lessons', familyId, { notice, lessonIds: fresh }, quietUntil(now, timezone, quiet) ?? now);
}

/** A reminder that waits may have been put up under a longer time than the school says now. */
const longestBefore = settingLimits.reminderHours.most * 60;

/** Says which of these lessons are ahead, if any still is. The reminder's work. */
export const remindOfLessons =
  (tools: Tools) =>
  async ({ reminderId, familyId, dueAt, about }: ReminderOf<'lessons'>): Promise<boolean> => {
    const { clock, calendar } = tools;
    const now = clock.now();
    const { notice, lessonIds } = about;
    const { late, gathers } = lessonNotices[notice];
    // A school that stood still does not wake a family with what is long past its hour.
    if (Temporal.Instant.compare(now, dueAt.add({ minutes: late })) > 0) return false;
    const standing = await calendar.lessonsAheadOf(familyId, now, now.add({ minutes: longestBefore + gathers + late }));
    const lessons = standing.filter(({ lessonId }) => lessonIds.includes(lessonId));
    const [first] = lessons;
    if (!first) return false;
    return sayToFamily(tools)(
      familyId,
      `lessons ahead ${notice} ${reminderId}`,
      async (texts, to, family) => {
        const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(family.timezone).toPlainDate();
        return texts.lessonsAhead({
          ...to,
          notice,
          lessons: await Promise.all(lessons.map((lesson) => lineOf(tools, texts, family, notice, lesson))),
          isToday: day(first.startsAt).equals(day(now)),
          minutes: Math.round(now.until(first.startsAt).total('minutes')),
        });
      },
      { topic: notice, uselessAt: first.startsAt },
    );
  };

async function lineOf(
  { families, identity, lessonRoom, address }: Tools,
  texts: MessageTexts,
  { familyId, locale, timezone }: Family,
  notice: LessonNotice,
  { lessonId, kidUids, subject, courseCode, startsAt, teacher }: Ahead,
): Promise<LessonLine> {
  const kids = await Promise.all(kidUids.map((kidUid) => families.kidOf(familyId, kidUid)));
  const linkOf = await identity.roomLinks.of(familyId);
  // A day ahead nobody enters.
  const ways = notice === 'lessonDay' ? [] : kids;
  return {
    kids: kids.map(({ name }) => name).join(', '),
    course: courseCode ? texts.courses[courseCode] : texts.subjects[subject],
    moment: momentIn(locale, timezone, startsAt),
    time: timeIn(locale, timezone, startsAt),
    teacher,
    isElsewhere: await lessonRoom.isElsewhere(lessonId),
    ways: ways.map(({ kidUid, name }) => ({ kid: name, address: `${address}/room#${linkOf({ lessonId, kidUid, startsAt })}` })),
  };
}
