import type { StuckFacts } from '@school/contract/payments/stuck-shapes';

import type { Found, Looks } from './found-case.ts';
import type { OpenBreak, StuckTransfer } from './money-detectors.store.ts';
import type { StuckPlace } from './lesson-detectors.store.ts';
import type { StuckTools } from './tools.ts';

/** How each kind is looked for, and what is told of it. */
export const looksOf = ({ stuckMoney, stuckLessons, cases }: Pick<StuckTools, 'stuckMoney' | 'stuckLessons' | 'cases'>): Looks => ({
  notApplied: async () => (await stuckMoney.breaks()).filter(({ what }) => what === 'not_applied').map(foundBreak),
  break: async () => (await stuckMoney.breaks()).filter(({ what }) => what !== 'not_applied').map(foundBreak),
  unapplied: async () => (await stuckMoney.unapplied()).map(foundTransfer),
  refund: async (now) => (await stuckMoney.transfers(now)).map(foundTransfer),

  pending: async (now) =>
    (await stuckMoney.attempts(now)).map(({ attemptId, familyId, orderId, amount, currency, since, ...attempt }) => ({
      ...plain,
      subject: attemptId,
      familyId,
      orderId,
      since,
      money: { amount, currency },
      facts: facts({
        provider: attempt.provider,
        ref: attempt.ref,
        at: attempt.state as StuckFacts['at'],
        tries: attempt.polls,
        nextTryAt: attempt.nextTryAt,
        fault: attempt.fault,
      }),
    })),

  deadLetter: async () =>
    (await stuckMoney.deadLetters()).map(({ provider, eventId, familyId, orderId, amount, currency, since, ...event }) => ({
      ...plain,
      subject: `${provider} ${eventId}`,
      familyId,
      orderId,
      since,
      money: amount === null || currency === null ? null : { amount, currency },
      facts: facts({ provider, ref: event.paymentRef ?? eventId, tries: event.tries, nextTryAt: event.nextTryAt, fault: event.fault }),
      words: [eventId],
    })),

  noUnit: async (now) => {
    const known = (await cases.openOf('noUnit')).map(({ subject }) => placeOf(subject).lessonId);
    return (await stuckLessons.withoutUnit(now, known)).map(foundPlace);
  },
  noLesson: async () => (await stuckLessons.withoutLesson()).map(foundPlace),
});

const plain = { units: null, words: [] } as const;

const foundBreak = (it: OpenBreak): Found => ({
  ...plain,
  subject: it.what === 'refund' ? `refund ${it.provider} ${it.paymentRef}` : it.breakId,
  familyId: it.familyId,
  orderId: it.orderId,
  money: { amount: it.amount, currency: it.currency },
  facts: facts({
    provider: it.provider,
    ref: it.paymentRef,
    differs: it.what === 'not_applied' ? null : it.what,
    expected: it.expected,
    fault: it.fault,
  }),
  since: it.since,
});

const foundTransfer = (it: StuckTransfer): Found => ({
  ...plain,
  subject: it.refundId,
  familyId: it.familyId,
  orderId: it.orderId,
  money: { amount: it.amount, currency: it.currency },
  facts: facts({
    provider: it.provider,
    ref: it.paymentRef,
    why: it.why,
    expected: it.wanted,
    at: it.state,
    tries: it.tries > 0 ? it.tries : null,
    fault: it.fault,
  }),
  since: it.since,
});

const foundPlace = ({ familyId, lessonId, kidUid, kind, startsAt, lesson, since }: StuckPlace): Found => ({
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

type Known = { [Name in keyof StuckFacts]: StuckFacts[Name] | Temporal.Instant | null };

/** What is known, without what is not; moments as they travel. */
const facts = (known: Known): StuckFacts =>
  Object.fromEntries(
    Object.entries(known)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, value instanceof Temporal.Instant ? value.toString() : value]),
  );
