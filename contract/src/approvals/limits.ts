/** Above these a second manager has to agree; the school may set others (settings). */
export const approvalLimits = {
  /** Units granted or written off at once. */
  units: 8,
  /** Minor units of a refund or a cure, by currency: about 300 BYN. Not in the spec: chosen. */
  amounts: { BYN: 300_00, RUB: 9_000_00, USD: 100_00, EUR: 90_00, KZT: 50_000_00 },
} as const;
