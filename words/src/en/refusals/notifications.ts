import { notificationLimits } from '@school/contract/notifications/limits';
import type { notificationsRefusals } from '@school/contract/notifications/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { days } from '../shared/amounts.ts';

export const refusals = {
  'notifications.device_not_found': 'This device is switched off already',
  'notifications.message_not_found': `There is no such message: they are deleted after ${days(notificationLimits.messagesKeptDays)}`,
  'notifications.message_not_failed': 'This message was sent again or closed already',
  'notifications.announcement_not_found': 'This announcement was not found: it may have been deleted',
  'notifications.announcement_changed': 'Somebody has changed the announcement: {by}. Open it again, your text stays here',
  'notifications.announcement_moved_on': 'Something was done with this announcement already. Open it again',
  'notifications.announcement_not_ready': 'Check the announcement: some text is missing or has mistakes',
  'notifications.announcement_reach_changed': 'The list of recipients has changed while you were writing. Look at it again',
  'notifications.announcement_in_past': 'This time has passed. Choose another one',
  'notifications.announcement_too_far': 'An announcement cannot be planned so far ahead. Choose a closer day',
  'notifications.announcement_own': 'A colleague has to confirm it',
} satisfies FurtherRefusalTexts<typeof notificationsRefusals>;
