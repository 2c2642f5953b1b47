import { playbooksLimits } from '@school/contract/playbooks/limits';

export type Score = (typeof playbooksLimits.tiers)[number]['score'];

/** Sums of 0.33 and 0.66 miss their tier by a hair; a mean this near has reached it. */
const hair = 1e-9;

/**
 * docs/rules/learning.md#score: the highest tier that the mean credit of a playbook (0 to 1) has reached: 0, 33, 66 or 100. By the
 * table, never by multiplication: 0.33 x 3 is 0.99, and one tier would be lost.
 */
export const scoreTier = (mean: number): Score => tierOf(mean).score;

const tierOf = (mean: number) => playbooksLimits.tiers.findLast(({ from }) => mean >= from - hair) ?? playbooksLimits.tiers[0];
