import { calendarFeedCalls } from '@school/contract/calendar-feed/calls';

import { defineModule, listenTo } from '#platform/module';

import { createCalendarFeed } from './calendar-feed.ts';
import { eraseFeeds } from './erase-kid.store.ts';
import { calendarFeedHttp, serveCalendarFeeds } from './feed.http.ts';

export type { CalendarFeed as Door } from './calendar-feed.ts';

export const calendarFeedModule = defineModule({
  name: 'calendar-feed',
  needs: ['school', 'catalogue', 'calendar', 'identity'],
  create: (given) => createCalendarFeed({ ...given, address: given.settings.publicUrl }),
  calls: calendarFeedCalls,
  handlers: calendarFeedHttp,
  routes: (feed, { http }) => serveCalendarFeeds(http, feed),
  jobs: (feed) => ({ 'scheduling.announce-clock-changes': ['30 9 * * *', feed.announceClockChanges] }),
  listens: ({ ofTeacher }) =>
    listenTo({ 'scheduling.teacher_left': { 'calendar-feed.when-teacher-has-left': ofTeacher.whenTeacherHasLeft } }),
  erase: eraseFeeds,
  export: { nothing: 'A link is a key, not a fact: lessons stand in the part of the calendar.' },
  retention: 'Links until they are taken back, or the family or the child is erased.',
});
