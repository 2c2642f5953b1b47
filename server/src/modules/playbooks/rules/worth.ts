import { type CountedItem, meanCredit } from './completion.ts';
import { type Score, scoreTier } from './score-tier.ts';
import { type Stars, starsOf } from './stars.ts';

/** What the items of an attempt are worth together: the mean of their credit, the tier it reaches, the stars. */
export function worthOf(
  items: readonly CountedItem[],
  kind: Parameters<typeof meanCredit>[1],
): { mean: number; score: Score; stars: Stars } {
  const mean = meanCredit(items, kind);
  const score = scoreTier(mean);
  return { mean: Math.min(1, mean), score, stars: starsOf(score) };
}
