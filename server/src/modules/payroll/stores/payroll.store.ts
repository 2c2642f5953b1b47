import type { PayCorrection } from '@school/contract/payroll/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';
import type { Sealer } from '#platform/sealing';

import type { Frozen } from '../rules/month-lines.ts';

/** A month that was closed, by its first day. */
export interface Period {
  teacherId: string;
  month: string;
  state: 'closed' | 'paid';
  closedAt: Temporal.Instant;
  closedName: string;
  paidOn: string | null;
  reference: string | null;
  paidName: string | null;
}

interface FrozenLine {
  lessonId: string | null;
  correctionId: string | null;
  later: boolean;
  amount: number;
  currency: Currency;
}

export interface CorrectionRecord {
  correctionId: string;
  teacherId: string;
  month: string;
  amount: number;
  currency: Currency;
  reason: string;
  state: PayCorrection['state'];
  askedBy: string;
  askedName: string;
  askedAt: Temporal.Instant;
  decidedName: string | null;
  answer: string | null;
  /** In which month it was frozen. */
  frozenIn: string | null;
}

export interface BankAccount {
  owner: string;
  holder: string;
  account: string;
  bank: string;
  /** As banks in some countries ask for it. */
  taxNumber?: string | undefined;
}

type Sealed = Omit<BankAccount, 'owner'>;
const placeOf = (owner: string) => `payroll_accounts ${owner}`;

interface Manager {
  accountId: string;
  name: string;
  at: Temporal.Instant;
}

const corrections = sql`
  select c.correction_id as "correctionId", c.teacher_id as "teacherId", c.month::text, c.amount, c.currency, c.reason, c.state,
    c.asked_by as "askedBy", c.asked_name as "askedName", c.asked_at as "askedAt", c.decided_name as "decidedName", c.answer,
    l.month::text as "frozenIn"
  from payroll_corrections c left join payroll_lines l using (correction_id)`;

export type PayrollStore = ReturnType<typeof createPayrollStore>;

/** Months of pay, what they were made of, corrections, accounts. */
export function createPayrollStore(db: Db, sealer: Sealer) {
  const sealed = () => db.all(sql<{ owner: string; sealed: Buffer }>`select owner, sealed from payroll_accounts`);
  return {
    periods: (teacherIds: readonly string[]) =>
      db.all(sql<Period>`
        select teacher_id as "teacherId", month::text, state, closed_at as "closedAt", closed_name as "closedName", paid_on::text as "paidOn",
          reference, paid_name as "paidName"
        from payroll_periods where teacher_id = any(${[...teacherIds]}::uuid[]) order by month`),
    lines: (teacherId: string, month: string) =>
      db.all(sql<FrozenLine>`
        select lesson_id as "lessonId", correction_id as "correctionId", later, amount, currency
        from payroll_lines where teacher_id = ${teacherId} and month = ${month} order by n`),
    /** What was frozen of lessons, in all months. */
    frozen: (teacherId: string) =>
      db.all(sql<Frozen>`
        select lesson_id as "lessonId", amount, currency from payroll_lines
        where teacher_id = ${teacherId} and lesson_id is not null order by month, n`),
    /** False when it is closed already. */
    async close(teacherId: string, month: string, { accountId, name, at }: Manager, lines: readonly FrozenLine[]): Promise<boolean> {
      const added = await db.run(sql`
        insert into payroll_periods (teacher_id, month, state, closed_at, closed_by, closed_name)
        values (${teacherId}, ${month}, 'closed', ${at}, ${accountId}, ${name}) on conflict do nothing`);
      if (added === 0) return false;
      await db.run(sql`
        insert into payroll_lines (teacher_id, month, n, lesson_id, correction_id, later, amount, currency)
        select ${teacherId}, ${month}, n, it."lessonId", it."correctionId", it.later, it.amount, it.currency
        from jsonb_to_recordset(${JSON.stringify(lines.map((line, n) => ({ n, ...line })))}::jsonb)
          as it (n int, "lessonId" uuid, "correctionId" uuid, later boolean, amount bigint, currency text)`);
      return true;
    },
    /** False when it is not closed, or paid already. */
    markPaid: async (
      teacherId: string,
      month: string,
      { paidOn, reference, by: { accountId, name, at } }: { paidOn: string; reference: string; by: Manager },
    ): Promise<boolean> =>
      (await db.run(sql`
        update payroll_periods set state = 'paid', paid_on = ${paidOn}, reference = ${reference}, paid_by = ${accountId}, paid_name = ${name},
          paid_at = ${at}
        where teacher_id = ${teacherId} and month = ${month} and state = 'closed'`)) === 1,

    corrections: (teacherIds: readonly string[]) =>
      db.all(
        sql<CorrectionRecord>`${corrections} where c.teacher_id = any(${[...teacherIds]}::uuid[]) order by c.asked_at, c.correction_id`,
      ),
    correction: (correctionId: string) => db.one(sql<CorrectionRecord>`${corrections} where c.correction_id = ${correctionId}`),
    ask: (
      it: Pick<CorrectionRecord, 'correctionId' | 'teacherId' | 'month' | 'amount' | 'currency' | 'reason'>,
      { accountId, name, at }: Manager,
    ) =>
      db.run(sql`
        insert into payroll_corrections (correction_id, teacher_id, month, amount, currency, reason, state, asked_by, asked_name, asked_at)
        values (${it.correctionId}, ${it.teacherId}, ${it.month}, ${it.amount}, ${it.currency}, ${it.reason}, 'waiting', ${accountId}, ${name},
          ${at})`),
    /** False when it was decided before. */
    decide: async (
      correctionId: string,
      state: 'agreed' | 'declined',
      answer: string,
      { accountId, name, at }: Manager,
    ): Promise<boolean> =>
      (await db.run(sql`
        update payroll_corrections set state = ${state}, answer = ${answer}, decided_by = ${accountId}, decided_name = ${name}, decided_at = ${at}
        where correction_id = ${correctionId} and state = 'waiting'`)) === 1,

    /** The account of a teacher, or of the school (`school`). */
    async accounts(): Promise<BankAccount[]> {
      const rows = await sealed();
      return rows.map(({ owner, sealed: bytes }) => ({ owner, ...(JSON.parse(sealer.open(bytes, placeOf(owner))) as Sealed) }));
    },
    setAccount: ({ owner, ...account }: BankAccount) => {
      const bytes = sealer.seal(JSON.stringify(account satisfies Sealed), placeOf(owner));
      return db.run(sql`
        insert into payroll_accounts (owner, sealed) values (${owner}, ${bytes})
        on conflict (owner) do update set sealed = excluded.sealed`);
    },
    /** Whose accounts were sealed with a key that is not set. */
    lostAccounts: async (): Promise<string[]> =>
      (await sealed()).filter(({ sealed: bytes }) => !sealer.knows(bytes)).map(({ owner }) => owner),
    forgetAccounts: (owners: readonly string[]) => db.run(sql`delete from payroll_accounts where owner = any(${[...owners]})`),
  };
}
