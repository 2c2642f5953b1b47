import { manager, managerReads, needing, parent, parentAndSupport, type Row } from '../role-rows.ts';
import type { promotionsCalls } from './calls.ts';
import type { promotionTermsCalls } from './terms-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const promotionsRights = {
  'POST /promo-codes/check': parent,
  'GET /promo-conditions': parentAndSupport,
  'GET /manager/promo-codes': needing(managerReads, 'money'),
  'GET /manager/promo-codes/:code': needing(managerReads, 'money'),
  'POST /manager/promo-codes': needing(manager, 'money'),
  'POST /manager/promo-codes/:code/stop': needing(manager, 'money'),

  'GET /manager/gifts': needing(managerReads, 'money'),
  'POST /manager/gifts/:promotion/terms': needing(manager, 'money'),
  'POST /manager/gifts/:promotion/terms/withdraw': needing(manager, 'money'),
} as const satisfies Record<keyof typeof promotionsCalls | keyof typeof promotionTermsCalls, Row>;
