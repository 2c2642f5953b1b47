import type { Calendar } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Messages } from '#platform/messages';
import type { Outbox } from '#platform/outbox';
import type { Db } from '#platform/db';

import { announceClockChanges } from './announce-clock-changes.ts';
import { createClockNotices } from './clock-notices.store.ts';
import { createFeeds } from './feed.store.ts';
import { feedActions } from './feed.ts';
import { teacherFeed } from './teacher-feed.ts';

declare module '#platform/letter-carrier' {
  interface Attachments {
    /** One lesson, to be put into a calendar. */
    lesson: { familyId: string; kidUid: string; lessonId: string };
  }
}

interface FeedGiven {
  calendar: Calendar;
  catalogue: Pick<Catalogue, 'titles'>;
  identity: Pick<Identity, 'roomLinks' | 'reachOf'>;
  school: Pick<SchoolSettings, 'name'>;
  db: Db;
  outbox: Outbox;
  messages: Pick<Messages, 'attach'>;
  address: string;
}

/** Lessons in calendars outside the school, and the clocks that move under them. */
export function createCalendarFeed({ calendar, catalogue, identity, school, db, outbox, messages, address }: FeedGiven) {
  const deps = { ...calendar.dependencies, catalogue, identity, school, outbox };
  const feeds = createFeeds(db);
  const [ofFamilies, ofTeacher] = [feedActions({ ...deps, feeds, address }), teacherFeed({ ...deps, feeds, address })];
  messages.attach('lesson', ofFamilies.lessonFile);
  return {
    ...ofFamilies,
    ofTeacher,
    /** The calendar behind a secret, whosever it is. */
    readFeed: async (secret: string) => (await ofFamilies.readFeed(secret)) ?? ofTeacher.read(secret),
    /** By the clock. */
    announceClockChanges: announceClockChanges({ ...deps, clockNotices: createClockNotices(db) }),
  };
}

export type CalendarFeed = ReturnType<typeof createCalendarFeed>;
