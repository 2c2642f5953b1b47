import type { EntryType } from '@school/contract/ledger/limits';
import type { Currency } from '@school/contract/shapes';

/** Kinds of lesson units: individual lessons and group lessons (docs/rules/balance.md#units). */
export type UnitKind = 'gold' | 'silver';

/** How units may come onto the balance. */
export type CreditSource = Extract<EntryType, 'paid' | 'bonus' | 'added' | 'fastPayment'>;

/** Units that came together and expire together: a package, a bonus, a period of a subscription. */
export interface Lot {
  lotId: string;
  familyId: string;
  kind: UnitKind;
  source: CreditSource | 'exchange';
  subscription: boolean;
  granted: number;
  /** Units left, those held for lessons included. */
  remaining: number;
  held: number;
  /** What all its units were bought for, in minor units. */
  value: number;
  currency: Currency | null;
  expiresAt: Temporal.Instant;
}
