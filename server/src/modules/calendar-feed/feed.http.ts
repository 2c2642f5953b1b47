import { createHash } from 'node:crypto';

import type { calendarFeedCalls } from '@school/contract/calendar-feed/calls';
import type { FastifyInstance } from 'fastify';

import type { CalendarFeed } from './calendar-feed.ts';
import type { Handlers } from '#platform/http';

/** The side of calendar links that those have who make them. */
export const calendarFeedHttp = (feed: CalendarFeed): Handlers<typeof calendarFeedCalls> => ({
  'GET /calendar-feeds': async ({ who }) => ({ feeds: await feed.listFeeds(who.customerId) }),
  'POST /calendar-feeds': ({ who, body }) => feed.createFeed(who.customerId, body.kidUid),
  'DELETE /calendar-feeds/:kidUid': async ({ who, params }) => {
    await feed.revokeFeed(who.customerId, params.kidUid);
    return { done: true };
  },
  'GET /events/:eventId/calendar': async ({ who, params, query }) => {
    const file = await feed.ownLessonFile({ familyId: who.customerId, kidUid: query.kidUid, lessonId: params.eventId });
    return { name: file.name, text: Buffer.from(file.bytes).toString('utf8') };
  },
  'GET /teacher/calendar-feed': async ({ who }) => ({ feed: await feed.ofTeacher.show(who.customerId) }),
  'POST /teacher/calendar-feed': ({ who }) => feed.ofTeacher.create(who.customerId),
  'DELETE /teacher/calendar-feed': async ({ who }) => {
    await feed.ofTeacher.revoke(who.customerId);
    return { done: true };
  },
});

/**
 * The side calendars read: whoever has the link, without signing in. Not a call of the contract, because its answer is
 * a file; an unchanged one is not sent twice.
 */
export function serveCalendarFeeds(http: FastifyInstance, feed: Pick<CalendarFeed, 'readFeed'>): void {
  http.get<{ Params: { file: string } }>('/api/calendar/:file', async (request, reply) => {
    const { file } = request.params;
    const text = file.endsWith('.ics') ? await feed.readFeed(file.slice(0, -'.ics'.length)) : undefined;
    if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag).header('referrer-policy', 'no-referrer');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="lessons.ics"').send(text);
  });
}
