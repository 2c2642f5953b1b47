import type { Words } from './words.ts';

interface About {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  kid: string;
  /** The course, or the subject of a trial. */
  course: string;
}

/** Messages about lessons that a family or the school has changed. Moments are texts already, with the zone named. */
export interface LessonChangeTexts {
  lessonAppointed(facts: About & { moment: string; teacher: string }): Words;
  lessonMoved(facts: About & { isTrial: boolean; bySchool: boolean; from: string; to: string; teacher: string }): Words;
  /** A weekly time: what it was, what it is, the first new lesson, and how many were moved. */
  weeklyTimeMoved(facts: About & { bySchool: boolean; was: string; is: string; first: string; moved: number; teacher: string }): Words;
  /** `returned` units came back: none of a trial, and of a lesson that had none. */
  lessonCanceled(facts: About & { isTrial: boolean; bySchool: boolean; moment: string; returned: number }): Words;
  weeklyTimeCanceled(facts: About & { bySchool: boolean; was: string; moment: string; canceled: number; returned: number }): Words;
}
