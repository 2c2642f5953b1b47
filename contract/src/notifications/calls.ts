import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { accountOwners, colleagues, everybody, parent, parentAndSupport } from '../role-rows.ts';
import { Done, Id, Instant } from '../shapes.ts';
import { notificationTopics } from './limits.ts';
import { Notice, NotificationSettings, PushDevice, PushDevices, PushSubscription, QuietHours, TopicChoice } from './shapes.ts';
import { TelegramReply } from './telegram-shapes.ts';

export const notificationsCalls = defineCalls({
  'GET /notifications': {
    who: parentAndSupport,
    adult: 'sees',
    live: 'notifications/:customerId',
    summary: 'What the school has told the family, the newest first, 30 at a time, and how many of all are not read',
    query: z.strictObject({ before: z.optional(Id) }),
    gives: z.strictObject({ notices: z.array(Notice), next: z.nullable(Id), unread: z.int() }),
    refusals: [],
  },
  'POST /notifications/read': {
    who: parent,
    adult: 'sees',
    summary: 'Everything up to this notice is read',
    body: z.strictObject({ noticeId: Id }),
    gives: Done,
    refusals: [],
  },
  'GET /notifications/settings': {
    who: parentAndSupport,
    adult: 'sees',
    summary: 'By which channels the family hears of what, its quiet hours, and its devices',
    gives: NotificationSettings,
    refusals: [],
  },
  'POST /notifications/settings': {
    who: parent,
    adult: 'sees',
    summary: 'Chooses channels of some topics, and quiet hours; what is left out stays',
    body: z.strictObject({
      topics: z.optional(z.array(TopicChoice).check(z.maxLength(notificationTopics.length))),
      quiet: z.optional(z.nullable(QuietHours)),
    }),
    gives: NotificationSettings,
    refusals: [],
  },
  'GET /notifications/devices': {
    who: colleagues,
    summary: 'On which devices a colleague is told by push, and the key for it; a family reads them with its settings',
    gives: PushDevices,
    refusals: [],
  },
  'POST /notifications/devices': {
    who: accountOwners,
    adult: 'sees',
    summary: 'This device wants to be told by push; it is told as long as its session lives',
    body: PushSubscription,
    gives: PushDevice,
    refusals: [],
  },
  'DELETE /notifications/devices/:deviceId': {
    who: accountOwners,
    adult: 'sees',
    summary: 'The device is told no more',
    gives: Done,
    refusals: ['notifications.device_not_found'],
  },
  'POST /notifications/telegram': {
    who: parent,
    adult: 'sees',
    summary: 'A link that opens a chat with the school’s bot and links it to whoever asks, once',
    gives: z.strictObject({ url: z.string(), endsAt: Instant }),
    refusals: ['notifications.telegram_missing', 'notifications.telegram_fails'],
    perMinute: 10,
  },
  'DELETE /notifications/telegram': {
    who: parent,
    adult: 'sees',
    summary: 'The chat is told no more',
    gives: Done,
    refusals: [],
  },
  'POST /telegram/updates': {
    who: everybody,
    summary: 'What happens in the chats of the school’s bot, from Telegram, proved by the secret it was given',
    gives: TelegramReply,
    refusals: ['notifications.telegram_not_ours'],
    signature: true,
  },
});
