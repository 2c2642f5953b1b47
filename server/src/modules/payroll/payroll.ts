import type { SentTo } from '@school/contract/calls';

import type { Db } from '#platform/db';
import { type Sealer, WrongKey } from '#platform/sealing';

import { closeMonth, markPaid } from './close-month.ts';
import { askCorrection, decideCorrection } from './corrections.ts';
import { writeAct } from './write-act.ts';
import { writeBankFile, writeExchangeFile } from './write-bank-file.ts';
import { writeOwnSheet, writeSheet } from './write-sheet.ts';
import { showMonth, showMonths } from './show-month.ts';
import { showPayout } from './show-payout.ts';
import { createPayrollStore } from './stores/payroll.store.ts';
import type { Tools } from './tools.ts';

type PayrollGiven = Omit<Tools, 'db' | 'store'> & { db: Db; sealer: Sealer };

/** Months of what teachers are paid (docs/rules/payroll.md#months): open, closed, paid. */
export async function createPayroll({ db, sealer, ...given }: PayrollGiven) {
  const tools: Tools = { ...given, db, store: createPayrollStore(db, sealer) };
  if ((await tools.store.lostAccounts()).length > 0) throw new WrongKey('payroll_accounts');
  return {
    months: showMonths(tools),
    month: showMonth(tools),
    close: closeMonth(tools),
    markPaid: markPaid(tools),
    askCorrection: askCorrection(tools),
    decideCorrection: decideCorrection(tools),
    async setAccount({ teacherId, ...account }: SentTo<'POST /manager/payroll-accounts'>['body']): Promise<void> {
      if (teacherId !== null) await tools.staffing.employee(teacherId);
      await tools.store.setAccount({ owner: teacherId ?? 'school', ...account });
    },
    sheet: writeSheet(tools),
    bankFile: writeBankFile(tools),
    exchangeFile: writeExchangeFile(tools),
    act: writeAct(tools),
    /** What a teacher is told of its own months. */
    payout: showPayout(tools),
    ownSheet: writeOwnSheet(tools),
  };
}

export type Payroll = Awaited<ReturnType<typeof createPayroll>>;
