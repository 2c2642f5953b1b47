import type { GivenFile } from '@school/contract/call';
import { financeLimits } from '@school/contract/finance/limits';
import type { Finance, FinanceOfCurrency } from '@school/contract/finance/shapes';
import { ledgerLimits } from '@school/contract/ledger/limits';
import { Currency, type Locale } from '@school/contract/shapes';

import type { Ledger } from '#modules/ledger';
import { Refusal } from '#platform/refusal';

import { worthOf } from './rules/worth.ts';
import { writeFinanceSheet } from './write-sheet.ts';

interface Given {
  ledger: Pick<Ledger, 'figures'>;
}
interface Days {
  from: string;
  to: string;
}

/** The school's figures out of the ledger alone (docs/rules/finance.md): entries say what became of lessons, postings check them. */
export function createFinance({ ledger: { figures } }: Given) {
  const report = async ({ from, to }: Days): Promise<Finance> => {
    const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
    const count = first.until(last).total('days') + 1;
    if (count < 1 || count > financeLimits.days) throw new Refusal('request.invalid', { where: 'query.to', problem: 'days' });
    const before = { from: first.subtract({ days: count }), to: first.subtract({ days: 1 }) };
    const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(ledgerLimits.schoolZone).toInstant();
    const [begin, middle, end] = [startOf(before.from), startOf(first), startOf(last.add({ days: 1 }))];
    const [earlier, previous, within, unused, owed, cash, sentBack, sentBackBefore] = await Promise.all([
      figures.entries(null, begin),
      figures.entries(begin, middle),
      figures.entries(middle, end),
      figures.unused(end, ledgerLimits.schoolZone),
      figures.owed(end),
      figures.cash(middle, end),
      figures.refunded(middle, end),
      figures.refunded(begin, middle),
    ]);
    const given = (entries: typeof within) =>
      entries.reduce((sum, { type, units }) => (type === 'bonus' || type === 'added' || type === 'fastPayment' ? sum + units : sum), 0);
    const currencies = Currency.options.flatMap((currency): FinanceOfCurrency[] => {
      const of = <It extends { currency: Currency | null }>(all: readonly It[]) => all.filter((it) => it.currency === currency);
      const [now, was] = [
        worthOf([...of(earlier), ...of(previous)], of(within), of(sentBack)[0]?.amount ?? 0),
        worthOf(of(earlier), of(previous), of(sentBackBefore)[0]?.amount ?? 0),
      ];
      const books = of(owed)[0]?.amount ?? 0;
      const isThere = [...of(earlier), ...of(previous), ...of(within), ...of(cash)].length > 0;
      if (!isThere) return [];
      return [
        {
          currency,
          now,
          before: was,
          deferred: of(unused).map(({ month, units, worth }) => ({ month, units, worth })),
          cash: of(cash).map(({ way, came, went }) => ({ way, came, went })),
          books,
          agrees: books === now.atEnd && of(unused).reduce((sum, { worth }) => sum + worth, 0) === now.atEnd,
        },
      ];
    });
    return {
      from,
      to,
      before: { from: before.from.toString(), to: before.to.toString() },
      currencies,
      given: { now: given(within), before: given(previous) },
    };
  };
  return {
    report,
    sheet: async (days: Days, locale: Locale): Promise<GivenFile> => writeFinanceSheet(await report(days), locale),
  };
}

export type FinanceReports = ReturnType<typeof createFinance>;
