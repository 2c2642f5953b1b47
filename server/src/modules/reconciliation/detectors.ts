import type { CaseFacts } from '@school/contract/reconciliation/shapes';
import type { Currency } from '@school/contract/shapes';

import type { DeadEvent, UnfinishedAttempt } from '#modules/payments';

import type { Found, Detectors } from './found-case.ts';
import { type Difference, moneyDetectors, type UnfinishedTransfer } from './money-detectors.ts';
import type { MismatchedUnit } from './lesson-detectors.store.ts';
import type { ReconciliationTools } from './tools.ts';

/** How each kind is looked for, and what is told of it. */
export const detectorsOf = (
  tools: Pick<ReconciliationTools, 'payments' | 'refunds' | 'discrepancies' | 'lessonDetectors' | 'cases'>,
): Detectors => {
  const { lessonDetectors, cases } = tools;
  const money = moneyDetectors(tools);
  return {
    notApplied: async () => (await money.differences()).filter(({ what }) => what === 'not_applied').map(foundDifference),
    discrepancy: async () => (await money.differences()).filter(({ what }) => what !== 'not_applied').map(foundDifference),
    unapplied: async () => (await money.unapplied()).map(foundTransfer),
    refund: async (now) => (await money.transfers(now)).map(foundTransfer),
    pending: async (now) => (await money.attempts(now)).map(foundAttempt),
    deadLetter: async () => (await money.deadLetters()).map(foundEvent),

    noUnit: async (now) => {
      const known = (await cases.openOf('noUnit')).map(({ subject }) => placeOf(subject).lessonId);
      return (await lessonDetectors.withoutUnit(now, known)).map(foundPlace);
    },
    noLesson: async () => (await lessonDetectors.withoutLesson()).map(foundPlace),
  };
};

const plain = { units: null, words: [] } as const;

interface OfMoney {
  familyId: string | null;
  orderId: string | null;
  amount: number;
  currency: Currency;
}

/** What a case of money is about. */
const moneyOf = ({ familyId, orderId, amount, currency }: OfMoney) => ({ ...plain, familyId, orderId, money: { amount, currency } });

const foundAttempt = (it: UnfinishedAttempt): Found => ({
  ...moneyOf(it),
  subject: it.attemptId,
  since: it.createdAt,
  facts: facts({
    provider: it.provider,
    ref: it.providerRef,
    at: it.state as CaseFacts['at'],
    tries: it.polls,
    nextTryAt: it.pollAt,
    fault: it.fault,
  }),
});

const foundEvent = (it: DeadEvent): Found => ({
  ...plain,
  subject: `${it.provider} ${it.eventId}`,
  familyId: it.familyId,
  orderId: it.orderId,
  since: it.receivedAt,
  money: it.amount === null || it.currency === null ? null : { amount: it.amount, currency: it.currency },
  facts: facts({ provider: it.provider, ref: it.paymentRef ?? it.eventId, tries: it.tries, nextTryAt: it.nextTryAt, fault: it.fault }),
  words: [it.eventId],
});

const foundDifference = (it: Difference): Found => ({
  ...moneyOf(it),
  subject: it.subject,
  facts: facts({
    provider: it.provider,
    ref: it.paymentRef,
    differs: it.what === 'not_applied' ? null : it.what,
    expected: it.expected,
    fault: it.fault,
  }),
  since: it.since,
});

const foundTransfer = (it: UnfinishedTransfer): Found => ({
  ...moneyOf(it),
  subject: it.refundId,
  facts: facts({
    provider: it.provider,
    ref: it.paymentRef,
    why: it.why,
    expected: it.wanted,
    at: it.state as CaseFacts['at'],
    tries: it.tries > 0 ? it.tries : null,
    fault: it.lastFault,
  }),
  since: it.changedAt,
});

const foundPlace = ({ familyId, lessonId, kidUid, kind, startsAt, lesson, since }: MismatchedUnit): Found => ({
  ...plain,
  subject: `${lessonId} ${kidUid}`,
  familyId,
  orderId: null,
  money: null,
  units: { kind, count: 1 },
  facts: facts({ lessonAt: startsAt, lesson }),
  words: [lessonId],
  since,
});

/** The place that a case of a lesson is about. */
export function placeOf(subject: string): { lessonId: string; kidUid: string } {
  const [lessonId = '', kidUid = ''] = subject.split(' ');
  return { lessonId, kidUid };
}

type Known = { [Name in keyof CaseFacts]: CaseFacts[Name] | Temporal.Instant | null };

/** What is known, without what is not; moments as they travel. */
const facts = (known: Known): CaseFacts =>
  Object.fromEntries(
    Object.entries(known)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, value instanceof Temporal.Instant ? value.toString() : value]),
  );
