/** The door of calendar feeds: a family's lessons in the calendars of its own devices. */
export type { CalendarFeed } from './calendar-feed.ts';
