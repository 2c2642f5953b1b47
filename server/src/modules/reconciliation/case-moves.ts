import type { Remedy } from '@school/contract/reconciliation/shapes';
import type { Money } from '@school/contract/shapes';

import type { CaseRow } from './cases.store.ts';
import type { ReconciliationTools } from './tools.ts';
import { isMoneyMove } from './which-remedies.ts';

/** The money that a case is about. */
export const moneyOf = ({ amount, currency }: Pick<CaseRow, 'amount' | 'currency'>): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

/** Does the remedy move more than one manager may move alone? */
export const needsSecond = (
  { approvals }: { approvals: Pick<ReconciliationTools['approvals'], 'needsSecond'> },
  row: Pick<CaseRow, 'amount' | 'currency' | 'units'>,
  remedy: Remedy,
): boolean => isMoneyMove(remedy) && approvals.needsSecond({ amount: moneyOf(row), units: row.units });
