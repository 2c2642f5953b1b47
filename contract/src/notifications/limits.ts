/** What the school tells a family of (docs/rules/notifications.md#topics). Each is chosen by itself. */
export const notificationTopics = [
  'lessonDay',
  'lessonHour',
  'lessonSoon',
  'schedule',
  'balance',
  'payment',
  'homework',
  'week',
  'message',
  'offers',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Where it is told: in the school itself, by mail, by SMS, on devices that agreed to it. */
export const notificationChannels = ['app', 'mail', 'sms', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What a family gets that has chosen nothing, until the school says otherwise: kind and few. Without an e-mail a letter becomes an SMS. */
export const usualChannels = {
  lessonDay: ['app', 'mail', 'push'],
  lessonHour: ['app', 'push'],
  lessonSoon: ['push'],
  schedule: ['app', 'mail', 'push'],
  balance: ['app', 'mail'],
  payment: ['app', 'mail'],
  homework: ['app', 'push'],
  week: ['app', 'mail'],
  message: ['app', 'mail', 'push'],
  offers: ['app', 'mail'],
} as const satisfies Record<NotificationTopic, readonly NotificationChannel[]>;

/** Notices of lessons ahead: the topic of each, and how it is gathered. How long before the start it comes is the school's choice. Minutes. */
export const lessonNotices = {
  /** `gathers`: lessons of the family that begin within so much after the first are told in the same message. */
  lessonDay: { gathers: 12 * 60, late: 4 * 60 },
  lessonHour: { gathers: 30, late: 30 },
  /** `late`: so long after its time a notice is still given (a school that stood still, quiet hours that end). */
  lessonSoon: { gathers: 5, late: 8 },
} as const;
export type LessonNotice = keyof typeof lessonNotices;

/** Numbers of the notifications (docs/rules/notifications.md, docs/decisions/0027). */
export const notificationLimits = {
  /** A chat message that nobody has read for so long is told of; then not sooner than after so much more. */
  unreadMinutes: 10,
  unreadAgainMinutes: 60,
  /** The letter about a week comes on Sunday, by the family's clock not before this hour; a school that stood still writes it until the day ends. */
  weekHour: 18,
  /** Homework that opens within so much is told of in one message. */
  homeworkMinutes: 10,
  /** In the school itself: notices a page, and how long they are kept. */
  page: 30,
  keptDays: 90,
  /** Letters and SMS are kept for so long after they went out. */
  messagesKeptDays: 35,
  /** Devices of one account that are told. */
  devices: 10,
  /** The word by which a chat of Telegram is linked opens it for so long, once. */
  telegramWordMinutes: 30,
  telegramNameLength: 64,
  /** Undelivered messages a page of the managers' list. */
  messagesPage: 50,
  /** Services of browsers that take a push message: the school sends to nobody else. */
  pushHosts: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'],
} as const;

/** What became of a message: waits for its hour or another try, is sent, failed for good, was of no use, was put away. */
export const messageStates = ['queued', 'sent', 'failed', 'dropped', 'closed'] as const;
