import type { EarningsLine } from '@school/contract/staffing/workspace-shapes';
import type { SignedMoney } from '@school/contract/payroll/shapes';

import { linesOfOpenMonth, sumsOf } from './rules/month-lines.ts';
import type { BankAccount, CorrectionRecord, Period } from './stores/payroll.store.ts';
import { dayOf, monthOf, type Tools } from './tools.ts';

export interface LineOfMonth {
  kind: 'lesson' | 'later' | 'correction';
  pay: SignedMoney | null;
  lesson: EarningsLine | null;
  lessonId: string | null;
  correction: CorrectionRecord | null;
}

/** A teacher's month as it stands. */
export interface MonthRead {
  month: Temporal.PlainYearMonth;
  period: Period | undefined;
  /** The months that are closed, from the first to the last. */
  first: Temporal.PlainYearMonth | null;
  last: Temporal.PlainYearMonth | null;
  lines: LineOfMonth[];
  totals: SignedMoney[];
  corrections: CorrectionRecord[];
}

/** What is read for all teachers at once. */
interface ReadAhead {
  periods: readonly Period[];
  corrections: readonly CorrectionRecord[];
}

export const readAhead = async ({ store }: Pick<Tools, 'store'>, teacherIds: readonly string[]): Promise<ReadAhead> => ({
  periods: await store.periods(teacherIds),
  corrections: await store.corrections(teacherIds),
});

/** A month of a teacher: the frozen one as it was frozen, an open one out of the lessons as they are now. */
export async function readMonth(tools: Tools, teacherId: string, month: Temporal.PlainYearMonth, ahead: ReadAhead): Promise<MonthRead> {
  const periods = ahead.periods.filter((it) => it.teacherId === teacherId);
  const period = periods.find((it) => it.month === dayOf(month));
  const [first, last] = [periods[0], periods.at(-1)].map((it) => (it ? monthOf(it.month) : null));
  const all = ahead.corrections.filter((it) => it.teacherId === teacherId);
  const isNext = last ? last.add({ months: 1 }).equals(month) : false;
  // A correction whose month was closed before it was agreed to falls into the first one that is open.
  const corrections = all.filter((it) =>
    it.state === 'agreed' && it.frozenIn !== null
      ? it.frozenIn === dayOf(month)
      : it.month === dayOf(month) || (isNext && it.state !== 'declined' && it.month < dayOf(month)),
  );
  const agreed = corrections.filter(({ state }) => state === 'agreed');
  const lines = period
    ? await frozenLines(tools, teacherId, { month, since: first ?? month, corrections })
    : [
        ...(await openLines(tools, teacherId, month, isNext && first ? first : null)),
        ...agreed.map((correction) => correctionLine(correction)),
      ];
  return { month, period, first: first ?? null, last: last ?? null, lines, totals: sumsOf(lines.map(({ pay }) => pay)), corrections };
}

const correctionLine = (correction: CorrectionRecord): LineOfMonth => ({
  kind: 'correction',
  pay: { amount: correction.amount, currency: correction.currency },
  lesson: null,
  lessonId: null,
  correction,
});

async function openLines(
  { staffing, store }: Tools,
  teacherId: string,
  month: Temporal.PlainYearMonth,
  since: Temporal.PlainYearMonth | null,
): Promise<LineOfMonth[]> {
  const [begins, ends] = [month.toPlainDate({ day: 1 }), month.add({ months: 1 }).toPlainDate({ day: 1 })];
  const own = await staffing.earned(teacherId, begins, ends);
  const before = since ? await staffing.earned(teacherId, since.toPlainDate({ day: 1 }), begins) : [];
  const frozen = since ? await store.frozen(teacherId) : [];
  const lessons = new Map([...before, ...own].map((it) => [it.eventId, it]));
  const earned = (it: EarningsLine) => ({ lessonId: it.eventId, pay: it.pay });
  return linesOfOpenMonth(own.map(earned), before.map(earned), frozen).map(({ kind, lessonId, pay }) => ({
    kind,
    pay,
    lesson: lessons.get(lessonId) ?? null,
    lessonId,
    correction: null,
  }));
}

async function frozenLines(
  { staffing, store }: Tools,
  teacherId: string,
  { month, since, corrections }: Pick<MonthRead, 'month' | 'corrections'> & { since: Temporal.PlainYearMonth },
): Promise<LineOfMonth[]> {
  const lines = await store.lines(teacherId, dayOf(month));
  const begins = (lines.some(({ later }) => later) ? since : month).toPlainDate({ day: 1 });
  const earned = await staffing.earned(teacherId, begins, month.add({ months: 1 }).toPlainDate({ day: 1 }));
  const lessons = new Map(earned.map((it) => [it.eventId, it]));
  return lines.map(({ lessonId, correctionId, later, amount, currency }) => ({
    kind: correctionId !== null ? 'correction' : later ? 'later' : 'lesson',
    pay: { amount, currency },
    lesson: lessonId === null ? null : (lessons.get(lessonId) ?? null),
    lessonId,
    correction: corrections.find((it) => it.correctionId === correctionId) ?? null,
  }));
}

/** The last signs of an account: enough to know it again. */
export const shownAccount = (accounts: readonly BankAccount[], owner: string): string | null =>
  accounts.find((it) => it.owner === owner)?.account.slice(-4) ?? null;
