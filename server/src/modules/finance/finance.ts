import type { GivenFile } from '@school/contract/call';
import type { SentTo } from '@school/contract/calls';
import type { financeReports } from '@school/contract/finance/limits';
import type { Finance, FinanceInBase, FinanceOfCurrency } from '@school/contract/finance/shapes';
import { Currency, type Locale } from '@school/contract/shapes';

import type { SchoolSettings } from '#modules/school';
import { Refusal } from '#platform/refusal';

import { countDays, dayOf, daysBetween, type DayTools, recountDays, startOf, sumsOfDays } from './count-days.ts';
import { createDayStore } from './days.store.ts';
import type { Db } from '#platform/db';
import { deferredByMonth } from './rules/deferred.ts';
import type { DayLine, Line } from './rules/lines.ts';
import { addedUp, refundedOf } from './rules/in-base.ts';
import { pointsOf } from './rules/points.ts';
import { entriesOf, worthOf } from './rules/worth.ts';
import { type Days, stretchOf } from './rules/stretch.ts';
import { type CostTools, showMargin } from './show-margin.ts';
import { showCohorts } from './show-cohorts.ts';
import { type FunnelTools, showFunnel } from './show-funnel.ts';
import { type LineTools, showLines, writeLines } from './show-lines.ts';
import { type LoadTools, showLoad } from './show-load.ts';
import { writeCohortSheet, writeFunnelSheet, writeLoadSheet, writeMarginSheet } from './write-further-sheets.ts';
import { writeFinanceSheet } from './write-sheet.ts';

type FinanceGiven = Omit<DayTools, 'days' | 'db'> &
  Pick<CostTools, 'staffing'> &
  Pick<FunnelTools, 'families'> & {
    db: Db;
    school: Pick<SchoolSettings, 'now' | 'at'>;
    families: LineTools['families'];
    payments: LineTools['payments'];
    calendar: LoadTools['calendar'] & FunnelTools['calendar'];
  };

/** Days added up, and what was owed at their end. */
interface Stretch {
  lines: readonly DayLine[];
  last: Temporal.PlainDate;
  owed: ReadonlyMap<Currency, number>;
}

/** The days that were asked for. */
function insistOn(days: Days) {
  const stretch = stretchOf(days);
  if (!stretch) throw new Refusal('request.invalid', { where: 'query.to', problem: 'days' });
  return stretch;
}

