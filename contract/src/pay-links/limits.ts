/** Links by which somebody else pays an order (docs/rules/payments.md#pay-links). */
export const payLinkLimits = {
  /** Looks at links from one address a minute: a guess of 256 bits is none, but whoever tries is slowed. */
  looksPerMinute: 30,
  /** How often one link begins a payment in an hour: each begins something at a bank. */
  paymentsPerHour: 10,
  /** Links of one family a day. */
  perDay: 20,
} as const;
