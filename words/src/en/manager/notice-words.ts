import type { NotificationChannel, NotificationTopic } from '@school/contract/notifications/limits';

/** Of what families are told and by which ways, as the staff reads it. */
export const noticeTopics = {
  lessonDay: 'first lesson reminder',
  lessonHour: 'second reminder',
  lessonSoon: 'lesson about to start',
  schedule: 'schedule changes',
  balance: 'lessons running out',
  payment: 'payments',
  homework: 'homework',
  week: 'the week of a child',
  message: 'chat messages',
  offers: 'gifts and places in clubs',
} satisfies Record<NotificationTopic, string>;

export const noticeChannels = { app: 'in the app', mail: 'e-mail', sms: 'SMS', push: 'on devices' } satisfies Record<
  NotificationChannel,
  string
>;

export const noChannel = 'not at all';
