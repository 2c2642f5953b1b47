import type { texts as ru } from '../../ru/shared/contacts.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Sign-in contacts',
  about:
    'You sign in with them, and we use them to contact you. A new contact is confirmed with a code, and we notify the old one about the change.',
  kinds: { email: 'E-mail', phone: 'Phone' },
  unconfirmed: { email: 'not confirmed', phone: 'not confirmed' },
  confirmOf: { email: 'Confirm e-mail', phone: 'Confirm phone' },
  confirmed: { email: 'Your e-mail is confirmed', phone: 'Your phone is confirmed' },
  /** On the home page, until a contact is confirmed. */
  waiting: {
    email: {
      title: 'Confirm your e-mail',
      about: (to: string) =>
        `We’ll send a six-digit code to ${to}. Once you enter it, we can write to you about lessons, and you can sign in on any device.`,
    },
    phone: {
      title: 'Confirm your phone',
      about: (to: string) =>
        `We’ll text a code to ${to}. Once you enter it, we can write to you about lessons, and you can sign in on any device.`,
    },
    meanwhile: 'Until then, you’ll find our messages here, under “Notifications”.',
    sentAlready: 'If the code from your sign-up e-mail is still valid, enter it.',
    haveCode: 'Enter the code',
  },
  none: 'not set',
  change: 'Change',
  add: 'Add',
  remove: 'Remove',
  changeOf: { email: 'Change the e-mail', phone: 'Change the phone' },
  addOf: { email: 'Add an e-mail', phone: 'Add a phone' },
  removeOf: { email: 'Remove the e-mail', phone: 'Remove the phone' },
  removeAbout: {
    email: 'You’ll no longer get e-mails from the school, and you won’t be able to sign in with this address.',
    phone: 'You’ll no longer get SMS from the school, and you won’t be able to sign in with this number.',
  },
  newOf: { email: 'New e-mail', phone: 'New phone number' },
  password: 'Your password',
  passwordHelp: 'So we know it’s you',
  sendCode: 'Get a code',
  sentTo: (to: string) => `Code sent to ${to}`,
  good: (minutes: number) => `It works for ${minutes} min. If it doesn’t arrive, check your spam folder.`,
  goodSms: (minutes: number) => `It works for ${minutes} min.`,
  code: 'Six-digit code',
  confirm: 'Confirm',
  again: 'Resend the code',
  againIn: (seconds: number) => `You can resend it in ${seconds} s`,
  other: 'Enter another contact',
  saved: { email: 'E-mail saved', phone: 'Phone saved' },
  removed: { email: 'E-mail removed', phone: 'Phone removed' },
  wrong: {
    email: 'Enter a full e-mail address, for example anna@example.com',
    phone: 'Enter the number with its country code, for example +375 29 123-45-67',
    password: 'Enter your password',
    code: 'Enter six digits',
  },
} satisfies Same<typeof ru>;
