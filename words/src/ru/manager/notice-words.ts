import type { NotificationChannel, NotificationTopic } from '@school/contract/notifications/limits';

/** Of what families are told and by which ways, as the staff reads it. */
export const noticeTopics = {
  lessonDay: 'первое напоминание об уроке',
  lessonHour: 'второе напоминание',
  lessonSoon: 'урок вот-вот начнётся',
  schedule: 'изменения в расписании',
  balance: 'уроки заканчиваются',
  payment: 'оплата',
  homework: 'домашние задания',
  week: 'неделя ребёнка',
  message: 'сообщения в чате',
  offers: 'подарки и места в клубах',
} satisfies Record<NotificationTopic, string>;

export const noticeChannels = { app: 'в кабинете', mail: 'письмо', sms: 'SMS', push: 'на устройстве' } satisfies Record<
  NotificationChannel,
  string
>;

export const noChannel = 'никак';
