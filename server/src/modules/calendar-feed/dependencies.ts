import type { CalendarDependencies } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Outbox } from '#platform/outbox';

/** What is read of the calendar for calendars outside the school. */
export interface CalendarFeedDependencies extends Pick<CalendarDependencies, 'clock' | 'db' | 'families' | 'feedLessons'> {
  catalogue: Pick<Catalogue, 'titles'>;
  identity: Pick<Identity, 'roomLinks' | 'reachOf'>;
  school: Pick<SchoolSettings, 'name'>;
  outbox: Outbox;
}
