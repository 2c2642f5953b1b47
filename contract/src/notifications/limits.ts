/** What the school tells a family of (docs/rules/notifications.md#topics). Each is chosen by itself. */
export const notificationTopics = [
  'lessonDay',
  'lessonHour',
  'lessonSoon',
  'schedule',
  'balance',
  'payment',
  'homework',
  'message',
  'offers',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Where it is told: in the school itself, by mail, by SMS, on devices that agreed to it. */
export const notificationChannels = ['app', 'mail', 'sms', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Notices of lessons ahead: the topic of each, how long before the start, and how it is gathered. Minutes. */
export const lessonNotices = {
  /** `gathers`: lessons of the family that begin within so much after the first are told in the same message. */
  lessonDay: { before: 24 * 60, gathers: 12 * 60, late: 4 * 60 },
  lessonHour: { before: 60, gathers: 30, late: 30 },
  /** `late`: so long after its time a notice is still given (a school that stood still, quiet hours that end). */
  lessonSoon: { before: 10, gathers: 5, late: 8 },
} as const;
export type LessonNotice = keyof typeof lessonNotices;

/** Numbers of the notifications (docs/rules/notifications.md, docs/decisions/0027). */
export const notificationLimits = {
  /** Nothing rings from 21 to 8 by the family's clock, but what cannot wait. Whole hours. */
  quiet: { from: 21, to: 8 },
  /** What a family gets that has chosen nothing: kind and few. Without an e-mail a letter becomes an SMS. */
  channels: {
    lessonDay: ['app', 'mail', 'push'],
    lessonHour: ['app', 'push'],
    lessonSoon: ['push'],
    schedule: ['app', 'mail', 'push'],
    balance: ['app', 'mail'],
    payment: ['app', 'mail'],
    homework: ['app', 'push'],
    message: ['app', 'mail', 'push'],
    offers: ['app', 'mail'],
  },
  /** A chat message that nobody has read for so long is told of; then not sooner than after so much more. */
  unreadMinutes: 10,
  unreadAgainMinutes: 60,
  /** Homework that opens within so much is told of in one message. */
  homeworkMinutes: 10,
  /** In the school itself: notices a page, and how long they are kept. */
  page: 30,
  keptDays: 90,
  /** Letters and SMS are kept for so long after they went out. */
  messagesKeptDays: 35,
  /** Devices of one account that are told. */
  devices: 10,
  /** Undelivered messages a page of the managers' list. */
  messagesPage: 50,
  /** Services of browsers that take a push message: the school sends to nobody else. */
  pushHosts: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'],
} as const satisfies {
  channels: Record<NotificationTopic, readonly NotificationChannel[]>;
  [name: string]: unknown;
};

/** What became of a message: waits for its hour or another try, is sent, failed for good, was of no use, was put away. */
export const messageStates = ['queued', 'sent', 'failed', 'dropped', 'closed'] as const;
