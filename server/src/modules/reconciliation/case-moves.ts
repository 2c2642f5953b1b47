import type { Cure } from '@school/contract/reconciliation/shapes';
import type { Money } from '@school/contract/shapes';

import type { CaseRow } from './cases.store.ts';
import type { StuckTools } from './tools.ts';
import { isMoneyMove } from './which-remedies.ts';

/** The money that a case is about. */
export const moneyOf = ({ amount, currency }: Pick<CaseRow, 'amount' | 'currency'>): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

/** Does the cure move more than one manager may move alone? */
export const needsSecond = (
  { approvals }: { approvals: Pick<StuckTools['approvals'], 'needsSecond'> },
  row: Pick<CaseRow, 'amount' | 'currency' | 'units'>,
  cure: Cure,
): boolean => isMoneyMove(cure) && approvals.needsSecond({ amount: moneyOf(row), units: row.units });
