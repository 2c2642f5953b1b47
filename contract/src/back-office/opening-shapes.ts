import * as z from 'zod/mini';

import { Subject } from '../catalogue/shapes.ts';
import { named, shape } from '../named.ts';
import { SchoolState } from '../school/opening.ts';
import { Currency, Instant, Money } from '../shapes.ts';

/** What makes a school ready, in the order in which it is done (docs/rules/opening.md#ready). */
export const openingSteps = [
  'owner',
  'school',
  'currencies',
  'legal',
  'contact',
  'mail',
  'sms',
  'telegram',
  'money',
  'offer',
  'teachers',
  'club',
  'trials',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/**
 * How a step stands, by facts alone: `done` · `must` it keeps the school shut · `should` the owner says that it is meant so ·
 * `may` nothing hangs on it.
 */
export const stepStandings = ['done', 'must', 'should', 'may'] as const;

/** What lies behind a standing, for the sentence beside it. */
export const StepFacts = z.strictObject({
  /** Codes of what is missing: packages without a price, subjects without a teacher or a free time. */
  missing: z.array(z.string()),
  /** Free times of trials as a family would see them, the nearest of each subject. */
  times: z.array(z.strictObject({ subject: Subject, startsAt: Instant })),
  currencies: z.array(Currency),
  count: z.int(),
});

export const StepShown = shape('OpeningStepShown', {
  step: named('OpeningStep', z.enum(openingSteps)),
  standing: z.enum(stepStandings),
  facts: StepFacts,
});
export type StepShown = z.infer<typeof StepShown>;

/**
 * How far a bank was tried with the owner's own money: `untried` · `begun` its page was opened · `paid` the money is in the books and on its
 * way back · `returned` the books have it back · `stopped` the bank did not send it back, and a manager sees to it.
 */
export const bankStages = ['untried', 'begun', 'paid', 'returned', 'stopped'] as const;

export const BankTried = shape('BankTried', {
  provider: z.string(),
  /** What is paid to try it; nothing where the bank takes no currency of this region. */
  price: z.nullable(Money),
  stage: z.enum(bankStages),
  /** Where the bank is to report payments to. */
  webhookUrl: z.string(),
  /** The bank itself has told of the payment: its messages reach the school. */
  hasTold: z.boolean(),
  at: z.nullable(Instant),
});
export type BankTried = z.infer<typeof BankTried>;

/** How far a school is ready, and how far it is open. */
export const OpeningShown = shape('OpeningShown', {
  state: SchoolState,
  steps: z.array(StepShown),
  /** Banks that are set up. */
  banks: z.array(BankTried),
  /** Addresses that wait for a letter. */
  waiting: z.int(),
  /** Where the practice school beside this one is reached. */
  practiceUrl: z.nullable(z.string()),
  /** May the one who looks open and close it? */
  isOwner: z.boolean(),
});
export type OpeningShown = z.infer<typeof OpeningShown>;
