import { approvalLimits } from '@school/contract/approvals/limits';

import type { texts as ru } from '../../ru/manager/approvals.ts';
import type { Same } from '../../grammar.ts';
import { days, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

const ofKind = {
  gold: individualLessons,
  silver: groupLessons,
};
const unitsOf = (n: number, kind: 'gold' | 'silver' | null) => (kind === null ? lessons(n) : ofKind[kind](n));

export const texts = {
  title: 'Approvals',
  about: 'Large amounts need two people. You can’t approve your own request.',
  states: { label: 'Which to show', waiting: 'Waiting', decided: 'Decided' },
  search: 'Find an approval',
  searchFor: 'Family, reason, staff member',
  anyAct: 'All actions',
  act: 'Action',
  acts: {
    grant: 'Add lessons',
    writeOff: 'Deduct lessons',
    refund: 'Refund',
    remedy: 'Correct a payment',
    payment: 'Record a payment',
    openingBalances: 'Import opening balances',
  },
  what: {
    grant: (units, kind) => `Add ${unitsOf(units, kind)}`,
    writeOff: (units, kind) => `Deduct ${unitsOf(units, kind)}`,
    refund: (amount) => `Refund ${amount}`,
    remedy: (amount) => `Correct a payment of ${amount}`,
    payment: (amount) => `Record a payment of ${amount}`,
    openingBalances: (n) => `Import opening balances: ${lessons(n)}`,
  },
  refund: {
    facts: 'About the refund',
    pays: (units, sum) => `${units} and gets ${sum}`,
    after: (gold, silver) => `Afterwards: ${gold} individual, ${silver} group`,
    left: (gold, silver) => `On the balance now: ${gold} individual, ${silver} group`,
    asked: (words) => `Reason for the refund: “${words}”`,
    before: (sums) => `Refunded to this family earlier: ${sums}`,
    firstTime: 'No earlier refunds to this family',
  },
  reason: (words) => `Reason: ${words}`,
  asked: (name, when) => `Asked by ${name}, ${when}`,
  stateOf: { waiting: 'needs a second person', approved: 'approved', declined: 'declined', withdrawn: 'withdrawn' },
  over: {
    act: (limit) => `Needs a second person: one can approve up to ${limit}`,
    sum: {
      family: {
        day: (sum, limit) => `Needs a second person: with this, ${sum} for this family in a day; one person can approve up to ${limit}`,
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} for this family in ${days(approvalLimits.monthDays)}; one person can approve up to ${limit}`,
      },
      manager: {
        day: (sum, limit) =>
          `Needs a second person: with this, ${sum} by this staff member in a day; one person can approve up to ${limit}`,
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} by this staff member in ${days(approvalLimits.monthDays)}; one person can approve up to ${limit}`,
      },
    },
    lessons,
    upTo: lessons,
  },
  alone: 'One person was enough: within the limit',
  agreed: (name, when) => `Approved by ${name}, ${when}`,
  refused: (name, when) => `Declined by ${name}, ${when}`,
  gone: (when) => `Withdrawn, ${when}`,
  answer: (words) => `Answer: ${words}`,
  case: 'What happened and what is proposed',
  caseOf: (what) => `What happened and what is proposed: ${what}`,
  money: (family) => `Family’s money: ${family}`,
  approve: 'Approve',
  approveOf: (what) => `Approve: ${what}`,
  decline: 'Decline',
  declineOf: (what) => `Decline: ${what}`,
  takeBack: 'Withdraw',
  takeBackOf: (what) => `Withdraw: ${what}`,
  ownHint: 'Your own request: someone else has to approve it',
  sure: 'This takes effect immediately and can’t be undone.',
  why: 'Why',
  whyHelp: 'The person who asked will see it.',
  whyNeeded: 'Please say why',
  approved: 'Approved and done',
  declined: 'Declined. The person who asked will see the answer',
  noLonger: 'This has already been decided.',
  list: 'Requests for approval',
  empty: 'No requests to decide',
  emptyAbout: 'When a colleague asks for a large refund, grant or write-off, it appears here.',
  emptyDecided: 'Nothing has been decided yet',
  emptyDecidedAbout: 'Every addition, deduction and refund is kept here: who, for which family and why.',
  fileName: (day) => `Approvals ${day}.csv`,
  columns: ['Action', 'Family', 'Lessons', 'Amount', 'Currency', 'Reason', 'Status', 'Asked by', 'When', 'Decided by', 'Decided', 'Answer'],
} satisfies Same<typeof ru>;
