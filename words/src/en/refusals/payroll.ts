import type { payrollRefusals } from '@school/contract/payroll/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payroll.month_not_over': 'The month is still running. It can be closed when it is over',
  'payroll.not_in_order': 'Months are closed one after another',
  'payroll.closed': 'This month is closed already',
  'payroll.not_closed': 'Close the month first',
  'payroll.paid': 'This month is paid already',
  'payroll.changed': 'The month has changed while you looked at it. Check it once more',
  'payroll.correction_not_found': 'There is no such correction',
  'payroll.own_correction': 'A colleague agrees to your correction',
  'payroll.correction_decided': 'This correction is decided already',
  'payroll.account_needed': 'A bank account is missing: write down that of the school and of each teacher',
  'payroll.nothing_to_pay': 'Nothing is closed and unpaid in this currency',
} satisfies FurtherRefusalTexts<typeof payrollRefusals>;
