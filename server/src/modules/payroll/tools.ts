import type { SchoolSettings } from '#modules/school';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import type { PayrollStore } from './stores/payroll.store.ts';

/** What the actions of payroll work with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  staffing: Pick<Staffing, 'earned' | 'holdPay' | 'employed' | 'employee'>;
  store: PayrollStore;
  /** How colleagues know the owner of an account. */
  nameOf: (accountId: string) => Promise<string>;
  school: Pick<SchoolSettings, 'name' | 'organisation'>;
}

/** The first day of a month as it is kept. */
export const dayOf = (month: Temporal.PlainYearMonth): string => month.toPlainDate({ day: 1 }).toString();
export const monthOf = (day: string): Temporal.PlainYearMonth => Temporal.PlainDate.from(day).toPlainYearMonth();

export const managerOf = async ({ nameOf, clock }: Pick<Tools, 'nameOf' | 'clock'>, accountId: string) => ({
  accountId,
  name: await nameOf(accountId),
  at: clock.now(),
});
