import type { Process } from '@school/contract/calendar/shapes';

import type { SchedulingEvent } from '#modules/calendar';
import { schoolZone } from '@school/contract/school/zone';

import type { ReminderOf } from './reminders.store.ts';
import { sayToFamily, tellFamily } from './tell-family.ts';
import type { MessageTexts } from '@school/words/letters/message-texts';
import { deadlineIn, momentIn, weeklyIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';
import { isOwn } from './when-lesson-changes.ts';

type ScheduleSet = Extract<SchedulingEvent, { type: 'scheduling.schedule_set' }>;
type ScheduleReleased = Extract<SchedulingEvent, { type: 'scheduling.schedule_released' }>;
type LessonReleased = Extract<SchedulingEvent, { type: 'scheduling.lesson_released' }>;

const processOf = async ({ calendar }: Tools, familyId: string, processId: string): Promise<Process | undefined> =>
  (await calendar.processesOf(familyId)).find((it) => it.processId === processId);

const nameOf = (texts: MessageTexts, { courseCode, subject }: Process) =>
  courseCode ? texts.courses[courseCode] : texts.subjects[subject];

/** Says which times were chosen, and until when they wait for a payment; a reminder is put up for that. */
export const whenScheduleIsSet =
  (tools: Tools) =>
  async ({ familyId, kidUid, processId, heldUntil, by }: ScheduleSet): Promise<void> => {
    const until = heldUntil === null ? null : Temporal.Instant.from(heldUntil);
    const now = tools.clock.now();
    const remindAt = until?.subtract({ hours: await tools.school.read('unpaidNoticeHours') });
    // Held for less than the notice: what is said now tells until when.
    if (until && remindAt && Temporal.Instant.compare(remindAt, now) > 0)
      await tools.reminders.add('holdEnds', familyId, { processId, heldUntil: until.toString() }, remindAt);
    await tellFamily(tools)(
      familyId,
      `schedule set ${processId} ${now.toString()}`,
      async (texts, to, { locale, timezone }) => {
        const [kid, process] = await Promise.all([tools.families.kidOf(familyId, kidUid), processOf(tools, familyId, processId)]);
        if (!process || process.days.length === 0) return undefined;
        const days = weeklyIn(locale, timezone, process.days, { now, teacherZone: schoolZone() });
        const held = until && deadlineIn(locale, timezone, until);
        return texts.scheduleSet({ ...to, kid: kid.name, course: nameOf(texts, process), days, heldUntil: held });
      },
      { topic: 'schedule', pressing: 'receipt', own: isOwn(by) },
    );
  };

/** Says that the times which nobody paid for are free again. */
export const whenScheduleIsReleased =
  (tools: Tools) =>
  ({ familyId, kidUid, processId }: ScheduleReleased): Promise<void> =>
    tellFamily(tools)(familyId, `schedule released ${processId} ${tools.clock.now().toString()}`, async (texts, to) => {
      const [kid, process] = await Promise.all([tools.families.kidOf(familyId, kidUid), processOf(tools, familyId, processId)]);
      return process && texts.scheduleReleased({ ...to, kid: kid.name, course: nameOf(texts, process) });
    });

/** Says that a lesson was cancelled because no unit was left for it. */
export const whenLessonIsReleased =
  (tools: Tools) =>
  ({ familyId, kidUid, lessonId, startsAt }: LessonReleased): Promise<void> =>
    tellFamily(tools)(familyId, `lesson released ${lessonId}`, async (texts, to, { locale, timezone }) => {
      const { name: kid } = await tools.families.kidOf(familyId, kidUid);
      return texts.lessonReleased({ ...to, kid, moment: momentIn(locale, timezone, Temporal.Instant.from(startsAt)) });
    });

/**
 * Says that a hold ends soon, if it is still the one that was meant: times that were chosen anew since are held longer
 * and have a reminder of their own. The reminder's work.
 */
export const remindOfHold =
  (tools: Tools) =>
  async ({ familyId, about: { processId, heldUntil: meant }, reminderId }: ReminderOf<'holdEnds'>): Promise<boolean> =>
    sayToFamily(tools)(
      familyId,
      `hold ends ${reminderId}`,
      async (texts, to, { locale, timezone }) => {
        const process = await processOf(tools, familyId, processId);
        if (process?.heldUntil !== meant) return undefined;
        const heldUntil = deadlineIn(locale, timezone, Temporal.Instant.from(meant));
        return texts.holdEnds({ ...to, course: nameOf(texts, process), heldUntil });
      },
      { topic: 'schedule', uselessAt: Temporal.Instant.from(meant) },
    );
