/** Numbers of orders and payments (decisions D8, the money design). */
export const paymentsLimits = {
  /** An order that nobody paid is closed after this long. Not in the spec: chosen. */
  orderHours: 24,
  /** Minutes after the attempt at which an unfinished payment is asked for at the provider. */
  pollAfterMinutes: [1, 5, 15, 60],
  pollEveryMinutesLater: 60,
  pollForHours: 72,
  /** A webhook whose signed time is further away than this is refused, in seconds. */
  webhookToleranceSeconds: 300,
} as const;

/** What the result page says (spec §4). */
export const paymentStatuses = ['payment-in-progress', 'payment-completed', 'payment-failed', 'payment-error'] as const;
