import { identityLimits } from '@school/contract/identity/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/joining.ts';
import { serviceConsent } from '../shared/service-consent.ts';

/** A parent comes in for the first time whose family the school has written down. */
export const texts = {
  title: 'Your account is ready',
  hello: (name: string) => `Hello ${name}!`,
  about: (kids: string) => `We’ve created an account for you. Inside: ${kids}, lessons and balance. Just choose a password.`,
  login: (contact: string) => `You’ll sign in with ${contact}`,
  password: 'Password',
  passwordHelp: `At least ${identityLimits.passwordLength.min} characters. A few words in a row work best`,
  passwordNeeded: `A password has ${identityLimits.passwordLength.min} to ${identityLimits.passwordLength.max} characters`,
  go: 'Open my account',
  over: 'This link no longer works',
  overAbout: 'It works once and is valid for a week. If you’ve signed in before, use your password. If not, ask the school for a new link.',
  toLogin: 'Sign in',
  agree: {
    title: 'Check and confirm',
    about: 'The school recorded this from what you told us. We won’t start without your consent.',
    words: serviceConsent,
    terms: 'I accept {terms} and {privacy}',
    termsLink: 'the school’s terms',
    privacyLink: 'the privacy policy',
    marketing: 'Send me gifts and offers (optional)',
    needed: 'Please tick that you agree',
    go: 'All correct, I agree',
    thanks: 'Thank you! Welcome',
    wrong: 'Is something wrong, or is this not your child?',
    help: 'Write to us',
    nothing: 'There’s nothing to confirm',
    home: 'To the home page',
  },
} satisfies Same<typeof ru>;
