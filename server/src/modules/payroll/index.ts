/** The door of payroll: months of what teachers are paid. */
export { lostAccounts } from './lost-accounts.ts';
export type { Payroll } from './payroll.ts';
