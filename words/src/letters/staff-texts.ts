import type { MessageText } from './message-text.ts';

/** Moments of the lessons to which what came back went on at once, because they had none: it is not on the balance then. */
type PassedOn = readonly string[];

interface To {
  /** Whom the message greets. */
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
}

/** A lesson that another teacher gives, or that was called off. */
export interface RestaffedLine {
  kid: string;
  course: string;
  moment: string;
  /** Null: nobody, the lesson was called off. */
  teacher: string | null;
  /** A unit came back to the balance. */
  isReturned: boolean;
  /** Where another time is chosen; null when it is too late for that. */
  link: string | null;
}

/** Messages about teachers: absences, lateness, and lessons that did not take place. */
export interface StaffTexts {
  lessonsRestaffed(facts: To & { teacher: string; lessons: readonly RestaffedLine[] }): MessageText;
  teacherLate(facts: To & { kid: string; moment: string; teacher: string; bonus: number }): MessageText;
  /** The teacher has said that it comes later; `expected`: the time to expect it at. */
  teacherRunsLate(facts: To & { kid: string; teacher: string; minutes: number; expected: string }): MessageText;
  lessonReturned(
    facts: To & { kid: string; moment: string; bonus: number; cause: 'absent' | 'late'; isTrial: boolean; passedOn: PassedOn },
  ): MessageText;
  lessonBrokeDown(facts: To & { kid: string; moment: string; isReturned: boolean; passedOn: PassedOn }): MessageText;
  /** What it cost not to come: a trial costs nothing (null). */
  /** A manager's answer to what the family said against a mark; so many units came back. */
  objectionDecided(
    facts: To & { kid: string; moment: string; isUpheld: boolean; answer: string; units: number; passedOn: PassedOn; link: string },
  ): MessageText;
  /** `days`: so long the family may say that this is not true. */
  lessonMissed(
    facts: To & { days: number; link: string } & {
      kid: string;
      moment: string;
      cost: 'free' | 'debited' | 'excused' | null;
      isGroup: boolean;
      passedOn: PassedOn;
      /** How early a lesson is cancelled or moved, as the school says now. */
      changeHours: number;
      /** So many skips in so many days are free, as the lesson was promised. */
      freeSkips: number;
      freeSkipDays: number;
    },
  ): MessageText;
  /** To the teacher who takes over. */
  lessonsGiven(facts: To & { colleague: string; moments: readonly string[]; note: string | null }): MessageText;
  /** To the teacher: the school has looked at her card. `reason`: why it is sent back; null when families see it now. */
  cardDecided(facts: To & { reason: string | null }): MessageText;
  /** To the administrators: a colleague has looked at more families today than anybody needs to. */
  familiesReadOften(facts: { colleague: string; budget: number; address: string }): MessageText;
  /** To the managers. */
  lessonUnattended(facts: { teacher: string; moment: string; waited: number; address: string }): MessageText;
}
