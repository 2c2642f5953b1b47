import type { Currency } from '@school/contract/shapes';

/** `sold`, `back` by product · `teacher`, `course`: what was earned in their lessons · the others as the ledger tells its days. */
type Part = 'entry' | 'expires' | 'owed' | 'refunded' | 'came' | 'went' | 'sold' | 'back' | 'teacher' | 'course';

/** A sum of the books in one respect. */
export interface Line {
  part: Part;
  currency: Currency | '';
  name: string;
  units: number;
  amount: number;
}
export interface DayLine extends Line {
  date: string;
}

/** Lines of one name become one, and such as come to nothing are left out; in one order, so that the same books give the same lines. */
export function summed<It extends Line>(lines: readonly It[], keyOf: (line: It) => string): It[] {
  const sums = new Map<string, It>();
  for (const line of lines) {
    const key = keyOf(line);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, units: sum.units + line.units, amount: sum.amount + line.amount } : line);
  }
  return [...sums]
    .filter(([, { units, amount }]) => units !== 0 || amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line);
}

export const nameOfLine = ({ part, currency, name }: Line): string => [part, currency, name].join(' ');
export const nameOfDay = (line: DayLine): string => `${line.date} ${nameOfLine(line)}`;
