import { delicateHelp, lessonRoomLimits } from '@school/contract/lesson-room/limits';

import type { EventOf } from '#platform/events';
import { schoolZone } from '@school/contract/school/zone';
import { signed } from '@school/words/letters/signed';
import { textsIn } from '@school/words/letters/texts';
import { momentIn, timeIn } from '@school/words/letters/wording';

import { tellColleague } from './tell-colleague.ts';
import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

/** The teacher waits for a child: its family is told at any hour, as long as the lesson can still be one. */
export const whenKidIsMissing =
  (tools: Tools) =>
  ({ familyId, kidUid, lessonId, teacherId, startsAt, uselessAt, by }: EventOf<'lesson-room.kid_missing'>): Promise<void> => {
    const start = Temporal.Instant.from(startsAt);
    return tellFamily(tools)(
      familyId,
      `kid missing ${lessonId} ${kidUid} ${by}`,
      async (texts, to, { locale, timezone }) => {
        const { name: teacher } = await tools.calendar.teacher(teacherId);
        const { name: kid } = await tools.families.kidOf(familyId, kidUid);
        const link = (await tools.identity.roomLinks.of(familyId))({ lessonId, kidUid, startsAt: start });
        return texts.kidMissing({ ...to, kid, teacher, moment: momentIn(locale, timezone, start), way: `${to.address}/room#${link}` });
      },
      { topic: 'schedule', pressing: 'urgent', by, uselessAt: Temporal.Instant.from(uselessAt) },
    );
  };

/** On a screen it is of use as long as the lesson may go on. */
const ringing = (since: Temporal.Instant) => ({ rings: since.add({ minutes: lessonRoomLimits.helpRingsMinutes }) });

/** Every manager is told that children are alone: one of them looks in. */
export const whenChildrenAreAlone =
  (tools: Tools) =>
  async ({ lessonId, teacherId, since }: EventOf<'lesson-room.children_alone'>): Promise<void> => {
    const { name: teacher } = await tools.calendar.teacher(teacherId);
    const from = Temporal.Instant.from(since);
    for (const managerId of await tools.identity.managers()) {
      await tellColleague(tools)(
        managerId,
        `alone ${lessonId} ${since} ${managerId}`,
        (texts, to, locale) => texts.childrenAlone({ ...to, room: lessonId, teacher, since: timeIn(locale, schoolZone(), from) }),
        ringing(from),
      );
    }
  };

/** Managers are told of a call for help; of what is delicate those alone who work with people. */
export const whenHelpIsAsked =
  (tools: Tools) =>
  async ({ helpId, lessonId, teacherId, code, role, at }: EventOf<'lesson-room.help_asked'>): Promise<void> => {
    const { name: teacher } = await tools.calendar.teacher(teacherId);
    const asked = Temporal.Instant.from(at);
    const isDelicate = delicateHelp.some((it) => it === code);
    for (const managerId of await tools.identity.managers(isDelicate ? 'people' : undefined)) {
      await tellColleague(tools)(
        managerId,
        `help ${helpId} ${managerId}`,
        (texts, to, locale) => texts.helpAsked({ ...to, room: lessonId, teacher, code, role, time: timeIn(locale, schoolZone(), asked) }),
        ringing(asked),
      );
    }
  };

/** Nobody has looked at it: the number on duty is told, where the school has one. */
export const whenHelpIsUnanswered =
  ({ calendar, messages, school, address, dutyPhone }: Tools) =>
  async ({ helpId, lessonId, teacherId, code, at }: EventOf<'lesson-room.help_unanswered'>): Promise<void> => {
    if (!dutyPhone) return;
    const { name: teacher } = await calendar.teacher(teacherId);
    const time = timeIn('ru-RU', schoolZone(), Temporal.Instant.from(at));
    const words = textsIn('ru-RU').helpUnanswered({ address, room: lessonId, teacher, code, time });
    const { subject, sms } = signed(words, { locale: 'ru-RU', school: school.name('ru-RU'), short: school.now('shortName') });
    await messages.queue({ key: `help unanswered ${helpId}`, channel: 'sms', to: dutyPhone.slice(1), subject, text: sms });
  };
