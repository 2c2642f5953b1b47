import { ledgerLimits } from '@school/contract/ledger/limits';

/**
 * Units of a package end a year later on the same date, with the last second of the school's day (docs/rules/balance.md#last-day).
 * A package of 29 February ends on 28 February.
 */
export const packageEnds = (boughtAt: Temporal.Instant): Temporal.Instant =>
  lastSecondOf(schoolDay(boughtAt).add({ years: ledgerLimits.packageYears }));

/** Units of a subscription live one period of 30 days and end with the last second of the school's day. */
export const subscriptionEnds = (boughtAt: Temporal.Instant): Temporal.Instant =>
  lastSecondOf(schoolDay(boughtAt).add({ days: ledgerLimits.subscriptionDays }));

/** Units may be used up to that second and including it. */
export const isAlive = (expiresAt: Temporal.Instant, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, expiresAt) <= 0;

const schoolDay = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(ledgerLimits.schoolZone).toPlainDate();

const lastSecondOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: ledgerLimits.schoolZone, plainTime: '23:59:59' }).toInstant();
