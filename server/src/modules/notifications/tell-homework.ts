import { everyCourse } from '@school/contract/catalogue/limits';
import { notificationLimits } from '@school/contract/notifications/limits';

import type { LearningEvent } from '#modules/learning';
import type { WorkMarked } from '#modules/playbooks';

import { quietUntil } from './rules/quiet-hours.ts';
import type { ReminderOf } from './reminders.store.ts';
import { sayToFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type Work = ReminderOf<'homework'>['about']['works'][number];

/** What is said soon is gathered for ten minutes, or until the quiet hours end: one message a family. */
async function gather(tools: Tools, familyId: string, work: Work): Promise<void> {
  const { clock, families, choices, reminders } = tools;
  const [{ timezone }, { quiet }] = await Promise.all([families.family(familyId), choices.of(familyId)]);
  const soon = clock.now().add({ minutes: notificationLimits.homeworkMinutes });
  await reminders.gather('homework', familyId, { name: 'works', items: [work] }, quietUntil(soon, timezone, quiet) ?? soon);
}

/** Homework has opened for a kid: the family is told, together with what opens next to it. */
export const whenHomeworkOpens =
  (tools: Tools) =>
  ({ familyId, kidUid, courseCode }: Extract<LearningEvent, { type: 'learning.homework_opened' }>): Promise<void> =>
    gather(tools, familyId, { kidUid, courseCode, isMarked: false });

/** The teacher has looked at a work of a kid. */
export const whenWorkIsMarked =
  (tools: Tools) =>
  async ({ kidUid, courseCode }: WorkMarked): Promise<void> => {
    const [kid] = await tools.families.kids([kidUid]);
    if (kid) await gather(tools, kid.familyId, { kidUid, courseCode, isMarked: true });
  };

/** Says which homework is open and which works were marked; what was done meanwhile is left out. The reminder's work. */
export const tellHomework =
  (tools: Tools) =>
  async ({ reminderId, familyId, about }: ReminderOf<'homework'>): Promise<boolean> => {
    const works = [...new Map(about.works.map((work) => [JSON.stringify(work), work])).values()];
    const isOpen = async ({ kidUid, courseCode }: Work): Promise<boolean> =>
      (await tools.learning.coursesProgress(kidUid)).some((course) => course.courseCode === courseCode && course.homework > 0);
    const left: Work[] = [];
    for (const work of works) if (work.isMarked || (await isOpen(work))) left.push(work);
    const [first] = left;
    if (!first) return false;
    const isOne = left.every(({ kidUid, courseCode }) => kidUid === first.kidUid && courseCode === first.courseCode);
    return sayToFamily(tools)(
      familyId,
      `homework ${reminderId}`,
      async (texts, to) => {
        const named = async (some: readonly Work[]) =>
          Promise.all(
            some.map(async ({ kidUid, courseCode }) => ({
              kid: (await tools.families.kidOf(familyId, kidUid)).name,
              course: texts.courses[everyCourse.find((code) => code === courseCode) ?? 'math'],
            })),
          );
        return texts.homework({
          ...to,
          opened: await named(left.filter(({ isMarked }) => !isMarked)),
          marked: await named(left.filter(({ isMarked }) => isMarked)),
          path: isOne ? `/courseProgress/${first.kidUid}/${first.courseCode}` : '/',
        });
      },
      { topic: 'homework' },
    );
  };
