import type { announcementCalls } from '@school/contract/notifications/announcement-calls';

import type { Handlers } from '#platform/http';

import type { Announcements } from './announcements.ts';

export const announcementsHttp = (announcements: Announcements): Handlers<typeof announcementCalls> => ({
  'GET /manager/announcements': ({ query }) => announcements.list(query.before),
  'GET /manager/announcements/:announcementId': ({ who, params }) => announcements.show(params.announcementId, who.accountId),
  'GET /manager/announcements/:announcementId/people': ({ params, query }) => announcements.people(params.announcementId, query),
  'GET /manager/announcement-zones': () => announcements.zones(),
  'POST /manager/announcements/reach': ({ who, body }) => announcements.reach(who, body.content),
  'POST /manager/announcements': ({ who, body }) => announcements.begin(who, body.content),
  'POST /manager/announcements/:announcementId': ({ who, params, body }) =>
    announcements.save(who, params.announcementId, body.revision, body.content),
  'POST /manager/announcements/:announcementId/discard': async ({ params, body }) => {
    await announcements.discard(params.announcementId, body.revision);
    return { done: true };
  },
  'POST /manager/announcements/:announcementId/test': async ({ who, params, body }) => {
    await announcements.test(who, params.announcementId, body.revision);
    return { done: true };
  },
  'POST /manager/announcements/:announcementId/send': ({ who, params, body }) =>
    announcements.send(who, params.announcementId, {
      ...body,
      startsAt: body.startsAt === null ? null : Temporal.Instant.from(body.startsAt),
    }),
  'POST /manager/announcements/:announcementId/agree': ({ who, params }) => announcements.agree(who, params.announcementId),
  'POST /manager/announcements/:announcementId/pause': ({ who, params }) => announcements.pause(who, params.announcementId),
  'POST /manager/announcements/:announcementId/go-on': ({ who, params }) => announcements.goOn(who, params.announcementId),
  'POST /manager/announcements/:announcementId/stop': ({ who, params, body }) =>
    announcements.stop(who, params.announcementId, body.reason),
});
