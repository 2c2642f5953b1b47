import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Whether a month may be closed now. `first` and `last` of the months that are closed; nothing before the first belongs to payroll. */
export function mayClose(
  month: Temporal.PlainYearMonth,
  {
    first,
    last,
    thisMonth,
  }: { first: Temporal.PlainYearMonth | null; last: Temporal.PlainYearMonth | null; thisMonth: Temporal.PlainYearMonth },
): Verdict {
  const isBefore = (one: Temporal.PlainYearMonth, other: Temporal.PlainYearMonth) => Temporal.PlainYearMonth.compare(one, other) < 0;
  if (last && first && !isBefore(last, month)) {
    return isBefore(month, first)
      ? refused('payroll.not_in_order', { next: last.add({ months: 1 }).toString() })
      : refused('payroll.closed');
  }
  if (!isBefore(month, thisMonth)) return refused('payroll.month_not_over');
  const next = last?.add({ months: 1 });
  if (next && !next.equals(month)) return refused('payroll.not_in_order', { next: next.toString() });
  return allowed();
}
