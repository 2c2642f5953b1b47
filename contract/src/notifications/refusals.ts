import type { Refusals } from '../refusal.ts';

/** What the school tells people. */
export const notificationsRefusals = {
  'notifications.device_not_found': { status: 404, message: 'Device not found' },
  'notifications.telegram_missing': { status: 409, message: 'The school has no bot in Telegram' },
  'notifications.telegram_fails': { status: 503, message: 'Telegram cannot be reached now' },
  'notifications.telegram_not_ours': { status: 401, message: 'The secret of Telegram is not valid' },
  'notifications.message_not_found': { status: 404, message: 'Message not found' },
  'notifications.message_not_failed': { status: 409, message: 'The message has not failed' },
  'notifications.announcement_not_found': { status: 404, message: 'Announcement not found' },
  /** `by`: who saved it meanwhile. */
  'notifications.announcement_changed': { status: 409, message: 'Somebody has saved another draft meanwhile' },
  'notifications.announcement_moved_on': { status: 409, message: 'The announcement has moved on' },
  /** `count`: how many places are wrong. */
  'notifications.announcement_not_ready': { status: 409, message: 'The announcement has faults' },
  /** `people`: whom it would reach now. */
  'notifications.announcement_reach_changed': { status: 409, message: 'The announcement would reach other people than were counted' },
  'notifications.announcement_in_past': { status: 409, message: 'An announcement cannot be sent in the past' },
  'notifications.announcement_too_far': { status: 409, message: 'An announcement cannot be planned so far ahead' },
  'notifications.announcement_own': { status: 409, message: 'A second person has to agree' },
} as const satisfies Refusals;
