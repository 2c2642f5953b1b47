import { manager, managerReads, needing, type Row } from '../role-rows.ts';
import type { catalogueCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const catalogueRights = {
  'GET /manager/products': needing(managerReads, 'money'),
  'GET /manager/products/:productCode': needing(managerReads, 'money'),
  'POST /manager/products': needing(manager, 'money'),
  'POST /manager/products/:productCode/sale': needing(manager, 'money'),
  'POST /manager/products/:productCode/prices': needing(manager, 'money'),
  'POST /manager/products/:productCode/prices/withdraw': needing(manager, 'money'),
  'GET /manager/exchange-terms': needing(managerReads, 'money'),
  'POST /manager/exchange-terms': needing(manager, 'money'),
} as const satisfies Record<keyof typeof catalogueCalls, Row>;
