import { createHash } from 'node:crypto';

import type { AnswerOf } from '@school/contract/calls';
import type { PayCorrection, PayMonth, PayMonthLine } from '@school/contract/payroll/shapes';
import type { Teacher } from '@school/contract/calendar/shapes';

import { teacherView } from '#modules/calendar';
import { schoolZone } from '@school/contract/school/zone';

import { mayClose } from './rules/may-close.ts';
import { type LineOfMonth, type MonthRead, readAhead, readMonth, shownAccount } from './read-month.ts';
import type { BankAccount, CorrectionRecord } from './stores/payroll.store.ts';
import { monthOf, type Tools } from './tools.ts';

/** How many teachers are read beside one another: the pool serves others, too. */
const beside = 4;

export const thisMonth = ({ clock }: Pick<Tools, 'clock'>, zone: string): Temporal.PlainYearMonth =>
  clock.now().toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth();

export const wantedMonth = (tools: Pick<Tools, 'clock'>, zone: string, wanted: string | undefined, byDefault: number) =>
  wanted === undefined ? thisMonth(tools, zone).add({ months: byDefault }) : Temporal.PlainYearMonth.from(wanted);

/** A month of all teachers: those who have something in it, and those who teach now. */
export const showMonths =
  (tools: Tools) =>
  async (wanted?: string): Promise<AnswerOf<'GET /manager/payroll'>> => {
    const month = wantedMonth(tools, schoolZone(), wanted, -1);
    const accounts = await tools.store.accounts();
    const teachers = (await readAll(tools, month)).map(({ read, teacher, zone }) => lineOf(tools, { read, teacher, zone }, accounts));
    return {
      month: month.toString(),
      teachers: teachers.filter((it) => it.lessons > 0 || it.totals.length > 0 || it.waiting > 0 || it.state !== 'open'),
      payer: shownAccount(accounts, 'school'),
    };
  };

/** The month of every teacher there is or was. */
export async function readAll(tools: Tools, month: Temporal.PlainYearMonth) {
  const all = await tools.staffing.employed();
  const ahead = await readAhead(
    tools,
    all.map(({ teacherId }) => teacherId),
  );
  const reads: Array<{ read: MonthRead; teacher: Teacher; zone: string }> = [];
  for (let at = 0; at < all.length; at += beside)
    reads.push(
      ...(await Promise.all(
        all.slice(at, at + beside).map(async (it) => ({
          read: await readMonth(tools, it.teacherId, month, ahead),
          teacher: teacherView(it),
          zone: it.zone,
        })),
      )),
    );
  return reads;
}

/** A month of a teacher with all it is made of, as `viewer` sees it. */
export const showMonth =
  (tools: Tools) =>
  async (viewer: string, teacherId: string, wanted?: string): Promise<PayMonth> => {
    const employee = await tools.staffing.employee(teacherId);
    const { zone } = employee;
    const read = await readMonth(tools, teacherId, wantedMonth(tools, zone, wanted, -1), await readAhead(tools, [teacherId]));
    return {
      ...lineOf(tools, { read, teacher: teacherView(employee), zone }, await tools.store.accounts()),
      lines: read.lines.map(({ kind, pay, lesson, correction }) => ({
        kind,
        pay,
        lesson,
        correction: correction && correctionView(correction, viewer),
      })),
      corrections: read.corrections.filter(({ state }) => state !== 'agreed').map((it) => correctionView(it, viewer)),
      seen: digestOf(read.lines),
    };
  };

function lineOf(
  tools: Tools,
  { read, teacher, zone }: { read: MonthRead; teacher: Teacher; zone: string },
  accounts: readonly BankAccount[],
): PayMonthLine {
  const { month, period, first, last, lines, totals, corrections } = read;
  const lessons = lines.filter(({ kind }) => kind === 'lesson');
  return {
    teacher,
    month: month.toString(),
    state: period?.state ?? 'open',
    totals,
    lessons: lessons.length,
    unseen: lessons.filter(({ lesson }) => lesson?.status === 'conducted' && lesson.evidence.enteredAt === null).length,
    unpriced: lessons.filter(({ pay }) => pay === null).length,
    waiting: corrections.filter(({ state }) => state === 'waiting').length,
    closed: period ? { at: period.closedAt.toString(), by: period.closedName } : null,
    paid: !period || period.paidOn === null ? null : { on: period.paidOn, by: period.paidName ?? '', reference: period.reference ?? '' },
    account: shownAccount(accounts, teacher.teacherId),
    mayClose: mayClose(month, { first, last, thisMonth: thisMonth(tools, zone) }),
  };
}

export const correctionView = (it: CorrectionRecord, viewer: string): PayCorrection => ({
  correctionId: it.correctionId,
  month: monthOf(it.month).toString(),
  amount: { amount: it.amount, currency: it.currency },
  reason: it.reason,
  state: it.state,
  askedBy: it.askedName,
  askedAt: it.askedAt.toString(),
  decidedBy: it.decidedName,
  answer: it.answer,
  own: it.askedBy === viewer,
});

/** Stands for what a month is made of: another line or another amount gives another one. */
export const digestOf = (lines: readonly LineOfMonth[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ lessonId, correction, pay }) => [lessonId, correction?.correctionId, pay?.amount, pay?.currency])))
    .digest('hex')
    .slice(0, 16);
