import type { notificationsCalls } from '@school/contract/notifications/calls';
import type { managerMessagesCalls } from '@school/contract/notifications/manager-calls';

import type { Handlers } from '#platform/http';
import { ownIdOf } from '#platform/principal';

import type { Notifications } from './notifications.ts';

const done = { done: true } as const;

export const notificationsHttp = (notifications: Notifications): Handlers<typeof notificationsCalls> => ({
  'GET /notifications': ({ who, query }) => notifications.list(ownIdOf(who), query.before),
  'POST /notifications/read': async ({ who, body }) => {
    await notifications.read(ownIdOf(who), body.noticeId);
    return done;
  },
  'GET /notifications/settings': ({ who }) => notifications.settings(ownIdOf(who)),
  'POST /notifications/settings': ({ who, body }) => notifications.choose(ownIdOf(who), body),
  'GET /notifications/devices': ({ who }) => notifications.pushDevices(ownIdOf(who)),
  'POST /notifications/devices': ({ who, body }) => notifications.addDevice(who, body),
  'DELETE /notifications/devices/:deviceId': async ({ who, params }) => {
    await notifications.removeDevice(ownIdOf(who), params.deviceId);
    return done;
  },
  'POST /notifications/telegram': ({ who }) => notifications.telegram.begin(ownIdOf(who)),
  'DELETE /notifications/telegram': async ({ who }) => {
    await notifications.telegram.end(ownIdOf(who));
    return done;
  },
  'POST /telegram/updates': ({ request }) => notifications.telegram.receive(request.raw, request.headers),
});

export const managerMessagesHttp = (notifications: Notifications): Handlers<typeof managerMessagesCalls> => ({
  'GET /manager/messages': ({ query }) => notifications.undelivered(query),
  'GET /manager/families/:familyId/messages': ({ params, query }) => notifications.sentTo(params.familyId, query.before),
  'POST /manager/messages/:messageId/retry': ({ who, params, body }) => notifications.retry(who, params.messageId, body.reason),
  'POST /manager/messages/:messageId/close': ({ who, params, body }) => notifications.close(who, params.messageId, body.reason),
});
