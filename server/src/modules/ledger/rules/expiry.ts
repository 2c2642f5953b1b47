import { schoolZone } from '@school/contract/school/zone';

/** How long units live, as an order keeps it (ISO 8601): those of a package so many months, of a subscription one period of days. */
export const packageLife = (months: number): string => `P${months}M`;
export const periodLife = (days: number): string => `P${days}D`;

/**
 * Units end with the last second of a day of the school: of a package on the same date so many months later (docs/rules/balance.md#last-day),
 * and one of 29 February, after a year, on 28 February.
 */
export const unitsEnd = (boughtAt: Temporal.Instant, life: string): Temporal.Instant =>
  lastSecondOf(schoolDay(boughtAt).add(life).toString());

/** Units may be used up to that second and including it. */
export const isAlive = (expiresAt: Temporal.Instant, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, expiresAt) <= 0;

const schoolDay = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(schoolZone()).toPlainDate();

/** The last second of a day of the school. */
export const lastSecondOf = (day: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: schoolZone(), plainTime: '23:59:59' }).toInstant();
