import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls, FileAnswer } from '../call.ts';
import { manager, managerReads, needing, teacher } from '../role-rows.ts';
import { Currency, Day, Done, Id, line, text, word } from '../shapes.ts';
import { payrollLimits } from './limits.ts';
import { Month, PayCorrection, PayMonth, PayMonthLine, Payout } from './shapes.ts';

const { reasonSigns, referenceSigns, mostCorrected } = payrollLimits;
const reads = needing(managerReads, 'payroll');
const acts = needing(manager, 'payroll');
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OptionalMonth = z.strictObject({ month: z.optional(Month) });

const sumsOf = (totals: PayMonth['totals']) => totals.map(({ amount, currency }) => `${(amount / 100).toFixed(2)} ${currency}`).join(', ');
const ofTeacher = ({ teacher: { teacherId } }: PayMonth) => ({ type: 'teacher', id: teacherId });

/** A bank account: an IBAN whose check digits agree, or a number as banks without IBAN give it. */
const Account = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/[ -]/g, '').toUpperCase()),
  z.regex(/^[A-Z0-9]{5,34}$/),
  z.refine((account) => !/^[A-Z]{2}\d\d/.test(account) || hasRightDigits(account)),
);

/** The number by which the tax office knows somebody, where a bank asks for it; empty: not said. */
const TaxNumber = z.string().check(z.trim(), z.regex(/^(\d{9,12})?$/));

