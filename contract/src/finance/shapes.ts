import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { FamilySource } from '../families/added.ts';
import { Currency, Day, Id, Instant } from '../shapes.ts';

const Minor = z.int();

/** What became of the worth of lessons in a stretch of days, in minor units of one currency. */
export const Worth = shape('Worth', {
  /** Not yet given in lessons when the stretch began, and when it ended. */
  atStart: Minor,
  sold: Minor,
  refunded: Minor,
  conducted: Minor,
  missed: Minor,
  /** Expired, written off, taken back: paid, and never used. */
  lapsed: Minor,
  atEnd: Minor,
  /** What families paid less what went back. */
  net: Minor,
  /** What the school has earned: conducted, missed, lapsed. */
  earned: Minor,
});
export type Worth = z.infer<typeof Worth>;

export const FinanceOfCurrency = shape('FinanceOfCurrency', {
  currency: Currency,
  now: Worth,
  /** As many days before. */
  before: Worth,
  /** Paid, sent back and earned by day (`2026-11-23`), in a long stretch by month (`2026-11`). */
  points: z.array(z.strictObject({ at: z.string(), sold: Minor, refunded: Minor, earned: Minor })),
  /** The worth of unused units at the end, by the month in which they expire. */
  deferred: z.array(z.strictObject({ month: z.string(), units: z.int(), worth: Minor })),
  /** Money that came and went, by the account it came through. */
  cash: z.array(z.strictObject({ way: z.string(), came: Minor, went: Minor })),
  /** What the double entry says of the worth not yet given; `agrees` when it is `now.atEnd` to the minor unit. */
  books: Minor,
  agrees: z.boolean(),
});
export type FinanceOfCurrency = z.infer<typeof FinanceOfCurrency>;

const SumInBase = z.strictObject({ sold: Minor, refunded: Minor, net: Minor, earned: Minor, atEnd: Minor });
/** All currencies together in the one that the school counts in, each day by the rates of that day. */
export const FinanceInBase = shape('FinanceInBase', {
  currency: Currency,
  now: SumInBase,
  before: SumInBase,
  /** Currencies with money that have no rate: they are left out. */
  missing: z.array(Currency),
});
export type FinanceInBase = z.infer<typeof FinanceInBase>;

export const Finance = shape('Finance', {
  from: Day,
  to: Day,
  before: z.strictObject({ from: Day, to: Day }),
  currencies: z.array(FinanceOfCurrency),
  inBase: FinanceInBase,
  /** What families have been asked to pay and have not, as it stands now: orders that the school made or wrote an invoice for. */
  debts: z.array(z.strictObject({ currency: Currency, amount: Minor, orders: z.int(), overdue: z.int() })),
  /** Payments of these days that another program took: told, and in no figure. */
  past: z.array(z.strictObject({ currency: Currency, amount: Minor, payments: z.int() })),
  /** Units that were given away: gifts, what managers and the school added. */
  given: z.strictObject({ now: z.int(), before: z.int() }),
});
export type Finance = z.infer<typeof Finance>;

/** What was earned in a currency, and by what: a payment belongs to a product, a lesson to its course and its teacher. */
export const MarginOfCurrency = shape('MarginOfCurrency', {
  currency: Currency,
  /** `name` is the code of a product; empty for money that belongs to no order. */
  products: z.array(z.strictObject({ name: z.string(), units: z.int(), sold: Minor, refunded: Minor })),
  /** `name` is a course, or a subject where there is none. */
  courses: z.array(z.strictObject({ name: z.string(), units: z.int(), earned: Minor })),
  teachers: z.array(
    z.strictObject({
      teacherId: z.nullable(Id),
      name: z.string(),
      /** Units that families spent, and lessons that the teacher is paid for. */
      units: z.int(),
      lessons: z.int(),
      earned: Minor,
      cost: Minor,
      margin: Minor,
      /** Of a lesson that is paid for, rounded to the minor unit; null without any. */
      perLesson: z.nullable(Minor),
    }),
  ),
  /** Earned without a lesson: what expired or was written off. */
  lapsed: Minor,
  earned: Minor,
  cost: Minor,
  /** What the double entry says was earned; `agrees` when the lines above come to it, and products to what was sold and refunded. */
  books: Minor,
  agrees: z.boolean(),
});
export type MarginOfCurrency = z.infer<typeof MarginOfCurrency>;

