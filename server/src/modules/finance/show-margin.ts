import type { FinanceMargin } from '@school/contract/finance/shapes';
import { Currency } from '@school/contract/shapes';

import type { Staffing } from '#modules/staffing';

import { type DayTools, startOf, sumsOfDays } from './count-days.ts';
import { paidLessons } from './paid-lessons.ts';
import { type Cost, marginOf } from './rules/margin.ts';
import type { Days } from './rules/stretch.ts';

export interface CostTools extends DayTools {
  staffing: Pick<Staffing, 'employed' | 'earned'>;
}

/** What was earned in a stretch of days, by what, and what the teachers of its lessons are paid. */
export const showMargin =
  (tools: CostTools) =>
  async (days: Days, { first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate }): Promise<FinanceMargin> => {
    const lines = await sumsOfDays(tools)(first, last);
    const books = await tools.ledger.figures.earned(startOf(first), startOf(last.add({ days: 1 })));
    const teachers = await paidLessons(tools.staffing, first, last);
    const names = new Map(teachers.map(({ teacherId, name }) => [teacherId, name]));
    const costs = teachers.flatMap(({ teacherId, lines: paid }): Cost[] =>
      [
        ...Map.groupBy(
          paid.flatMap(({ pay }) => pay ?? []),
          ({ currency }) => currency,
        ),
      ].map(([currency, of]) => ({
        teacherId,
        currency,
        lessons: of.length,
        amount: of.reduce((sum, { amount }) => sum + amount, 0),
      })),
    );
    return {
      ...days,
      currencies: Currency.options.flatMap((currency) => {
        const [its, own] = [lines.filter((it) => it.currency === currency), costs.filter((it) => it.currency === currency)];
        if (its.length === 0 && own.length === 0) return [];
        const said = books.find((it) => it.currency === currency)?.amount ?? 0;
        return [marginOf(currency, its, { costs: own, nameOf: (id) => names.get(id) ?? '', books: said })];
      }),
      unpriced: teachers.reduce((sum, { lines: paid }) => sum + paid.filter(({ pay }) => pay === null).length, 0),
    };
  };
