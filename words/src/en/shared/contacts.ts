import type { texts as ru } from '../../ru/shared/contacts.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Contacts for signing in',
  about:
    'You sign in with them, and the school writes to them. A new one is confirmed with a code; we tell the previous one about the change.',
  kinds: { email: 'E-mail', phone: 'Phone' },
  unconfirmed: { email: 'not confirmed', phone: 'not confirmed' },
  confirmOf: { email: 'Confirm e-mail', phone: 'Confirm phone' },
  confirmed: { email: 'Your e-mail is confirmed', phone: 'Your phone is confirmed' },
  /** On the home page, until a contact is confirmed. */
  waiting: {
    email: {
      title: 'Confirm your e-mail',
      about: (to: string) =>
        `We will send a six-digit code to ${to}. Once you enter it, we can write to you about lessons, and you can sign in on any device.`,
    },
    phone: {
      title: 'Confirm your phone',
      about: (to: string) =>
        `We will send an SMS with a code to ${to}. Once you enter it, we can write to you about lessons, and you can sign in on any device.`,
    },
    meanwhile: 'Until then, messages from the school wait for you here, under “Notifications”.',
    sentAlready: 'If the code from the registration e-mail still works, enter it.',
    haveCode: 'Enter the code',
  },
  none: 'not given',
  change: 'Change',
  add: 'Add',
  remove: 'Remove',
  changeOf: { email: 'Change the e-mail', phone: 'Change the phone' },
  addOf: { email: 'Add an e-mail', phone: 'Add a phone' },
  removeOf: { email: 'Remove the e-mail', phone: 'Remove the phone' },
  removeAbout: {
    email: 'You will no longer receive e-mails from the school, and you will not be able to sign in with this address.',
    phone: 'You will no longer receive SMS from the school, and you will not be able to sign in with this number.',
  },
  newOf: { email: 'New e-mail', phone: 'New phone number' },
  password: 'Your password',
  passwordHelp: 'So that we know it is you',
  sendCode: 'Get a code',
  sentTo: (to: string) => `The code has been sent: ${to}`,
  good: (minutes: number) => `It works for ${minutes} min. If it does not arrive, check your spam folder.`,
  goodSms: (minutes: number) => `It works for ${minutes} min.`,
  code: 'Six-digit code',
  confirm: 'Confirm',
  again: 'Send the code again',
  againIn: (seconds: number) => `It can be sent again in ${seconds} s`,
  other: 'Enter another contact',
  saved: { email: 'Your e-mail is saved', phone: 'Your phone is saved' },
  removed: { email: 'The e-mail has been removed', phone: 'The phone has been removed' },
  wrong: {
    email: 'Enter the whole e-mail, for example anna@example.com',
    phone: 'Enter the number with its country code, for example +375 29 123-45-67',
    password: 'Enter your password',
    code: 'Enter six digits',
  },
} satisfies Same<typeof ru>;