/** ISO 13616: moved to the end and read as one number, it leaves 1 when divided by 97. */
function hasRightDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** Months of pay: open, closed, paid (docs/rules/payroll.md#months). */
export const payrollCalls = defineCalls({
  'GET /manager/payroll': {
    who: reads,
    summary: 'A month of pay of all teachers; by default the one before this',
    query: OptionalMonth,
    gives: z.strictObject({ month: Month, teachers: z.array(PayMonthLine), payer: z.nullable(z.string()) }),
    refusals: [],
  },
  'GET /manager/payroll/:teacherId': {
    who: reads,
    summary: 'A month of pay of a teacher with all it is made of',
    query: OptionalMonth,
    gives: PayMonth,
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/payroll/:teacherId/close': inLog(
    {
      who: acts,
      summary: 'Freezes a month as it was seen; what changes later falls into the next one',
      body: z.strictObject({ month: Month, seen: word(64) }),
      gives: PayMonth,
      refusals: ['scheduling.teacher_not_found', 'payroll.month_not_over', 'payroll.not_in_order', 'payroll.closed', 'payroll.changed'],
      idempotent: true,
    },
    (_, it) => ({ act: 'payroll.closed', subject: ofTeacher(it), reason: it.month, after: { month: it.month, sums: sumsOf(it.totals) } }),
  ),
  'POST /manager/payroll/:teacherId/paid': inLog(
    {
      who: acts,
      summary: 'The money of a closed month has left the school',
      body: z.strictObject({ month: Month, paidOn: Day, reference: line(referenceSigns, 0) }),
      gives: PayMonth,
      refusals: ['scheduling.teacher_not_found', 'payroll.not_closed', 'payroll.paid'],
      idempotent: true,
    },
    ({ body: { reference } }, it) => ({
      act: 'payroll.paid',
      subject: ofTeacher(it),
      reason: reference === '' ? it.month : reference,
      after: { month: it.month, sums: sumsOf(it.totals) },
    }),
  ),
  'POST /manager/payroll/:teacherId/corrections': inLog(
    {
      who: acts,
      summary: 'Asks to add something to the pay of an open month, or to take it off; a second manager agrees',
      body: z.strictObject({
        month: Month,
        amount: z.int().check(
          z.gte(-mostCorrected),
          z.lte(mostCorrected),
          z.refine((amount) => amount !== 0),
        ),
        currency: Currency,
        reason: text(reasonSigns),
      }),
      gives: PayMonth,
      refusals: ['scheduling.teacher_not_found', 'payroll.closed'],
      idempotent: true,
    },
    ({ body: { reason, amount, currency } }, it) => ({
      act: 'payroll.correction_asked',
      subject: ofTeacher(it),
      reason,
      after: { month: it.month, sums: sumsOf([{ amount, currency }]) },
    }),
  ),
  'POST /manager/payroll/corrections/:correctionId/decide': inLog(
    {
      who: acts,
      summary: 'Agrees to a correction that a colleague asked for, or declines it',
      params: z.strictObject({ correctionId: Id }),
      body: z.strictObject({ agreed: z.boolean(), answer: text(reasonSigns, 0) }),
      gives: z.strictObject({ teacherId: Id, correction: PayCorrection }),
      refusals: ['payroll.correction_not_found', 'payroll.own_correction', 'payroll.correction_decided'],
      idempotent: true,
    },
    ({ body: { agreed, answer } }, { teacherId, correction }) => ({
      act: agreed ? 'payroll.correction_agreed' : 'payroll.correction_declined',
      subject: { type: 'teacher', id: teacherId },
      reason: answer === '' ? correction.reason : answer,
      after: { month: correction.month, sums: sumsOf([correction.amount]) },
    }),
  ),
  'POST /manager/payroll-accounts': inLog(
    {
      who: acts,
      summary: 'Writes down the bank account of a teacher, or, without a teacher, the one the school pays from',
      body: z.strictObject({
        teacherId: z.nullable(Id),
        holder: line(70),
        account: Account,
        bank: line(11, 0),
        taxNumber: z.optional(TaxNumber),
      }),
      gives: Done,
      refusals: ['scheduling.teacher_not_found'],
      idempotent: true,
    },
    ({ body: { teacherId, holder } }) => ({
      act: 'payroll.account_set',
      ...(teacherId !== null && { subject: { type: 'teacher', id: teacherId } }),
      reason: holder,
    }),
  ),
  'GET /manager/payroll-sheet': {
    who: reads,
    summary: 'A month of pay as a spreadsheet: teachers, and every line',
    query: OptionalMonth,
    file: xlsx,
    gives: FileAnswer,
    refusals: [],
  },
  'GET /manager/payroll-bank-file': {
    who: reads,
    summary: 'What is closed and unpaid in a month and a currency, as a payment order for the bank (ISO 20022, pain.001.001.03)',
    query: z.strictObject({ month: Month, currency: Currency }),
    file: 'application/xml',
    gives: FileAnswer,
    refusals: ['payroll.account_needed', 'payroll.nothing_to_pay'],
  },
  'GET /manager/payroll-exchange-file': {
    who: reads,
    summary: 'What is closed and unpaid in roubles in a month, as the banks of Russia take it (1CClientBankExchange, Windows-1251)',
    query: z.strictObject({ month: Month }),
    file: 'text/plain',
    gives: FileAnswer,
    refusals: ['payroll.account_needed', 'payroll.nothing_to_pay'],
  },
  'GET /manager/payroll/:teacherId/act': {
    who: reads,
    summary: 'The act of a closed month: what was done, and what it comes to',
    query: z.strictObject({ month: Month }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['scheduling.teacher_not_found', 'payroll.not_closed'],
  },
  'GET /teacher/payout': {
    who: teacher,
    summary: 'A month of the teacher by weeks, and where its payout stands; by default this month',
    query: OptionalMonth,
    gives: Payout,
    refusals: [],
  },
  'GET /teacher/payout-sheet': {
    who: teacher,
    summary: 'The same as a spreadsheet',
    query: OptionalMonth,
    file: xlsx,
    gives: FileAnswer,
    refusals: [],
  },
  'GET /teacher/payout-act': {
    who: teacher,
    summary: 'The act of a closed month of the teacher',
    query: z.strictObject({ month: Month }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['payroll.not_closed'],
  },
});
