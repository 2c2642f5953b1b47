import type { Refusals } from '../refusal.ts';

/** Cases of reconciliation (docs/rules/payments.md#reconciliation). */
export const reconciliationRefusals = {
  'reconciliation.case_not_found': { status: 404, message: 'Case not found' },
  'reconciliation.case_closed': { status: 409, message: 'The case is closed already' },
  'reconciliation.case_waits': { status: 409, message: 'The case waits for a second manager' },
  'reconciliation.remedy_does_not_fit': { status: 409, message: 'This does not help here' },
} as const satisfies Refusals;
