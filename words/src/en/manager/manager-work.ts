import type { texts as ru } from '../../ru/manager/manager-work.ts';
import { count } from '../../grammar.ts';
import { days, hours } from '../shared/amounts.ts';

const waits = (n: number) => (n < 48 ? hours(n) : days(Math.floor(n / 24)));

export const texts: typeof ru = {
  title: 'To do',
  about: 'Everything that waits for the school, by what was promised: what has to be done soonest comes first.',
  kind: 'What to show',
  all: 'All work',
  kinds: {
    objection: 'A family objects to a mark',
    lessonMark: 'Look at the mark of a lesson',
    teacherLate: 'Teacher not in the lesson',
    chat: 'Waiting in the chat',
    chatReport: 'Reports from chats',
    undelivered: 'Messages not delivered',
    trialOutcome: 'Trial without outcome',
    lowRating: 'Low rating',
    teacherCard: 'Card of a teacher',
    teacherRequest: 'Another teacher wanted',
    familyTask: 'Tasks about families',
    approval: 'Second manager needed',
    refund: 'Refunds',
    reconciliation: 'Stuck money',
    review: 'Work not reviewed',
    waitingRequest: 'Waiting for a club place',
  },
  ofKind: (kind, waiting) => `${kind}: ${waiting}`,
  lateOf: (late) => `${late} overdue`,
  search: 'Search the work',
  searchFor: 'Name, words of the request',
  list: 'Work by due time',
  columns: { kind: 'Work', who: 'Who', about: 'About', due: 'Due' },
  fileColumns: ['Work', 'Family', 'Child', 'Teacher', 'About', 'Waiting since', 'Promised by', 'Taken by'],
  works: (works) => count('en', works, { one: 'piece of work', other: 'pieces of work' }),
  teacher: (name) => `teacher ${name}`,
  takenBy: (name) => `taken by ${name}`,
  askedBy: (name) => `asked by ${name}`,
  dueAt: (when) => `by ${when}`,
  overdue: (hours) => (hours < 1 ? 'overdue' : `overdue by ${waits(hours)}`),
  open: 'Open',
  openOf: (kind, who) => `Open: ${kind}, ${who}`,
  empty: 'All done',
  emptyAbout: 'No family waits for an answer of the school.',
  fileName: (day) => `work-${day}.csv`,
};
