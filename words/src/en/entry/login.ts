import type { texts as ru } from '../../ru/entry/login.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Sign in',
  login: 'E-mail or phone',
  password: 'Password',
  enter: 'Sign in',
  emptyLogin: 'Enter your e-mail or phone',
  emptyPassword: 'Enter your password',
  forgotten: 'Forgot your password?',
  about: 'About the school',
  isNew: 'New here?',
  register: 'Register',
  toLesson: 'Join a lesson with a code',
  bySms: 'Sign in with an SMS code',
  byPassword: 'Sign in with a password',
  smsLead: 'Enter the phone number you registered with, and we’ll send you a code.',
  contactCode: {
    title: 'Confirm it’s you',
    sent: { email: (to: string) => `We’ve sent a code to ${to}.`, phone: (to: string) => `We’ve sent an SMS with a code to ${to}.` },
    why: (minutes: number) => `This contact isn’t confirmed yet, so a new device needs a code. It works for ${minutes} min.`,
    code: 'Six-digit code',
    wrong: 'Enter six digits',
    again: 'Send the code again',
    sentAgain: 'The code has been sent. It may take a minute to arrive.',
    back: 'Back to the password',
  },
  ended:
    'You’ve been signed out on this device. This happens if you sign it out from another device, change your password or stay away for long. Please sign in again.',
  link: {
    title: 'Sign in with a link',
    about: 'The school made this link for you. It works once, no password needed. You stay signed in while the browser is open.',
    entering: 'Signing you in…',
    replaces: 'Someone is already signed in on this device. Sign in with the link instead?',
    enter: 'Sign in with the link',
    stay: 'Leave it as it is',
    byPassword: 'Sign in with a password',
    over: 'The link has already been used or has expired. Sign in as usual, or ask the school for a new one.',
    lost: 'Open the link again: it isn’t kept when the page is reloaded.',
  },
} satisfies Same<typeof ru>;
