import type { AnswerOf, SentTo } from '@school/contract/calls';
import type { GivenFile } from '@school/contract/call';
import { financeLimits } from '@school/contract/finance/limits';
import type { FinanceLine } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';
import { financeTexts } from '@school/words/documents/finance-texts';

import type { Families } from '#modules/families';
import type { Payments } from '#modules/payments';
import { type Cell, xlsxOf } from '#platform/xlsx';

import { dayOf, type DayTools, startOf } from './count-days.ts';

export type LineTools = Pick<DayTools, 'ledger' | 'clock'> & {
  families: Pick<Families, 'namesOf'>;
  payments: Pick<Payments, 'reported'>;
};
type Asked = SentTo<'GET /manager/finance-lines-sheet'>['query'];
type Stretch = { first: Temporal.PlainDate; last: Temporal.PlainDate };
type Found = Omit<FinanceLine, 'familyName' | 'at'> & { at: Temporal.Instant };

/** What a figure is made of, so many lines from one on; and what all of them come to. */
async function found({ ledger: { figures }, payments, clock }: LineTools, { figure, currency }: Asked, { first, last }: Stretch) {
  if (figure === 'debt') {
    const owed = (await payments.reported.owed(dayOf(clock.now()).toString())).filter((it) => it.currency === currency);
    const all = owed.map(({ orderId, familyId, lessons, amount, at }): Found => ({
      lineId: orderId,
      orderId,
      familyId,
      amount,
      at,
      lessonId: null,
      units: lessons,
    }));
    const page = async (skip: number, most: number): Promise<Found[]> => all.slice(skip, skip + most);
    return { page, count: all.length, amount: all.reduce((sum, it) => sum + it.amount, 0) };
  }
  const asked = { figure, currency, from: startOf(first), to: startOf(last.add({ days: 1 })) };
  const page = (skip: number, most: number): Promise<Found[]> => figures.lines(asked, { skip, most });
  return { page, ...(await figures.linesTogether(asked)) };
}

async function named({ families }: LineTools, lines: readonly Found[]): Promise<FinanceLine[]> {
  const names = await families.namesOf([...new Set(lines.map(({ familyId }) => familyId))]);
  return lines.map((line) => ({ ...line, at: line.at.toString(), familyName: names.get(line.familyId) ?? '' }));
}

export const showLines =
  (tools: LineTools) =>
  async (asked: Asked & { skip?: number | undefined }, stretch: Stretch): Promise<AnswerOf<'GET /manager/finance-lines'>> => {
    const { skip = 0 } = asked;
    const { page, count, amount } = await found(tools, asked, stretch);
    const lines = await named(tools, await page(skip, financeLimits.linesPage));
    const next = skip + lines.length;
    return { lines, count, amount, next: next < count && lines.length > 0 ? next : null };
  };

/** All lines of a figure as a workbook. */
export const writeLines =
  (tools: LineTools) =>
  async (asked: Asked, stretch: Stretch, locale: Locale): Promise<GivenFile> => {
    const t = financeTexts[locale];
    const { page, count } = await found(tools, asked, stretch);
    const lines = await named(tools, await page(0, count));
    const rows = lines.map(({ at, familyName, orderId, lessonId, units, amount }): Cell[] => [
      dayOf(Temporal.Instant.from(at)).toString(),
      familyName,
      orderId ?? '',
      lessonId ?? '',
      units,
      amount / 100,
      asked.currency,
    ]);
    const name = asked.figure === 'debt' ? t.debt : t.figures[asked.figure];
    const { day, family, order, lesson, units, amount, currency } = t.columns;
    return {
      name: t.file(asked.from, asked.to),
      bytes: xlsxOf([{ name, rows: [[day, family, order, lesson, units, amount, currency], ...rows] }]),
    };
  };
