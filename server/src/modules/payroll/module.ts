import { payrollCalls } from '@school/contract/payroll/calls';

import { defineModule } from '#platform/module';

import { payrollHttp } from './payroll.http.ts';
import { createPayroll } from './payroll.ts';

export type { Payroll as Door } from './payroll.ts';

export const payrollModule = defineModule({
  name: 'payroll',
  needs: ['identity', 'school', 'staffing'],
  create: ({ identity, ...given }) => createPayroll({ ...given, nameOf: identity.nameOf }),
  calls: payrollCalls,
  handlers: payrollHttp,
  erase: { nothing: 'Months of pay are of teachers; a lesson stands in them by its number alone.' },
  export: { nothing: 'Months of pay are of teachers, not of families.' },
  retention: 'Months of pay, corrections and accounts of teachers as the law on bookkeeping asks.',
});
