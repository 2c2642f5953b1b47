import { productOf } from '@school/contract/catalogue/product-codes';
import type { GivenFile } from '@school/contract/call';
import type { FinanceCohorts, FinanceFunnel, FinanceLoad, FinanceMargin, SourceFunnel } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';
import { type FinanceTexts, financeTexts } from '@school/words/documents/finance-texts';
import { namesIn } from '@school/words/names';

import { type Cell, xlsxOf } from '#platform/xlsx';

const isNamed = <Names extends object>(names: Names, name: string): name is keyof Names & string => Object.hasOwn(names, name);

/** A course by its name, or a subject; what is neither is told as it is called in the books. */
function courseIn(locale: Locale, code: string): string {
  const { courses, subjects } = namesIn(locale);
  if (isNamed(courses, code)) return courses[code];
  return isNamed(subjects, code) ? subjects[code] : code || financeTexts[locale].other;
}

/** A package as the school calls it. */
function productIn(t: FinanceTexts, code: string): string {
  const its = productOf(code);
  return its ? t.product[its.kind](its.lessons) : code || t.other;
}

const checkOf = (t: FinanceTexts, agrees: boolean): string => (agrees ? t.agrees : t.differs);

/** Money by product, earnings by course and by teacher with their cost. */
export function writeMarginSheet({ from, to, currencies }: FinanceMargin, locale: Locale): GivenFile {
  const t = financeTexts[locale];
  const { columns } = t;
  const products = currencies.flatMap(({ currency, products: all }) =>
    all.map(({ name, units, sold, refunded }): Cell[] => [productIn(t, name), units, sold / 100, refunded / 100, currency]),
  );
  const courses = currencies.flatMap(({ currency, courses: all }) =>
    all.map(({ name, units, earned }): Cell[] => [courseIn(locale, name), units, earned / 100, currency]),
  );
  const teachers = currencies.flatMap(({ currency, teachers: all }) =>
    all.map((it): Cell[] => [
      it.name || t.other,
      it.units,
      it.lessons,
      it.earned / 100,
      it.cost / 100,
      it.margin / 100,
      it.perLesson === null ? null : it.perLesson / 100,
      currency,
    ]),
  );
  const lapsed = currencies.map(({ currency, lapsed: amount }): Cell[] => [t.figures.lapsed, null, amount / 100, currency]);
  const checks = currencies.map(({ currency, books, agrees }): Cell[] => [checkOf(t, agrees), null, books / 100, currency]);
  return {
    name: t.marginFile(from, to),
    bytes: xlsxOf([
      {
        name: t.sheets.teachers,
        rows: [
          [
            columns.teacher,
            columns.units,
            columns.lessons,
            t.figures.earned,
            columns.cost,
            columns.margin,
            columns.perLesson,
            columns.currency,
          ],
          ...teachers,
        ],
      },
      {
        name: t.sheets.courses,
        rows: [[columns.course, columns.units, t.figures.earned, columns.currency], ...courses, ...lapsed, ...checks],
      },
      {
        name: t.sheets.products,
        rows: [[columns.product, columns.units, t.figures.sold, t.figures.refunded, columns.currency], ...products],
      },
    ]),
  };
}

/** Cohorts: who stayed month by month, and what they brought. */
export function writeCohortSheet({ to, cohorts, books, agrees }: FinanceCohorts, locale: Locale): GivenFile {
  const t = financeTexts[locale];
  const { columns } = t;
  const longest = Math.max(0, ...cohorts.map(({ months }) => months.length));
  const numbers = Array.from({ length: longest }, (_, at) => String(at));
  const head = [columns.first, columns.families, columns.second, columns.third];
  const kept = cohorts.map(({ month, families, second, third, months }): Cell[] => [
    month,
    families,
    second,
    third,
    ...months.map(({ kept: some }) => some),
  ]);
  const lessons = cohorts.map(({ month, families, months }): Cell[] => [month, families, ...months.map((it) => it.lessons)]);
  const value = cohorts.flatMap(({ month, families, value: all }) =>
    all.map(({ currency, amount, perFamily }): Cell[] => [month, families, amount / 100, perFamily / 100, currency]),
  );
  const checks = books.map(({ currency, amount }): Cell[] => [checkOf(t, agrees), null, amount / 100, null, currency]);
  return {
    name: t.cohortFile(to),
    bytes: xlsxOf([
      { name: t.sheets.kept, rows: [[...head, ...numbers], ...kept] },
      { name: t.sheets.lessons, rows: [[columns.first, columns.families, ...numbers], ...lessons] },
      {
        name: t.sheets.value,
        rows: [[columns.first, columns.families, t.figures.net, columns.perFamily, columns.currency], ...value, ...checks],
      },
    ]),
  };
}

/** How families come: by source, and after how many days. */
export function writeFunnelSheet({ from, to, sources, whole }: FinanceFunnel, locale: Locale): GivenFile {
  const t = financeTexts[locale];
  const { columns } = t;
  const row = (name: string, it: Omit<SourceFunnel, 'source'>): Cell[] => [
    name,
    it.applied,
    it.booked,
    it.days.booked,
    it.came,
    it.days.came,
    it.paid,
    it.days.paid,
  ];
  const head = [
    columns.source,
    columns.applied,
    columns.booked,
    columns.daysTo,
    columns.cameToTrial,
    columns.daysTo,
    columns.paid,
    columns.daysTo,
  ];
  const rows = [...sources.map((it) => row(t.sources[it.source], it)), ...(whole ? [row(columns.whole, whole)] : [])];
  return { name: t.funnelFile(from, to), bytes: xlsxOf([{ name: t.sheets.funnel, rows: [head, ...rows] }]) };
}

/** How full the hours were, by teacher and by hour, in hours. */
export function writeLoadSheet({ from, to, teachers, hours, agrees }: FinanceLoad, locale: Locale): GivenFile {
  const t = financeTexts[locale];
  const { columns } = t;
  const rows = teachers.map((it): Cell[] => [it.name, it.open / 60, it.taught / 60, it.held, it.missed, it.late, it.unseen]);
  const byHour = hours.map(({ hour, open, taught }): Cell[] => [hour, open / 60, taught / 60]);
  return {
    name: t.loadFile(from, to),
    bytes: xlsxOf([
      {
        name: t.sheets.teachers,
        rows: [
          [columns.teacher, columns.open, columns.taught, columns.held, columns.missed, columns.late, columns.unseen],
          ...rows,
          [checkOf(t, agrees)],
        ],
      },
      { name: t.sheets.hours, rows: [[columns.hour, columns.open, columns.taught], ...byHour] },
    ]),
  };
}
