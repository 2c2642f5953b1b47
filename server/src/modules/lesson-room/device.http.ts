import type { deviceCalls } from '@school/contract/lesson-room/device-calls';

import { answerWithSession, type Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/http';
import { Refusal } from '#platform/refusal';

import type { LessonRoom } from './lesson-room.ts';

export const deviceHttp = (room: LessonRoom, { identity, clock }: { identity: Identity; clock: Clock }): Handlers<typeof deviceCalls> => ({
  'POST /lesson-room/:eventId/device-code': ({ who, params, body }) => room.giveDeviceCode(who, params.eventId, body.kidUid),
  'POST /lesson-room/device-code/enter': async ({ body, caller, request, answer }) => {
    const { opened, lessonId } = await identity.roomCodes.enter({ ...body, ip: request.ip, userAgent: request.userAgent, before: caller });
    const session = await answerWithSession(identity, clock, opened, answer);
    return { session, eventId: lessonId, kidUid: opened.kidUid ?? '' };
  },
  'POST /lesson-room/link/enter': async ({ body, caller, request, answer }) => {
    const { account, seat } = await room.findByLink(body.token, request.ip);
    const { lessonId: eventId, kidUid } = seat;
    const isAccounts = caller.role !== 'guest' && caller.onlyRoom === undefined;
    if (isAccounts && caller.customerId !== account.customerId) throw new Refusal('lesson_room.other_family');
    // The child itself is in already: its session opens more than the link.
    if (isAccounts && caller.kidUid === kidUid) return { session: await identity.describe(caller), eventId, kidUid };
    const opened = await identity.roomLinks.enter(account, seat, { userAgent: request.userAgent, before: caller });
    return { session: await answerWithSession(identity, clock, opened, answer), eventId, kidUid };
  },
});
