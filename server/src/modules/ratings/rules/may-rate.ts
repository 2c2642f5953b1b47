import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A lesson may be rated for so many days after it took place; at their end sharp still. */
export function mayRate(conductedAt: Temporal.Instant, now: Temporal.Instant, days: number): Verdict {
  const until = conductedAt.add({ hours: days * 24 });
  return Temporal.Instant.compare(now, until) > 0 ? refused('ratings.too_late', { days }) : allowed(until.toString());
}
