import type { Calendar } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Outbox } from '#platform/outbox';
import type { Db } from '#platform/db';

import { announceClockChanges } from './announce-clock-changes.ts';
import { createClockNotices } from './clock-notices.store.ts';
import { createFeeds } from './feed.store.ts';
import { feedActions } from './feed.ts';
import { teacherFeed } from './teacher-feed.ts';

interface FeedGiven {
  calendar: Calendar;
  catalogue: Pick<Catalogue, 'titles'>;
  identity: Pick<Identity, 'roomLinks' | 'reachOf'>;
  school: Pick<SchoolSettings, 'name'>;
  db: Db;
  outbox: Outbox;
  address: string;
}

/** Lessons in calendars outside the school, and the clocks that move under them. */
export function createCalendarFeed({ calendar, catalogue, identity, school, db, outbox, address }: FeedGiven) {
  const deps = { ...calendar.dependencies, catalogue, identity, school, outbox };
  const feeds = createFeeds(db);
  const [ofFamilies, ofTeacher] = [feedActions({ ...deps, feeds, address }), teacherFeed({ ...deps, feeds, address })];
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
