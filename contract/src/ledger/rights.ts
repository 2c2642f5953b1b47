import { parent, parentAndSupport, type Row } from '../role-rows.ts';
import type { balanceCalls } from './balance-calls.ts';
import type { ledgerCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const ledgerRights = {
  'GET /payment/balance': parentAndSupport,
  'POST /payment/exchange/preview': parentAndSupport,
  'POST /payment/exchange': parent,

  'GET /payment/history': parentAndSupport,
} as const satisfies Record<keyof typeof balanceCalls | keyof typeof ledgerCalls, Row>;
