import type { CalendarDependencies } from '#modules/calendar';
import type { Catalogue } from '#modules/catalogue';
import type { Outbox } from '#platform/outbox';

/** What an action on lessons of clubs works with. */
export interface ClubsDependencies extends CalendarDependencies {
  outbox: Outbox;
  catalogue: Pick<Catalogue, 'courseOffered'>;
}
