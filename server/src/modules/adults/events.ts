import type { AdultRight } from '@school/contract/adult-rights';

import type { EventsOf } from '#platform/events';

/** The events of this module. */
export type AdultsEvent =
  /** Somebody has come into a family by a link of its parent. */
  | { type: 'adults.joined'; familyId: string; adultId: string; name: string; may: AdultRight }
  /** Somebody is in it no longer: removed by the parent or by the school, or gone by itself. */
  | { type: 'adults.gone'; familyId: string; adultId: string; name: string; by: 'parent' | 'school' | 'adult' };

declare module '#platform/events' {
  interface Events extends EventsOf<AdultsEvent> {}
}
