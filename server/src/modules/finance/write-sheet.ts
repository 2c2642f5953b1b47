import type { GivenFile } from '@school/contract/call';
import type { Finance } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';
import { financeTexts } from '@school/words/documents/finance-texts';

import type { Ledger } from '#modules/ledger';
import { type Cell, xlsxOf } from '#platform/xlsx';

import { dayOf } from './count-days.ts';

const figures = ['atStart', 'sold', 'refunded', 'net', 'conducted', 'missed', 'lapsed', 'earned', 'atEnd'] as const;

const inBaseFigures = ['sold', 'refunded', 'net', 'earned', 'atEnd'] as const;

type Lots = Awaited<ReturnType<Ledger['figures']['lots']>>;

/** A report of finance as a workbook: the figures, days, what is owed by month and by lot, money by its way. */
export function writeFinanceSheet({ from, to, before, currencies, inBase }: Finance, unused: Lots, locale: Locale): GivenFile {
  const t = financeTexts[locale];
  const spans = [`${from} – ${to}`, `${before.from} – ${before.to}`];
  const worths = currencies.flatMap(({ currency, now, before: was }) =>
    figures.map((it): Cell[] => [t.figures[it], currency, now[it] / 100, was[it] / 100]),
  );
  const together = inBaseFigures.map((it): Cell[] => [
    t.figures[it],
    t.inBase(inBase.currency),
    inBase.now[it] / 100,
    inBase.before[it] / 100,
  ]);
  const checks = currencies.map(({ currency, books, agrees }): Cell[] => [agrees ? t.agrees : t.differs, currency, books / 100, null]);
  const owed = currencies.flatMap(({ currency, deferred }) =>
    deferred.map(({ month, units, worth }): Cell[] => [month, units, worth / 100, currency]),
  );
  const cash = currencies.flatMap(({ currency, cash: ways }) =>
    ways.map(({ way, came, went }): Cell[] => [way, came / 100, went / 100, currency]),
  );
  const days = currencies.flatMap(({ currency, points }) =>
    points.map(({ at, sold, refunded, earned }): Cell[] => [at, sold / 100, refunded / 100, earned / 100, currency]),
  );
  const lots = unused.map(({ lotId, expiresAt, granted, units, worth, currency }): Cell[] => [
    lotId,
    dayOf(expiresAt).toString(),
    granted,
    units,
    worth / 100,
    currency,
  ]);
  return {
    name: t.file(from, to),
    bytes: xlsxOf([
      { name: t.sheets.figures, rows: [[t.columns.figure, t.columns.currency, ...spans], ...worths, ...together, ...checks] },
      { name: t.sheets.days, rows: [[t.columns.day, t.figures.sold, t.figures.refunded, t.figures.earned, t.columns.currency], ...days] },
      { name: t.sheets.owed, rows: [[t.columns.month, t.columns.units, t.columns.worth, t.columns.currency], ...owed] },
      {
        name: t.sheets.lots,
        rows: [[t.columns.lot, t.columns.expires, t.columns.granted, t.columns.units, t.columns.worth, t.columns.currency], ...lots],
      },
      { name: t.sheets.cash, rows: [[t.columns.way, t.columns.came, t.columns.went, t.columns.currency], ...cash] },
    ]),
  };
}
