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
  about: 'Large sums and grants need two people. Whoever asks does not approve.',
  states: { label: 'Which to show', waiting: 'Waiting', decided: 'Decided' },
  search: 'Find an approval',
  searchFor: 'Family, reason, colleague',
  anyAct: 'All acts',
  act: 'Act',
  acts: {
    grant: 'Give lessons',
    writeOff: 'Take lessons away',
    refund: 'Refund',
    remedy: 'Put a payment right',
    payment: 'Write a payment down',
    openingBalances: 'Import opening balances',
  },
  what: {
    grant: (units, kind) => `Give ${unitsOf(units, kind)}`,
    writeOff: (units, kind) => `Take ${unitsOf(units, kind)} away`,
    refund: (amount) => `Refund ${amount}`,
    remedy: (amount) => `Put a payment of ${amount} right`,
    payment: (amount) => `Write a payment of ${amount} down`,
    openingBalances: (n) => `Import opening balances: ${lessons(n)}`,
  },
  refund: {
    facts: 'About the refund',
    pays: (units, sum) => `${units} and gets ${sum}`,
    after: (gold, silver) => `Afterwards: ${gold} individual, ${silver} group`,
    left: (gold, silver) => `On the balance now: ${gold} individual, ${silver} group`,
    asked: (words) => `Why the money is asked back: “${words}”`,
    before: (sums) => `Refunded to this family before: ${sums}`,
    firstTime: 'Nothing was refunded to this family before',
  },
  reason: (words) => `Reason: ${words}`,
  asked: (name, when) => `Asked by ${name}, ${when}`,
  stateOf: { waiting: 'needs a second person', approved: 'approved', declined: 'declined', withdrawn: 'withdrawn' },
  over: {
    act: (limit) => `Needs a second person: one may decide up to ${limit}`,
    sum: {
      family: {
        day: (sum, limit) => `Needs a second person: with this, ${sum} for this family in a day; one person may decide up to ${limit}`,
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} for this family in ${days(approvalLimits.monthDays)}; one person may decide up to ${limit}`,
      },
      manager: {
        day: (sum, limit) => `Needs a second person: with this, ${sum} by this colleague in a day; one person may decide up to ${limit}`,
        month: (sum, limit) =>
          `Needs a second person: with this, ${sum} by this colleague in ${days(approvalLimits.monthDays)}; one person may decide up to ${limit}`,
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
  money: (family) => `Money of the family: ${family}`,
  approve: 'Approve',
  approveOf: (what) => `Approve: ${what}`,
  decline: 'Decline',
  declineOf: (what) => `Decline: ${what}`,
  takeBack: 'Take back',
  takeBackOf: (what) => `Take back: ${what}`,
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
  fileName: (day) => `Approvals ${day}.csv`,
  columns: ['Act', 'Family', 'Lessons', 'Amount', 'Currency', 'Reason', 'State', 'Asked by', 'When', 'Decided by', 'Decided', 'Answer'],
} satisfies Same<typeof ru>;
