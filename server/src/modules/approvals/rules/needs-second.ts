import type { Currency, Money } from '@school/contract/shapes';

/** Above these a second manager has to agree: units at once, minor units by currency. */
export interface ApprovalLimits {
  units: number;
  amounts: Readonly<Record<Currency, number>>;
}

/** What an act moves. */
export interface Moved {
  units?: number | null | undefined;
  amount?: Money | null | undefined;
}

/** Exactly the limit is still one person's; one more is two people's. */
export const needsSecond = ({ units, amount }: Moved, limits: ApprovalLimits): boolean =>
  (units ?? 0) > limits.units || (amount !== null && amount !== undefined && amount.amount > limits.amounts[amount.currency]);
