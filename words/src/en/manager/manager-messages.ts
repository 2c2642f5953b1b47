import { notificationLimits } from '@school/contract/notifications/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/manager-messages.ts';
import { days, tries } from '../shared/amounts.ts';

/** Messages of the school to people, for managers: what did not arrive. */
export const texts = {
  title: 'Messages',
  about: 'E-mails and SMS that weren’t delivered. Send them again, or contact the family another way and close them.',
  states: {
    label: 'Which messages',
    failed: 'Not delivered',
    queued: 'Waiting',
    sent: 'Sent',
    dropped: 'No longer needed',
    closed: 'Closed',
  },
  /** Of one message. */
  state: { failed: 'Not delivered', queued: 'Waiting', sent: 'Sent', dropped: 'No longer needed', closed: 'Closed' },
  failedOf: (n: number) => `Not delivered: ${n}`,
  channels: { mail: 'E-mail', sms: 'SMS', push: 'Push notification', telegram: 'Telegram message' },
  noSubject: 'No subject',
  to: (address: string) => `To: ${address}`,
  fault: (said: string) => `Recipient’s server said: ${said}`,
  attempts: tries,
  family: (name: string) => `Family: ${name}`,
  unnamed: 'unnamed',
  acts: {
    label: 'What’s been done',
    retried: (by: string, when: string, reason: string) => `${when}, ${by}: sent again. ${reason}`,
    closed: (by: string, when: string, reason: string) => `${when}, ${by}: closed. ${reason}`,
  },
  search: 'Search',
  searchFor: 'E-mail, phone or subject',
  list: 'Messages',
  empty: {
    failed: 'Everything delivered',
    queued: 'Nothing is waiting',
    sent: 'No messages were sent',
    dropped: 'No such messages',
    closed: 'No messages were closed',
  },
  emptyAbout: `Messages are kept for ${days(notificationLimits.messagesKeptDays)}.`,
  retry: 'Send again',
  retryOf: (subject: string) => `Send again: ${subject}`,
  close: 'Close the message',
  closeOf: (subject: string) => `Close the message: ${subject}`,
  retrySure: 'We’ll send the same message to the family’s current e-mail or phone. If it’s wrong, correct it on the family card first.',
  closeSure: 'The message won’t be sent again, and its text is deleted.',
  why: 'Reason',
  whyHelp: 'Kept in the log',
  usualRetry: 'The mailbox works again',
  needed: 'Please give a reason',
  retried: 'The message is being sent again',
  closed: 'Message closed',
  noLonger: 'This message has already been resent or closed.',
} satisfies Same<typeof ru>;
