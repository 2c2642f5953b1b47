import { financeLimits } from '@school/contract/finance/limits';
import type { Cohort, FinanceCohorts } from '@school/contract/finance/shapes';
import type { Currency } from '@school/contract/shapes';

interface Found {
  cohorts: ReadonlyArray<Pick<Cohort, 'month' | 'families' | 'second' | 'third'>>;
  months: ReadonlyArray<{ month: string; later: number; kept: number; lessons: number }>;
  value: ReadonlyArray<{ month: string; currency: Currency; amount: number }>;
}

/** Cohorts with their months one after another, those without an act among them; no further than a cohort is followed. */
export function cohortsOf({ cohorts, months, value }: Found, last: Temporal.PlainYearMonth): Cohort[] {
  return cohorts.map((cohort) => {
    const passed = Temporal.PlainYearMonth.from(cohort.month).until(last, { largestUnit: 'months' }).months + 1;
    const its = new Map(months.filter(({ month }) => month === cohort.month).map((it) => [it.later, it]));
    return {
      ...cohort,
      months: Array.from({ length: Math.min(passed, financeLimits.cohortMonths) }, (_, later) => ({
        kept: its.get(later)?.kept ?? 0,
        lessons: its.get(later)?.lessons ?? 0,
      })),
      value: value.flatMap(({ month, currency, amount }) =>
        month === cohort.month ? [{ currency, amount, perFamily: Math.round(amount / cohort.families) }] : [],
      ),
    };
  });
}

/** Do all cohorts come to what the double entry says? */
export function agreesWith(cohorts: readonly Cohort[], books: FinanceCohorts['books']): boolean {
  const left = new Map<Currency, number>(books.map(({ currency, amount }) => [currency, amount]));
  for (const { currency, amount } of cohorts.flatMap(({ value }) => value)) left.set(currency, (left.get(currency) ?? 0) - amount);
  return [...left.values()].every((amount) => amount === 0);
}
