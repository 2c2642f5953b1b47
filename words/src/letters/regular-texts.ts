import type { MessageText } from './message-text.ts';

interface To {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  kid: string;
  course: string;
  processId: string;
}

/** Messages about the life of a regular schedule. Days and moments are texts already. */
export interface RegularTexts {
  /** `heldUntil`: nothing is paid yet, the new times are held until then. */
  scheduleChanged(facts: To & { days: string; heldUntil: string | null }): MessageText;
  /** The first day without lessons, the last one, and the day from which they go on. */
  schedulePaused(facts: To & { first: string; last: string; on: string }): MessageText;
  /** Lessons that came back, and moments that could not. */
  scheduleResumed(facts: To & { lessons: number; missing: readonly string[] }): MessageText;
  scheduleEnded(facts: To): MessageText;
  /** `days` is null where there is no regular schedule. */
  teacherChanged(facts: To & { teacher: string; days: string | null }): MessageText;
  teacherRequestWaits(facts: To): MessageText;
  lessonUnfunded(facts: Omit<To, 'processId' | 'course'> & { moment: string; releasedAt: string }): MessageText;
}
