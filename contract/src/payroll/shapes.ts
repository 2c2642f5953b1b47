import * as z from 'zod/mini';

import { Teacher } from '../calendar/shapes.ts';
import { shape } from '../named.ts';
import { Currency, Day, Id, Instant } from '../shapes.ts';
import { EarningsLine } from '../staffing/workspace-shapes.ts';
import { Verdict } from '../verdict.ts';
import { correctionStates, payLineKinds, payStates } from './limits.ts';

/** A month of the calendar, `2026-11`. */
export const Month = z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/));

/** An amount that may also be taken away. */
export const SignedMoney = shape('SignedMoney', { amount: z.int(), currency: Currency });
export type SignedMoney = z.infer<typeof SignedMoney>;

/** What one manager asks to add to a teacher's pay, or to take off it, and another agrees to. */
export const PayCorrection = shape('PayCorrection', {
  correctionId: Id,
  month: Month,
  amount: SignedMoney,
  reason: z.string(),
  state: z.enum(correctionStates),
  askedBy: z.string(),
  askedAt: Instant,
  decidedBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** Asked by whoever looks: somebody else has to decide. */
  own: z.boolean(),
});
export type PayCorrection = z.infer<typeof PayCorrection>;

/** Something that is paid for, with what speaks for it. */
export const PayLine = shape('PayLine', {
  kind: z.enum(payLineKinds),
  /** Null while nothing can be said: a family objects, or no terms were agreed. It is paid in a later month then. */
  pay: z.nullable(SignedMoney),
  lesson: z.nullable(EarningsLine),
  correction: z.nullable(PayCorrection),
});
export type PayLine = z.infer<typeof PayLine>;

const facts = {
  teacher: Teacher,
  month: Month,
  state: z.enum(payStates),
  totals: z.array(SignedMoney),
  lessons: z.int(),
  /** Lessons marked as held by a teacher whom nobody saw enter. */
  unseen: z.int(),
  /** Lessons of which nothing can be said yet: no terms, or a family objects. */
  unpriced: z.int(),
  /** Corrections that wait for a second person. */
  waiting: z.int(),
  closed: z.nullable(z.strictObject({ at: Instant, by: z.string() })),
  paid: z.nullable(z.strictObject({ on: Day, by: z.string(), reference: z.string() })),
  /** Last signs of the account it is paid to; null while the school knows none. */
  account: z.nullable(z.string()),
  mayClose: Verdict,
};

/** A teacher's month as one line of a list. */
export const PayMonthLine = shape('PayMonthLine', facts);
export type PayMonthLine = z.infer<typeof PayMonthLine>;

/** A teacher's month with everything it is made of. */
export const PayMonth = shape('PayMonth', {
  ...facts,
  lines: z.array(PayLine),
  /** Those that wait, and those that were declined. */
  corrections: z.array(PayCorrection),
  /** Stands for what is shown: whoever closes the month closes this and nothing else. */
  seen: z.string(),
});
export type PayMonth = z.infer<typeof PayMonth>;

/** What a teacher is told of a month: not who of the managers asked for what. */
export const Payout = shape('Payout', {
  month: Month,
  state: z.enum(payStates),
  totals: z.array(SignedMoney),
  /** What is no lesson of the month itself. `at`: when the lesson was, or the correction was asked for. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(payLineKinds),
      pay: z.nullable(SignedMoney),
      at: z.nullable(Instant),
      text: z.nullable(z.string()),
      eventId: z.nullable(Id),
    }),
  ),
  /** Sums of its weeks, from Monday, the latest first. */
  weeks: z.array(z.strictObject({ from: Day, to: Day, lessons: z.int(), totals: z.array(SignedMoney) })),
  closedAt: z.nullable(Instant),
  paidOn: z.nullable(Day),
  account: z.nullable(z.string()),
});
export type Payout = z.infer<typeof Payout>;
