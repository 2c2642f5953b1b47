import type { deviceCalls } from '@school/contract/lesson-room/device-calls';

import { answerWithSession, type Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/http';

import type { LessonRoom } from './lesson-room.ts';

export const deviceHttp = (room: LessonRoom, { identity, clock }: { identity: Identity; clock: Clock }): Handlers<typeof deviceCalls> => ({
  'POST /lesson-room/:eventId/device-code': ({ who, params, body }) => room.giveDeviceCode(who, params.eventId, body.kidUid),
  'POST /lesson-room/device-code/enter': async ({ body, caller, request, answer }) => {
    const { opened, lessonId } = await identity.roomCodes.enter({ ...body, ip: request.ip, userAgent: request.userAgent, before: caller });
    const session = await answerWithSession(identity, clock, opened, answer);
    return { session, eventId: lessonId, kidUid: opened.kidUid ?? '' };
  },
});
