import type { MessageText } from './message-text.ts';

interface About {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  kid: string;
  /** The course, or the subject of a trial. */
  course: string;
}

/** Units that came back: how many are free, how many went at once to lessons that had none, and when that one begins where it is one. */
export interface Back {
  free: number;
  passed: number;
  only: string | null;
}

/** Messages about lessons that a family or the school has changed. Moments are texts already, with the zone named. */
export interface LessonChangeTexts {
  lessonAppointed(facts: About & { moment: string; teacher: string }): MessageText;
  lessonMoved(facts: About & { isTrial: boolean; bySchool: boolean; from: string; to: string; teacher: string }): MessageText;
  /** A weekly time: what it was, what it is, the first new lesson, and how many were moved. */
  weeklyTimeMoved(
    facts: About & { bySchool: boolean; was: string; is: string; first: string; moved: number; teacher: string },
  ): MessageText;
  /** What became of the units. */
  lessonCanceled(facts: About & Back & { isTrial: boolean; bySchool: boolean; moment: string }): MessageText;
  weeklyTimeCanceled(facts: About & Back & { bySchool: boolean; was: string; moment: string; canceled: number }): MessageText;
}
