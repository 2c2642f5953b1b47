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
  /** Too few came by the day on which it was to begin. */
  groupNotGathered(facts: ToParent): MessageText;
  /** `from`: the day of its end as the family reads it; so many lessons after it are called off, and so many units are back. */
  groupCloses(facts: ToParent & { from: string; lessons: number; returned: number; reason: string }): MessageText;
  /** `first`: its first lesson at the new time; `missing`: lessons of it at which the child has another one. */
  groupMoved(
    facts: ToParent & { first: string; teacher: string; withTeacher: boolean; missing: readonly string[]; reason: string },
  ): MessageText;
  groupLessonsOff(facts: ToParent & { moments: readonly string[]; returned: number; reason: string }): MessageText;
  groupClosed(facts: ToParent & { reason: string }): MessageText;
}
