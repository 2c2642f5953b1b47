/** The door of payroll: months of what teachers are paid. */
export type { Payroll } from './payroll.ts';
