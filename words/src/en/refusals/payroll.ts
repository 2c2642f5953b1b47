import type { payrollRefusals } from '@school/contract/payroll/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payroll.month_not_over': 'The month isn’t over yet. You can close it next month',
  'payroll.not_in_order': 'Months are closed in order',
  'payroll.closed': 'This month is already closed',
  'payroll.not_closed': 'Close the month first',
  'payroll.paid': 'This month is already paid',
  'payroll.changed': 'The month changed while you were looking at it. Check it again',
  'payroll.correction_not_found': 'Correction not found',
  'payroll.own_correction': 'A colleague has to approve your correction',
  'payroll.correction_decided': 'This correction has already been decided',
  'payroll.account_needed': 'A bank account is missing: enter the school’s and each teacher’s',
  'payroll.nothing_to_pay': 'No closed unpaid months in this currency',
} satisfies FurtherRefusalTexts<typeof payrollRefusals>;
