import type { FinanceOfCurrency } from '@school/contract/finance/shapes';

import type { Line } from './lines.ts';

/** What is owed in lessons by the month in which it expires: all that ever came into lots of that month less all that went. */
export function deferredByMonth(lines: readonly Line[]): FinanceOfCurrency['deferred'] {
  const months = Map.groupBy(
    lines.filter(({ part }) => part === 'expires'),
    ({ name }) => name,
  );
  return [...months]
    .map(([month, of]) => ({
      month,
      units: of.reduce((sum, { units }) => sum + units, 0),
      worth: of.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ units, worth }) => units !== 0 || worth !== 0)
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
}
