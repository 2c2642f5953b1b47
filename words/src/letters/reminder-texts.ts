import type { LessonNotice } from '@school/contract/notifications/limits';

import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
}

/** A lesson ahead; moments are texts already, in the family's zone, with the zone named. */
export interface LessonLine {
  kids: string;
  course: string;
  /** «понедельник, 23 ноября, 18:00 (время: Минск)». */
  moment: string;
  /** «18:00 (время: Минск)». */
  time: string;
  teacher: string | null;
  /** Its picture and sound are at a meeting elsewhere: the way there stands in the classroom. */
  isElsewhere: boolean;
  /** Addresses that let each child into this lesson with one tap; none long before it. */
  ways: ReadonlyArray<{ kid: string; address: string }>;
}

/** The week of a child: what its lessons were for, how it answered, the one thing to practise. */
export interface KidWeek {
  kid: string;
  courses: ReadonlyArray<{ course: string; lessons: number; goals: readonly string[]; right: number; answered: number }>;
  practise: string | null;
}

/** Messages ahead of something, and of what waits for somebody. */
export interface ReminderTexts {
  /** `isToday`: the first lesson is on the day on which it is said; `minutes` are left until it. */
  lessonsAhead(facts: ToParent & { notice: LessonNotice; lessons: readonly LessonLine[]; isToday: boolean; minutes: number }): MessageText;
  /** Conversations with messages that nobody has read. */
  messagesUnread(facts: ToParent & { unread: number; chats: readonly string[] }): MessageText;
  /** Homework that has opened, and works that the teacher has looked at. */
  homework(
    facts: ToParent & {
      opened: ReadonlyArray<{ kid: string; course: string }>;
      marked: ReadonlyArray<{ kid: string; course: string }>;
      /** Where it is seen; a path. */
      path: string;
    },
  ): MessageText;
  /** How the week of the children was; `days`: «16–22 ноября». */
  weekTold(facts: ToParent & { days: string; kids: readonly KidWeek[]; /** Where it is seen; a path. */ path: string }): MessageText;
  giftOffered(facts: ToParent & { lessons: number; until: string }): MessageText;
}