/** The school's figures out of the ledger alone (docs/rules/finance.md): entries say what became of lessons, postings check them. */
export function createFinance({ db, ...given }: FinanceGiven) {
  const tools: DayTools = { ...given, db, days: createDayStore(db) };
  const { figures } = tools.ledger;
  const sums = sumsOfDays(tools);
  const lineTools: LineTools = { ...tools, families: given.families, payments: given.payments };

  /** Two stretches in the currency that the school counts in. */
  const inBase = (stretches: [Stretch, Stretch]): FinanceInBase => {
    const [base, moment] = [given.school.now('baseCurrency'), tools.clock.now()];
    const baseOn = (day: string) => {
      const end = startOf(Temporal.PlainDate.from(day).add({ days: 1 })).subtract({ seconds: 1 });
      return given.school.at('baseCurrency', Temporal.Instant.compare(end, moment) < 0 ? end : moment);
    };
    const [now, before] = stretches.map(({ lines, last, owed }) => addedUp(lines, owed, { last: last.toString(), baseOn, now: base })) as [
      ReturnType<typeof addedUp>,
      ReturnType<typeof addedUp>,
    ];
    return {
      currency: base.currency,
      now: now.sum,
      before: before.sum,
      missing: [...new Set([...now.missing, ...before.missing])].toSorted(),
    };
  };

  const report = async (days: Days): Promise<Finance> => {
    const { first, last, before } = insistOn(days);
    const [earlier, previous, within, byDay] = [
      await sums(null, before.first.subtract({ days: 1 })),
      await sums(before.first, before.last),
      await sums(first, last),
      await daysBetween(tools)(first, last),
    ];
    const points = pointsOf(byDay, first, last);
    const end = startOf(last.add({ days: 1 }));
    const [owed, lots] = await Promise.all([figures.owed(end), figures.lots(end)]);
    const currencies = Currency.options.flatMap((currency): FinanceOfCurrency[] => {
      const of = <It extends { currency: Currency | '' }>(all: readonly It[]) => all.filter((it) => it.currency === currency);
      const [now, was] = [
        worthOf(entriesOf([...of(earlier), ...of(previous)]), entriesOf(of(within)), refundedOf(of(within))),
        worthOf(entriesOf(of(earlier)), entriesOf(of(previous)), refundedOf(of(previous))),
      ];
      if ([...of(earlier), ...of(previous), ...of(within)].length === 0) return [];
      const books = of(owed)[0]?.amount ?? 0;
      const deferred = deferredByMonth([...of(earlier), ...of(previous), ...of(within)]);
      const inLots = of(lots).reduce((sum, { worth }) => sum + worth, 0);
      return [
        {
          currency,
          now,
          before: was,
          points: of(points).map(({ at, sold, refunded, earned }) => ({ at, sold, refunded, earned })),
          deferred,
          cash: cashOf(of(within)),
          books,
          agrees: books === now.atEnd && inLots === now.atEnd && deferred.reduce((sum, { worth }) => sum + worth, 0) === now.atEnd,
        },
      ];
    });
    return {
      ...days,
      before: { from: before.first.toString(), to: before.last.toString() },
      currencies,
      inBase: inBase([
        { lines: byDay, last, owed: new Map(currencies.map(({ currency, now }) => [currency, now.atEnd])) },
        {
          lines: await daysBetween(tools)(before.first, before.last),
          last: before.last,
          owed: new Map(currencies.map(({ currency, before: was }) => [currency, was.atEnd])),
        },
      ]),
      debts: debtsOf(await given.payments.reported.owed(dayOf(tools.clock.now()).toString())),
      past: await given.payments.reported.pastOfDays(days.from, days.to),
      given: { now: givenIn(within), before: givenIn(previous) },
    };
  };
  const margin = (days: Days) => showMargin({ ...tools, staffing: given.staffing })(days, insistOn(days));
  const cohorts = (days: Days) => showCohorts(tools)(days, insistOn(days));
  const load = (days: Days) => showLoad({ staffing: given.staffing, calendar: given.calendar })(days, insistOn(days));
  const funnel = (days: Days) => showFunnel({ ...tools, families: given.families, calendar: given.calendar })(days, insistOn(days));
  return {
    report,
    margin,
    cohorts,
    funnel,
    load,
    /** What a figure is made of. */
    lines: (asked: Parameters<ReturnType<typeof showLines>>[0]) => showLines(lineTools)(asked, insistOn(asked)),
    linesSheet: (asked: SentTo<'GET /manager/finance-lines-sheet'>['query'], locale: Locale) =>
      writeLines(lineTools)(asked, insistOn(asked), locale),
    async sheet(
      { from, to, report: wanted = 'worth' }: Days & { report?: (typeof financeReports)[number] | undefined },
      locale: Locale,
    ): Promise<GivenFile> {
      const days = { from, to };
      if (wanted === 'margin') return writeMarginSheet(await margin(days), locale);
      if (wanted === 'cohorts') return writeCohortSheet(await cohorts(days), locale);
      if (wanted === 'funnel') return writeFunnelSheet(await funnel(days), locale);
      if (wanted === 'load') return writeLoadSheet(await load(days), locale);
      const { last } = insistOn(days);
      return writeFinanceSheet(await report(days), await figures.lots(startOf(last.add({ days: 1 }))), locale);
    },
    countDays: countDays(tools),
    recountDays: recountDays(tools),
  };
}

const gifts = new Set(['bonus', 'added', 'fastPayment']);
const givenIn = (lines: readonly Line[]) =>
  lines.reduce((sum, { part, name, units }) => (part === 'entry' && gifts.has(name) ? sum + units : sum), 0);

/** What families owe, by currency. */
const debtsOf = (owed: ReadonlyArray<{ currency: Currency; amount: number; isOverdue: boolean }>): Finance['debts'] =>
  [...Map.groupBy(owed, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
      orders: some.length,
      overdue: some.filter(({ isOverdue }) => isOverdue).length,
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

/** Money that came and went, by the account it lies in. */
function cashOf(lines: readonly Line[]): FinanceOfCurrency['cash'] {
  const moved = (part: 'came' | 'went') => new Map(lines.filter((it) => it.part === part).map(({ name, amount }) => [name, amount]));
  const [came, went] = [moved('came'), moved('went')];
  return [...new Set([...came.keys(), ...went.keys()])]
    .toSorted()
    .map((way) => ({ way, came: came.get(way) ?? 0, went: went.get(way) ?? 0 }));
}

export type FinanceReports = ReturnType<typeof createFinance>;
