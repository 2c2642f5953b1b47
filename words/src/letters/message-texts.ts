import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import type { AnnouncementTexts } from './announcement-texts.ts';
import type { AdultTexts } from './adult-texts.ts';
import type { BalanceTexts } from './balance-texts.ts';
import type { RegularTexts } from './regular-texts.ts';
import type { LessonChangeTexts } from './lesson-change-texts.ts';
import type { ClubTexts } from './club-texts.ts';
import type { ManagerAnswerTexts } from './manager-answer-texts.ts';
import type { ReminderTexts } from './reminder-texts.ts';
import type { StaffTexts } from './staff-texts.ts';
import type { RoomTexts } from './room-texts.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import type { RefundTexts } from './refund-texts.ts';
import type { SubscriptionTexts } from './subscription-texts.ts';
import type { TopUpTexts } from './top-up-texts.ts';
import type { MessageText } from './message-text.ts';

export type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
}

/** All messages of the school, in one language. Moments are texts already, in the family's zone, with the zone named. */
export interface MessageTexts
  extends
    RegularTexts,
    LessonChangeTexts,
    ReminderTexts,
    StaffTexts,
    ClubTexts,
    ManagerAnswerTexts,
    SubscriptionTexts,
    TopUpTexts,
    RefundTexts,
    InvoiceTexts,
    RoomTexts,
    AdultTexts,
    BalanceTexts,
    AnnouncementTexts {
  subjects: Record<SubjectCode, string>;
  courses: Record<CourseCode, string>;
  /** Who writes, before an SMS. `school`: its name in this language. */
  sender(school: string): string;
  /** Who has written, at the end of a letter. */
  team(school: string): string;
  /** Cities of zones where their IANA name will not do. */
  cities: Readonly<Record<string, string>>;
  inZone(moment: string, city: string): string;
  welcome(facts: ToParent & { kid: string }): MessageText;
  /** To the address or phone that was the family's until now. */
  contactsChanged(facts: ToParent): MessageText;
  /** A colleague has made a link by which the account can be opened once. */
  linkMade(facts: ToParent & { manager: string; reason: string }): MessageText;
  introBooked(facts: ToParent & { kid: string; subject: string; moment: string; teacher: string | null }): MessageText;
  courseRecommended(facts: ToParent & { kid: string; course: string; gift: { lessons: number; until: string } | null }): MessageText;
  /** `next`: the level that follows, null when the course is completed; `fits`: what the kid may learn then. */
  levelCompleted(
    facts: ToParent & { kid: string; course: string; level: string; next: string | null; fits: readonly string[]; path: string },
  ): MessageText;
  orderPaid(facts: ToParent & { amount: string; lessons: number; bonus: number }): MessageText;
  scheduleSet(facts: ToParent & { kid: string; course: string; days: string; heldUntil: string | null }): MessageText;
  holdEnds(facts: ToParent & { course: string; heldUntil: string }): MessageText;
  scheduleReleased(facts: ToParent & { kid: string; course: string }): MessageText;
  /** `minutes` later (or earlier, when negative) by the family's clock; `lessons` are lines of what and when. */
  clockChanges(facts: ToParent & { day: string; minutes: number; lessons: readonly string[] }): MessageText;
  lessonReleased(facts: ToParent & { kid: string; moment: string }): MessageText;
}
