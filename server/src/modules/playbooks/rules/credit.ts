import { playbooksLimits } from '@school/contract/playbooks/limits';

const { tryCredits } = playbooksLimits;

/**
 * What the right share of an answer is worth at this try (from 1): a hint costs as much as one miss, and only
 * once. Beyond the last try nothing is.
 */
export const creditOf = (part: number, tryNumber: number, hinted: boolean): number =>
  part * (tryCredits[Math.max(tryNumber - 1, hinted ? 1 : 0)] ?? 0);
