import type { texts as ru } from '../../ru/manager/manager-work.ts';
import { count } from '../../grammar.ts';
import { days, hours } from '../shared/amounts.ts';

const waits = (n: number) => (n < 48 ? hours(n) : days(Math.floor(n / 24)));

export const texts: typeof ru = {
  title: 'To do',
  about: 'Everything the school has to do, by promised time: most urgent first.',
  kind: 'What to show',
  all: 'All tasks',
  kinds: {
    objection: 'Family disputes a mark',
    lessonMark: 'Lesson mark to check',
    teacherLate: 'Teacher not in the lesson',
    chat: 'Waiting in the chat',
    chatReport: 'Reports from chats',
    undelivered: 'Messages not delivered',
    trialOutcome: 'Trial without an outcome',
    lowRating: 'Low rating',
    teacherCard: 'Teacher card',
    teacherRequest: 'Another teacher requested',
    familyTask: 'Family tasks',
    approval: 'Second manager needed',
    refund: 'Refunds',
    reconciliation: 'Stuck payments',
    review: 'Work not marked',
    waitingRequest: 'Waiting for a club place',
  },
  ofKind: (kind, waiting) => `${kind}: ${waiting}`,
  lateOf: (late) => `${late} overdue`,
  search: 'Search tasks',
  searchFor: 'Name or words from the request',
  list: 'Tasks by due date',
  columns: { kind: 'Task', who: 'Who', about: 'About', due: 'Due' },
  fileColumns: ['Task', 'Family', 'Child', 'Teacher', 'About', 'Waiting since', 'Promised by', 'Taken by'],
  works: (works) => count('en', works, { one: 'piece of work', other: 'pieces of work' }),
  teacher: (name) => `teacher ${name}`,
  takenBy: (name) => `taken by ${name}`,
  askedBy: (name) => `asked by ${name}`,
  dueAt: (when) => `by ${when}`,
  overdue: (hours) => (hours < 1 ? 'overdue' : `overdue by ${waits(hours)}`),
  open: 'Open',
  openOf: (kind, who) => `Open: ${kind}, ${who}`,
  empty: 'All done',
  emptyAbout: 'No family is waiting for an answer.',
  fileName: (day) => `work-${day}.csv`,
};
