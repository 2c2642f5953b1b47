import type { MessageText } from './message-text.ts';

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
  groupJoined(facts: ToParent & { moment: string | null }): MessageText;
  groupVisitBooked(facts: ToParent & { moment: string }): MessageText;
  /** A place is kept until then; `moment` is the next lesson. */
  groupPlaceOffered(facts: ToParent & { until: string; moment: string | null }): MessageText;
  groupOfferExpired(facts: ToParent): MessageText;
  groupClosed(facts: ToParent & { reason: string }): MessageText;
}
