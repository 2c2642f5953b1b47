/** Numbers of orders and payments (docs/rules/payments.md, docs/design/money.md). */
export const paymentsLimits = {
  /** An order that nobody paid is closed after this long. Chosen. */
  orderHours: 24,
  /** Minutes after the attempt at which an unfinished payment is asked for at the provider. */
  pollAfterMinutes: [1, 5, 15, 60],
  pollEveryMinutesLater: 60,
  pollForHours: 72,
  /** A webhook whose signed time is further away than this is refused, in seconds. */
  webhookToleranceSeconds: 300,
  subscription: {
    /** Renewed this long before the period ends, so that no lesson of the next one waits for its unit. Chosen. */
    renewBeforeHours: 48,
    /** A charge that was declined is tried again so many days after the first decline; then the subscription ends. */
    retryAfterDays: [1, 3, 5],
    /** A higher price is charged only when the family was told of it this long before. */
    priceNoticeDays: 3,
    /** One that is paid by hand can be paid until so long after its period has ended. */
    graceDays: 3,
  },
  /** Money that the staff takes in itself. */
  manual: {
    ways: ['cash', 'transfer', 'terminal', 'invoice'],
    /** A payment may be written down so many days after it was made. Chosen. */
    daysBack: 92,
    /** An order that a manager has made waits so long to be paid. Chosen. */
    orderDays: 14,
    documentLength: 40,
    /** Payments of a bank statement that are matched in one call. Chosen. */
    statementRows: 200,
    /** Days in which an invoice is to be paid. Chosen. */
    invoiceDays: { least: 1, most: 30, usually: 5 },
  },
  /** A bank is tried with so much, in minor units, and asked what became of it for so long. Chosen. */
  proof: { amount: 100, askedForHours: 24 },
  /** Working days until money that was sent back is usually on the card. Chosen. */
  refundDays: 7,
  /** Refunds on a page of the managers. */
  refundsPage: 50,
} as const;

/** What the result page says (docs/rules/payments.md#outcomes). */
export const paymentStatuses = ['payment-in-progress', 'payment-completed', 'payment-failed', 'payment-error'] as const;
