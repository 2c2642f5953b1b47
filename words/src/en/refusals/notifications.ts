import { notificationLimits } from '@school/contract/notifications/limits';
import type { notificationsRefusals } from '@school/contract/notifications/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { days } from '../shared/amounts.ts';

export const refusals = {
  'notifications.device_not_found': 'Notifications are already off on this device',
  'notifications.telegram_missing': 'The school has no Telegram bot',
  'notifications.telegram_fails': 'Telegram isn’t responding. Please try again in a few minutes',
  'notifications.telegram_not_ours': 'Telegram’s secret doesn’t match',
  'notifications.message_not_found': `Message not found: messages are deleted after ${days(notificationLimits.messagesKeptDays)}`,
  'notifications.message_not_failed': 'This message has already been resent or closed',
  'notifications.announcement_not_found': 'Announcement not found: it may have been deleted',
  'notifications.announcement_changed': 'The announcement has been changed by {by}. Open it again: your text will still be here',
  'notifications.announcement_moved_on': 'The announcement has changed in the meantime. Open it again',
  'notifications.announcement_not_ready': 'Check the announcement: some text is missing or has errors',
  'notifications.announcement_reach_changed': 'The list of recipients changed while you were writing. Check it again',
  'notifications.announcement_in_past': 'This time has already passed. Choose another one',
  'notifications.announcement_too_far': 'You can’t schedule an announcement that far ahead. Choose an earlier day',
  'notifications.announcement_own': 'A colleague has to approve it',
} satisfies FurtherRefusalTexts<typeof notificationsRefusals>;
