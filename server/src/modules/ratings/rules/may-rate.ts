import { ratingLimits } from '@school/contract/ratings/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A lesson may be rated for seven days after it took place; at seven days sharp still. Chosen. */
export function mayRate(conductedAt: Temporal.Instant, now: Temporal.Instant): Verdict {
  const until = conductedAt.add({ hours: ratingLimits.askDays * 24 });
  return Temporal.Instant.compare(now, until) > 0 ? refused('ratings.too_late', { days: ratingLimits.askDays }) : allowed(until.toString());
}
