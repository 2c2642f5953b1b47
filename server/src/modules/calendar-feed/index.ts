/** The door of calendar feeds: a family's lessons in the calendars of its own devices. */
export { type CalendarFeed, createCalendarFeed } from './calendar-feed.ts';
export { eraseFeeds } from './erase-kid.store.ts';
export { calendarFeedHttp, serveCalendarFeeds } from './feed.http.ts';
