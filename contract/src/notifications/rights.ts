import { manager, managerReads, parent, parentAndSupport, type Row } from '../role-rows.ts';
import type { notificationsCalls } from './calls.ts';
import type { managerMessagesCalls } from './manager-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const notificationsRights = {
  'GET /notifications': parentAndSupport,
  'POST /notifications/read': parent,
  'GET /notifications/settings': parentAndSupport,
  'POST /notifications/settings': parent,
  'POST /notifications/devices': parent,
  'DELETE /notifications/devices/:deviceId': parent,

  'GET /manager/messages': managerReads,
  'GET /manager/families/:familyId/messages': managerReads,
  'POST /manager/messages/:messageId/retry': manager,
  'POST /manager/messages/:messageId/close': manager,
} as const satisfies Record<keyof typeof notificationsCalls | keyof typeof managerMessagesCalls, Row>;
