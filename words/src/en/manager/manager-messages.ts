import { notificationLimits } from '@school/contract/notifications/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/manager-messages.ts';
import { days, tries } from '../shared/amounts.ts';

/** Messages of the school to people, for managers: what did not arrive. */
export const texts = {
  title: 'Messages',
  about: 'Letters and SMS that did not arrive. Send them again, or reach the family another way and close them.',
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
  channels: { mail: 'Letter', sms: 'SMS', push: 'Push notification' },
  noSubject: 'No subject',
  to: (address: string) => `To: ${address}`,
  fault: (said: string) => `The other side said: ${said}`,
  attempts: tries,
  family: (name: string) => `Family: ${name}`,
  unnamed: 'unnamed',
  acts: {
    label: 'What was done already',
    retried: (by: string, when: string, reason: string) => `${when}, ${by}: sent again. ${reason}`,
    closed: (by: string, when: string, reason: string) => `${when}, ${by}: closed. ${reason}`,
  },
  search: 'Search',
  searchFor: 'E-mail, phone or subject',
  list: 'Messages',
  empty: {
    failed: 'Everything has arrived',
    queued: 'Nothing is waiting',
    sent: 'No messages were sent',
    dropped: 'There are no such messages',
    closed: 'No messages were closed',
  },
  emptyAbout: `Messages are kept for ${days(notificationLimits.messagesKeptDays)}.`,
  retry: 'Send again',
  retryOf: (subject: string) => `Send again: ${subject}`,
  close: 'Close the message',
  closeOf: (subject: string) => `Close the message: ${subject}`,
  retrySure:
    'The message goes with the same words to the address or phone that the family has now. If that is wrong, correct it in the card of the family first.',
  closeSure: 'The message is not sent any more. Its words are deleted.',
  why: 'Reason',
  whyHelp: 'Kept in the log',
  usualRetry: 'The mailbox works again',
  needed: 'Write the reason',
  retried: 'The message is being sent again',
  closed: 'The message is closed',
  noLonger: 'Something was done with this message already.',
} satisfies Same<typeof ru>;
