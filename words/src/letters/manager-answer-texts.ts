import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  kid: string;
}

/** What the school answers by hand; `answer` is the manager's own words. */
export interface ManagerAnswerTexts {
  teacherRequestDeclined(facts: ToParent & { course: string; answer: string }): MessageText;
  /** `stays`: lessons that are too near to be given back. */
  groupRemoved(facts: ToParent & { group: string; stays: readonly string[] }): MessageText;
  waitingDeclined(facts: ToParent & { course: string; answer: string }): MessageText;
}
