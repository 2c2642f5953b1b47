import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { parent, parentAndSupport, teacher } from '../role-rows.ts';
import { Done, Id, Instant } from '../shapes.ts';

const TheKid = z.strictObject({ kidUid: Id });

/** Private calendar feeds, one a kid and one a teacher (docs/rules/notifications.md#calendar-links): whoever has the link reads the lessons, until it is revoked. */
export const calendarFeedCalls = defineCalls({
  'GET /calendar-feeds': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'Which kids have a calendar link, since when, and when a calendar last read it',
    gives: z.strictObject({
      feeds: z.array(z.strictObject({ kidUid: Id, createdAt: Instant, readAt: z.nullable(Instant) })),
    }),
    refusals: [],
  },
  'POST /calendar-feeds': {
    who: parent,
    adult: 'never',
    summary: 'Makes a calendar link for a kid; shown once, and the earlier one stops working',
    body: TheKid,
    gives: z.strictObject({ kidUid: Id, url: z.string() }),
    refusals: ['families.kid_not_found'],
  },
  'DELETE /calendar-feeds/:kidUid': {
    who: parent,
    adult: 'never',
    summary: 'Revokes the calendar link of a kid',
    gives: Done,
    refusals: ['families.kid_not_found', 'scheduling.feed_not_found'],
  },
  'GET /events/:eventId/calendar': {
    // It holds a way into the lesson.
    who: parent,
    adult: 'sees',
    summary: 'One coming lesson of a kid as a file for a calendar (iCalendar)',
    query: TheKid,
    gives: z.strictObject({ name: z.string(), text: z.string() }),
    refusals: ['families.kid_not_found', 'scheduling.lesson_not_found'],
  },
  'GET /teacher/calendar-feed': {
    who: teacher,
    summary: 'Whether the teacher has a calendar link of its own, since when, and when a calendar last read it',
    gives: z.strictObject({ feed: z.nullable(z.strictObject({ createdAt: Instant, readAt: z.nullable(Instant) })) }),
    refusals: [],
  },
  'POST /teacher/calendar-feed': {
    who: teacher,
    summary: 'Makes the teacher’s calendar link; shown once, and the earlier one stops working',
    gives: z.strictObject({ url: z.string() }),
    refusals: [],
  },
  'DELETE /teacher/calendar-feed': {
    who: teacher,
    summary: 'Revokes the teacher’s calendar link',
    gives: Done,
    refusals: ['scheduling.feed_not_found'],
  },
});
