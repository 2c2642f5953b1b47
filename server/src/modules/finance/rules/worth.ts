import type { Worth } from '@school/contract/finance/shapes';
import type { EntryType } from '@school/contract/ledger/limits';

import type { Line } from './lines.ts';

/** What the entries of one type come to, signed as the balance is: what comes is above zero, what goes below. */
interface TypeSum {
  type: EntryType;
  worth: number;
}

/** Where the worth of each kind of entry goes. An exchange moves worth from lot to lot and earns nothing. */
const parts: Record<EntryType, 'sold' | 'refunded' | 'conducted' | 'missed' | 'lapsed' | 'none'> = {
  paid: 'sold',
  bonus: 'none',
  added: 'none',
  fastPayment: 'none',
  exchange: 'none',
  process: 'conducted',
  nonAttendance: 'missed',
  // A lesson that a family was right about was no lesson: it counts against those that were held.
  returned: 'conducted',
  refund: 'refunded',
  expired: 'lapsed',
  overdue: 'lapsed',
  withdrawing: 'lapsed',
  debt: 'lapsed',
};

const isEntry = (name: string): name is EntryType => name in parts;

/** The entries among the lines of days. */
export const entriesOf = (lines: readonly Line[]): TypeSum[] =>
  lines.flatMap(({ part, name, amount }) => (part === 'entry' && isEntry(name) ? [{ type: name, worth: amount }] : []));

/**
 * What became of the worth of lessons: what was still owed at the start, and what was sold, refunded and earned since. What is owed at
 * the end is all that came less all that went, so sold − refunded = earned + (atEnd − atStart), to the minor unit. A family gets back a
 * minor unit more or less than its units are worth when its order wants it: that one counts with what lapsed.
 */
export function worthOf(before: readonly TypeSum[], within: readonly TypeSum[], refunded: number): Worth {
  const of = (part: (typeof parts)[EntryType]) => within.reduce((sum, { type, worth }) => (parts[type] === part ? sum + worth : sum), 0);
  const all = (sums: readonly TypeSum[]) => sums.reduce((sum, { worth }) => sum + worth, 0);
  // Without a minus before a zero: it would be another number to whoever compares.
  const gone = (part: 'refunded' | 'conducted' | 'missed' | 'lapsed') => 0 - of(part);
  const [sold, conducted, missed] = [of('sold'), gone('conducted'), gone('missed')];
  const lapsed = gone('lapsed') + gone('refunded') - refunded;
  const atStart = all(before);
  return {
    atStart,
    sold,
    refunded,
    conducted,
    missed,
    lapsed,
    atEnd: atStart + all(within),
    net: sold - refunded,
    earned: conducted + missed + lapsed,
  };
}
