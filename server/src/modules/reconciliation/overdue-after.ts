/** So many of a kind are looked at, the oldest first: a page of more would help nobody. */
export const mostFound = 1000;

/**
 * How long something may take before it counts as stuck (docs/rules/payments.md#reconciliation). A refund that the bank has taken over
 * is given the days that cards take.
 */
export const overdueAfter = {
  pending: { minutes: 60 },
  sending: { minutes: 60 },
  sent: { hours: 10 * 24 },
  /** From then on the metrics raise an alarm. */
  alarm: { hours: 24 },
} as const;
