/** Numbers of orders and payments (docs/rules/payments.md, docs/design/money.md). */
export const paymentsLimits = {
  /** Minutes after the attempt at which an unfinished payment is asked for at the provider. */
  pollAfterMinutes: [1, 5, 15, 60],
  pollEveryMinutesLater: 60,
  pollForHours: 72,
  /** A charge of a saved card that the provider did not answer is asked for again so long, under its key. Chosen. */
  chargeAgainMinutes: 15,
  /** A tap on a saved card so soon after one that bought the same is that one, and no second purchase. Chosen. */
  sameTapSeconds: 60,
  /** Cards that a family may have saved; one more takes the place of the oldest. Chosen. */
  savedCards: 5,
  /** A webhook whose signed time is further away than this is refused, in seconds. */
  webhookToleranceSeconds: 300,
  /** Money that the staff takes in itself. */
  manual: {
    ways: ['cash', 'transfer', 'terminal', 'invoice'],
    /** A payment may be written down so many days after it was made. Chosen. */
    daysBack: 92,
    documentLength: 40,
    /** Payments of a bank statement that are matched in one call. Chosen. */
    statementRows: 200,
  },
  /** A bank is tried with so much, in minor units, and asked what became of it for so long. Chosen. */
  proof: { amount: 100, askedForHours: 24 },
  /** Refunds on a page of the managers. */
  refundsPage: 50,
  /** Receipts on a page of a family. */
  receiptsPage: 20,
} as const;

/** How a card is called by those who issue it; what a bank calls otherwise is `other`. */
export const cardBrands = ['visa', 'mastercard', 'maestro', 'mir', 'belkart', 'amex', 'unionpay', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** What the result page says (docs/rules/payments.md#outcomes). */
export const paymentStatuses = ['payment-in-progress', 'payment-completed', 'payment-failed', 'payment-error'] as const;
