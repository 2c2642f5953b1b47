import { playbooksLimits } from '@school/contract/playbooks/limits';

import type { Score } from './score-tier.ts';

export type Stars = (typeof playbooksLimits.tiers)[number]['stars'];

/** Stars of a score. Fractions are cut, never rounded up (docs/rules/learning.md#score): the tier table holds them whole. */
export const starsOf = (score: Score): Stars => playbooksLimits.tiers.find((tier) => tier.score === score)?.stars ?? 0;
