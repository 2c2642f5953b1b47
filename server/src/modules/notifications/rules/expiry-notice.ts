import { schoolZone } from '@school/contract/school/zone';

const day = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(schoolZone()).toPlainDate();

/** Days of the school from now until units end: 0 on their last day. */
export const daysLeft = (expiresAt: Temporal.Instant, now: Temporal.Instant): number => day(now).until(day(expiresAt)).days;

/**
 * The notice whose time has come, in days ahead: the nearest to the end that is due and not yet given. Units that
 * do not live twice as long are not told of so early: those of a subscription only shortly before.
 */
export function expiryNotice(
  units: { createdAt: Temporal.Instant; expiresAt: Temporal.Instant },
  told: readonly number[],
  now: Temporal.Instant,
  noticeDays: readonly number[],
): number | null {
  const left = daysLeft(units.expiresAt, now);
  const due = noticeDays.filter((days) => left <= days);
  const nearest = due.at(-1);
  if (nearest === undefined || told.includes(nearest)) return null;
  return daysLeft(units.expiresAt, units.createdAt) >= 2 * nearest ? nearest : null;
}