export const FinanceMargin = shape('FinanceMargin', {
  from: Day,
  to: Day,
  currencies: z.array(MarginOfCurrency),
  /** Lessons of which no pay can be said yet. */
  unpriced: z.int(),
});
export type FinanceMargin = z.infer<typeof FinanceMargin>;

/** Families that paid for the first time in one month, and what became of them. */
export const Cohort = shape('Cohort', {
  month: z.string(),
  families: z.int(),
  /** Families that bought a second package, and a third. */
  second: z.int(),
  third: z.int(),
  /** From the first month on: families that had a lesson or paid in it, and lessons that were held or missed. */
  months: z.array(z.strictObject({ kept: z.int(), lessons: z.int() })),
  /** Paid less refunded until now, and a family's share of it. */
  value: z.array(z.strictObject({ currency: Currency, amount: Minor, perFamily: Minor })),
});
export type Cohort = z.infer<typeof Cohort>;

export const FinanceCohorts = shape('FinanceCohorts', {
  to: Day,
  cohorts: z.array(Cohort),
  /** What the double entry says was paid less refunded; `agrees` when all cohorts come to it. */
  books: z.array(z.strictObject({ currency: Currency, amount: Minor })),
  agrees: z.boolean(),
});
export type FinanceCohorts = z.infer<typeof FinanceCohorts>;

/** Families that applied in a stretch of days, by how they found the school: how many of them went each step, whenever that was. */
export const SourceFunnel = shape('SourceFunnel', {
  source: FamilySource,
  applied: z.int(),
  booked: z.int(),
  came: z.int(),
  paid: z.int(),
  /** Days from the application to each step: half of those who went it took no longer; null where nobody did. */
  days: z.strictObject({ booked: z.nullable(z.number()), came: z.nullable(z.number()), paid: z.nullable(z.number()) }),
});
export type SourceFunnel = z.infer<typeof SourceFunnel>;

/** What a figure is made of: a lesson, an order, a refund of a family. */
export const FinanceLine = shape('FinanceLine', {
  lineId: z.string(),
  at: Instant,
  familyId: Id,
  familyName: z.string(),
  lessonId: z.nullable(Id),
  orderId: z.nullable(Id),
  units: z.int(),
  amount: Minor,
});
export type FinanceLine = z.infer<typeof FinanceLine>;

export const FinanceFunnel = shape('FinanceFunnel', {
  from: Day,
  to: Day,
  sources: z.array(SourceFunnel),
  /** All of them together. */
  whole: z.nullable(z.omit(SourceFunnel, { source: true })),
  /** How many of them paid money by the double entry; `agrees` when the entries say the same, and nobody is lost between the sources. */
  books: z.int(),
  agrees: z.boolean(),
});
export type FinanceFunnel = z.infer<typeof FinanceFunnel>;

/** How full the hours of teachers were, in minutes, and how often a lesson was missed or begun late. */
export const FinanceLoad = shape('FinanceLoad', {
  from: Day,
  to: Day,
  teachers: z.array(
    z.strictObject({
      teacherId: Id,
      name: z.string(),
      open: z.int(),
      taught: z.int(),
      held: z.int(),
      missed: z.int(),
      /** Held lessons that the teacher entered after their start, and those into which nobody saw the teacher come. */
      late: z.int(),
      unseen: z.int(),
    }),
  ),
  /** By hour of the school's day, 0 to 23: open minutes and those of them that were taught. */
  hours: z.array(z.strictObject({ hour: z.int(), open: z.int(), taught: z.int() })),
  /** Whether hours and teachers come to the same minutes, and lessons to the marks that pay is counted from. */
  agrees: z.boolean(),
});
export type FinanceLoad = z.infer<typeof FinanceLoad>;
