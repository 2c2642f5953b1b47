import { financeLimits } from '@school/contract/finance/limits';
import type { FinanceOfCurrency } from '@school/contract/finance/shapes';
import type { Currency } from '@school/contract/shapes';

import type { DayLine } from './lines.ts';
import { entriesOf, worthOf } from './worth.ts';

type Point = FinanceOfCurrency['points'][number] & { currency: Currency };

/** What was paid, sent back and earned, day by day; in a long stretch month by month. Where nothing was, it is nought. */
export function pointsOf(lines: readonly DayLine[], first: Temporal.PlainDate, last: Temporal.PlainDate): Point[] {
  const count = first.until(last).total('days') + 1;
  const nameOf = (day: string) => (count > financeLimits.drawnByDay ? day.slice(0, 7) : day);
  const names = [...new Set(Array.from({ length: count }, (_, at) => nameOf(first.add({ days: at }).toString())))];
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  return [...byCurrency].flatMap(([currency, of]): Point[] => {
    if (currency === '') return [];
    const byName = Map.groupBy(of, ({ date }) => nameOf(date));
    return names.map((at) => {
      const its = byName.get(at) ?? [];
      const back = its.reduce((sum, { part, amount }) => (part === 'refunded' ? sum + amount : sum), 0);
      const { sold, refunded, earned } = worthOf([], entriesOf(its), back);
      return { currency, at, sold, refunded, earned };
    });
  });
}
