import { everybody, manager, managerReads, needing, parent, parentAndSupport, type Row } from '../role-rows.ts';
import type { paymentsCalls } from './calls.ts';
import type { documentCalls } from './document-calls.ts';
import type { refundCalls } from './refund-calls.ts';
import type { refundManagerCalls } from './refund-manager-calls.ts';
import type { stuckCalls } from './stuck-calls.ts';
import type { subscriptionCalls } from './subscription-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const paymentsRights = {
  'GET /payment/statement': parent,
  'GET /payment/certificate': parent,

  'GET /payment/products': parentAndSupport,
  'POST /orders': parent,
  'GET /orders/:orderId': parentAndSupport,
  'POST /orders/:orderId/attempts': parent,
  'POST /payments/webhooks/:provider': everybody,

  'GET /payment/refunds': parentAndSupport,
  'POST /payment/refunds': parent,
  'POST /payment/refunds/:refundId/withdraw': parent,

  'GET /manager/refunds': needing(managerReads, 'money'),
  'GET /manager/families/:familyId/refunds': needing(managerReads, 'people', 'money'),
  'POST /manager/families/:familyId/refunds': needing(manager, 'money'),
  'POST /manager/refunds/:refundId/approve': needing(manager, 'money'),
  'POST /manager/refunds/:refundId/decline': needing(manager, 'money'),
  'POST /manager/refunds/:refundId/retry': needing(manager, 'money'),
  'POST /manager/refunds/:refundId/by-hand': needing(manager, 'money'),

  'GET /manager/stuck-money': needing(managerReads, 'money'),
  'GET /manager/stuck-money/:caseId/orders': needing(managerReads, 'money'),
  'POST /manager/stuck-money/:caseId/cure': needing(manager, 'money'),

  'GET /payment/subscriptions': parentAndSupport,
  'POST /payment/subscriptions/:subscriptionId/stop': parent,
  'POST /payment/subscriptions/:subscriptionId/resume': parent,
} as const satisfies Record<
  | keyof typeof documentCalls
  | keyof typeof paymentsCalls
  | keyof typeof refundCalls
  | keyof typeof refundManagerCalls
  | keyof typeof stuckCalls
  | keyof typeof subscriptionCalls,
  Row
>;
