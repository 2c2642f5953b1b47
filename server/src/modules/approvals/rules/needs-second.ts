import { approvalLimits } from '@school/contract/approvals/limits';
import type { OverLimit } from '@school/contract/approvals/shapes';
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

/** What was moved by one person alone before, in units and in the currency of the act. */
export type Sums = Readonly<Record<'family' | 'manager', Readonly<Record<'day' | 'month', { units: number; amount: number }>>>>;

const nothing = { units: 0, amount: 0 };
const noSums: Sums = { family: { day: nothing, month: nothing }, manager: { day: nothing, month: nothing } };

/**
 * Why one person is not enough; undefined when it is. Exactly a limit is still one person's, one more is two people's. The
 * act itself is looked at first, then the sums, the narrower first.
 */
export function overLimit({ units, amount }: Moved, limits: ApprovalLimits, sums: Sums = noSums): OverLimit | undefined {
  const parts = [
    ...(units ? [{ moved: units, one: limits.units, currency: null, before: (it: typeof nothing) => it.units }] : []),
    ...(amount
      ? [
          {
            moved: amount.amount,
            one: limits.amounts[amount.currency],
            currency: amount.currency,
            before: (it: typeof nothing) => it.amount,
          },
        ]
      : []),
  ];
  for (const { moved, one, currency } of parts) if (moved > one) return { of: 'act', span: null, sum: moved, limit: one, currency };
  for (const who of ['family', 'manager'] as const)
    for (const span of ['day', 'month'] as const)
      for (const { moved, one, currency, before } of parts) {
        const [sum, limit] = [before(sums[who][span]) + moved, one * approvalLimits.alone[who][span]];
        if (sum > limit) return { of: who, span, sum, limit, currency };
      }
  return undefined;
}

/** So many units may one manager still move alone. */
export const unitsLeft = (limits: ApprovalLimits, sums: Sums): number =>
  Math.max(
    0,
    Math.min(
      ...(['family', 'manager'] as const).flatMap((who) =>
        (['day', 'month'] as const).map((span) => limits.units * approvalLimits.alone[who][span] - sums[who][span].units),
      ),
    ),
  );
