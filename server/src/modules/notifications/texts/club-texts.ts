import type { Words } from './words.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  kid: string;
  /** The group's title. */
  group: string;
}

/** Messages about club groups. */
export interface ClubTexts {
  /** `moment`: the first lesson; null when none is set yet. */
  groupJoined(facts: ToParent & { moment: string | null }): Words;
  groupVisitBooked(facts: ToParent & { moment: string }): Words;
  /** A place is kept until then; `moment` is the next lesson. */
  groupPlaceOffered(facts: ToParent & { until: string; moment: string | null }): Words;
  groupOfferExpired(facts: ToParent): Words;
  groupClosed(facts: ToParent & { reason: string }): Words;
}
