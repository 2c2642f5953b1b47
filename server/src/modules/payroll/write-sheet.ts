import type { GivenFile } from '@school/contract/call';
import type { Locale } from '@school/contract/shapes';
import { payrollTexts } from '@school/words/documents/payroll-texts';

import { type Cell, xlsxOf } from '#platform/xlsx';
import { schoolZone } from '@school/contract/school/zone';

import { type LineOfMonth, readAhead, readMonth } from './read-month.ts';
import { readAll, wantedMonth } from './show-month.ts';
import type { Tools } from './tools.ts';
import { whatOf, wordsIn } from './line-words.ts';

/** A month of all teachers for the bookkeeper: what each is paid, and every line behind it. */
export const writeSheet =
  (tools: Tools) =>
  async (locale: Locale, wanted?: string): Promise<GivenFile> => {
    const t = payrollTexts[locale];
    const month = wantedMonth(tools, schoolZone(), wanted, -1);
    const reads = (await readAll(tools, month)).filter(({ read }) => read.lines.length > 0 || read.period !== undefined);
    const { columns } = t;
    const teachers = reads.flatMap(({ read, teacher }): Cell[][] => {
      const { totals, lines, period } = read;
      const unseen = lines.filter((it) => it.lesson?.status === 'conducted' && it.lesson.evidence.enteredAt === null).length;
      const lessons = lines.filter(({ kind }) => kind === 'lesson').length;
      const facts: Cell[] = [lessons, unseen, t.states[period?.state ?? 'open'], period?.paidOn ?? null];
      return totals.map(({ amount, currency }): Cell[] => [teacher.name, amount / 100, currency, ...facts]);
    });
    const lines = reads.flatMap(({ read, teacher, zone }) => rowsOf(read.lines, locale, zone).map((row): Cell[] => [teacher.name, ...row]));
    const head = [columns.teacher, columns.sum, columns.currency, columns.lessons, columns.unseen, columns.state, columns.paidOn];
    return {
      name: t.sheetFile(month.toString()),
      bytes: xlsxOf([
        { name: t.sheets.teachers, rows: [head, ...teachers] },
        { name: t.sheets.lines, rows: [[columns.teacher, ...lineHead(locale)], ...lines] },
      ]),
    };
  };

/** The same for one teacher's own eyes. */
export const writeOwnSheet =
  (tools: Tools) =>
  async (teacherId: string, locale: Locale, wanted?: string): Promise<GivenFile> => {
    const t = payrollTexts[locale];
    const { zone } = await tools.staffing.employee(teacherId);
    const month = wantedMonth(tools, zone, wanted, 0);
    const read = await readMonth(tools, teacherId, month, await readAhead(tools, [teacherId]));
    const rows = rowsOf(read.lines, locale, zone);
    const sums = read.totals.map(({ amount, currency }): Cell[] => [t.total, null, null, null, amount / 100, currency]);
    return {
      name: t.ownSheetFile(month.toString()),
      bytes: xlsxOf([{ name: t.sheets.lines, rows: [lineHead(locale), ...rows, ...sums] }]),
    };
  };

function lineHead(locale: Locale): string[] {
  const { day, what, pupils, entered, sum, currency } = payrollTexts[locale].columns;
  return [day, what, pupils, entered, sum, currency];
}

function rowsOf(lines: readonly LineOfMonth[], locale: Locale, zone: string): Cell[][] {
  const words = wordsIn(locale, zone);
  return lines.map((line) => {
    const { lesson, correction, pay } = line;
    const at = lesson?.timestamp ?? correction?.askedAt.toString();
    return [
      at === undefined ? null : words.moment(at),
      whatOf(line, locale),
      lesson?.pupils.map(({ name }) => name).join(', ') ?? null,
      lesson && (lesson.evidence.enteredAt === null ? payrollTexts[locale].notEntered : words.time(lesson.evidence.enteredAt)),
      pay && pay.amount / 100,
      pay?.currency ?? null,
    ];
  });
}
