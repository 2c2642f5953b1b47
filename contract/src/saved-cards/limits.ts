/** Numbers of automatic top-ups (docs/rules/payments.md#top-up). */
export const topUpLimits = {
  /**
   * Lessons that may be left at most when a package is bought; it is always fewer than the package has. Those that stand in the
   * schedule count as left: two children with two lessons a week have a month of them. Chosen.
   */
  mostLeft: 20,
} as const;

/** By the family, with its card, a card that is not there any more, one the bank wants its owner for, declines, a package not sold any more. */
export const topUpEnds = ['family', 'card', 'bank_asks', 'declined', 'not_sold'] as const;
