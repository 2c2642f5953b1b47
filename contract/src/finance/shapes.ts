import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Currency, Day } from '../shapes.ts';

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

export const Finance = shape('Finance', {
  from: Day,
  to: Day,
  before: z.strictObject({ from: Day, to: Day }),
  currencies: z.array(FinanceOfCurrency),
  /** Units that were given away: gifts, what managers and the school added. */
  given: z.strictObject({ now: z.int(), before: z.int() }),
});
export type Finance = z.infer<typeof Finance>;
