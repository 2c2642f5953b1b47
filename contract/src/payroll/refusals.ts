import type { Refusals } from '../refusal.ts';

/** Months of pay (docs/rules/payroll.md#months). */
export const payrollRefusals = {
  'payroll.month_not_over': { status: 409, message: 'The month is not over' },
  'payroll.not_in_order': { status: 409, message: 'Months are closed one after another' },
  'payroll.closed': { status: 409, message: 'The month is closed' },
  'payroll.not_closed': { status: 409, message: 'The month is not closed' },
  'payroll.paid': { status: 409, message: 'The month is paid' },
  'payroll.changed': { status: 409, message: 'The month has changed, look at it again' },
  'payroll.correction_not_found': { status: 404, message: 'Correction not found' },
  'payroll.own_correction': { status: 409, message: 'Somebody else has to agree' },
  'payroll.correction_decided': { status: 409, message: 'Already decided' },
  'payroll.account_needed': { status: 409, message: 'A bank account is missing' },
  'payroll.nothing_to_pay': { status: 409, message: 'Nothing is closed and unpaid' },
} as const satisfies Refusals;
