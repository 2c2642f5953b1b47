import type { GroupsEvent } from '#modules/groups';
import type { SchedulingEvent } from '#modules/calendar';

import { tellFamily } from './tell-family.ts';
import { momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

type OfGroups<Type extends GroupsEvent['type']> = Extract<GroupsEvent, { type: Type }>;
type OfScheduling<Type extends SchedulingEvent['type']> = Extract<SchedulingEvent, { type: Type }>;

const nameOf = async ({ families }: Pick<Tools, 'families'>, { familyId, kidUid }: { familyId: string; kidUid: string }): Promise<string> =>
  (await families.kidOf(familyId, kidUid)).name;

/** Says that there will be no other teacher, in the manager's own words. */
export const whenTeacherRequestIsDeclined =
  (tools: Tools) =>
  (it: OfScheduling<'scheduling.teacher_request_declined'>): Promise<void> =>
    tellFamily(tools)(it.familyId, `teacher request declined ${it.requestId}`, async (texts, to) => {
      const process = (await tools.calendar.processesOf(it.familyId)).find(({ processId }) => processId === it.processId);
      if (!process) return undefined;
      const course = process.courseCode ? texts.courses[process.courseCode] : texts.subjects[process.subject];
      return texts.teacherRequestDeclined({ ...to, course, kid: await nameOf(tools, it), answer: it.answer });
    });

/** Says that the kid is out of the group, and which lessons stay. */
export const whenKidIsRemoved =
  (tools: Tools) =>
  (it: OfGroups<'groups.removed'>): Promise<void> =>
    tellFamily(tools)(
      it.familyId,
      `group removed ${it.groupId} ${it.kidUid} ${tools.clock.now().toString()}`,
      async (texts, to, { locale, timezone }) =>
        texts.groupRemoved({
          ...to,
          kid: await nameOf(tools, it),
          group: it.title[locale === 'ru-RU' ? 'ru' : 'en'],
          stays: it.stays.map((at) => momentIn(locale, timezone, Temporal.Instant.from(at))),
        }),
    );

/** Says that a request on the waiting list is closed, in the manager's own words. */
export const whenWaitingIsDeclined =
  (tools: Tools) =>
  (it: OfGroups<'groups.waiting_declined'>): Promise<void> =>
    tellFamily(tools)(it.familyId, `waiting declined ${it.requestId}`, async (texts, to) =>
      texts.waitingDeclined({ ...to, course: texts.courses[it.courseCode], kid: await nameOf(tools, it), answer: it.answer }),
    );
