import { approvalLimits } from '@school/contract/approvals/limits';

import type { texts as ru } from '../../ru/manager/approvals.ts';
import { count, fill, type Same } from '../../grammar.ts';
import { days } from '../shared/amounts.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
const ofKind = {
  gold: (n: number) => count('en', n, { one: 'individual lesson', other: 'individual lessons' }),
  silver: (n: number) => count('en', n, { one: 'group lesson', other: 'group lessons' }),
};
const unitsOf = (n: number, kind: 'gold' | 'silver' | null) => (kind === null ? lessons(n) : ofKind[kind](n));

export const texts = {
  title: 'Approvals',
  about: 'Large sums and grants need two people. Whoever asks does not approve.',
  states: { label: 'Which to show', waiting: 'Waiting', decided: 'Decided' },
  search: 'Find an approval',
  searchFor: 'Family, reason, colleague',
  anyAct: 'All acts',
  act: 'Act',
  acts: { grant: 'Give lessons', writeOff: 'Take lessons away', refund: 'Refund', remedy: 'Put a payment right' },
  what: {
    grant: (units, kind) => fill('Give {lessons}', { lessons: unitsOf(units, kind) }),
    writeOff: (units, kind) => fill('Take {lessons} away', { lessons: unitsOf(units, kind) }),
    refund: (amount) => fill('Refund {amount}', { amount }),
    remedy: (amount) => fill('Put a payment of {amount} right', { amount }),
  },
  refund: {
    facts: 'About the refund',
    pays: (units, sum) => fill('{units} and gets {sum}', { units, sum }),
    left: (gold, silver) => fill('On the balance now: {gold} individual, {silver} group', { gold: String(gold), silver: String(silver) }),
    asked: (words) => fill('Why the money is asked back: “{words}”', { words }),
    before: (sums) => fill('Refunded to this family before: {sums}', { sums }),
    firstTime: 'Nothing was refunded to this family before',
  },
  reason: (words) => fill('Reason: {words}', { words }),
  asked: (name, when) => fill('Asked by {name}, {when}', { name, when }),
  stateOf: { waiting: 'needs a second person', approved: 'approved', declined: 'declined', withdrawn: 'withdrawn' },
  over: {
    act: (limit) => fill('Needs a second person: one may decide up to {limit}', { limit }),
    sum: {
      family: {
        day: (sum, limit) =>
          fill('Needs a second person: with this, {sum} for this family in a day; one person may decide up to {limit}', { sum, limit }),
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} for this family in ${days(approvalLimits.monthDays)}; one person may decide up to ${limit}`,
      },
      manager: {
        day: (sum, limit) =>
          fill('Needs a second person: with this, {sum} by this colleague in a day; one person may decide up to {limit}', {
            sum,
            limit,
          }),
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} by this colleague in ${days(approvalLimits.monthDays)}; one person may decide up to ${limit}`,
      },
    },
    lessons,
    upTo: lessons,
  },
  alone: 'One person was enough: within the limit',
  agreed: (name, when) => fill('Approved by {name}, {when}', { name, when }),
  refused: (name, when) => fill('Declined by {name}, {when}', { name, when }),
  gone: (when) => fill('Withdrawn, {when}', { when }),
  answer: (words) => fill('Answer: {words}', { words }),
  case: 'What happened and what is proposed',
  caseOf: (what) => fill('What happened and what is proposed: {what}', { what }),
  money: (family) => fill('Money of the family: {family}', { family }),
  approve: 'Approve',
  approveOf: (what) => fill('Approve: {what}', { what }),
  decline: 'Decline',
  declineOf: (what) => fill('Decline: {what}', { what }),
  takeBack: 'Take back',
  takeBackOf: (what) => fill('Take back: {what}', { what }),
  ownHint: 'You asked for it: somebody else approves',
  sure: 'It happens at once and cannot be undone.',
  why: 'Why',
  whyHelp: 'Whoever asked will read it.',
  whyNeeded: 'Write why',
  approved: 'Approved and done',
  declined: 'Declined; whoever asked will see the answer',
  noLonger: 'This has been decided already.',
  list: 'Requests for approval',
  empty: 'Nobody waits for a decision',
  emptyAbout: 'When a colleague asks for a large refund, grant or write-off, it appears here by itself.',
  emptyDecided: 'Nothing has been decided yet',
  emptyDecidedAbout: 'Every grant, write-off and refund stays here: who, to whom and why.',
  fileName: (day) => fill('Approvals {day}.csv', { day }),
  columns: ['Act', 'Family', 'Lessons', 'Amount', 'Currency', 'Reason', 'State', 'Asked by', 'When', 'Decided by', 'Decided', 'Answer'],
} satisfies Same<typeof ru>;
