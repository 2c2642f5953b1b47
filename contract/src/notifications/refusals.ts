import type { Refusals } from '../refusal.ts';

/** What the school tells people. */
export const notificationsRefusals = {
  'notifications.device_not_found': { status: 404, message: 'Device not found' },
  'notifications.message_not_found': { status: 404, message: 'Message not found' },
  'notifications.message_not_failed': { status: 409, message: 'The message has not failed' },
} as const satisfies Refusals;
