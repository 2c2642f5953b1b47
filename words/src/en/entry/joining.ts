import { identityLimits } from '@school/contract/identity/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/joining.ts';

/** A parent comes in for the first time whose family the school has written down. */
export const texts = {
  title: 'Your account is ready',
  hello: (name: string) => `Hello ${name}!`,
  about: (kids: string) => `We have made an account for you. Inside: ${kids}, lessons and balance. All that is left is a password.`,
  login: (contact: string) => `You will sign in with ${contact}`,
  password: 'Password',
  passwordHelp: `At least ${identityLimits.passwordLength.min} characters. A few words in a row are best`,
  passwordNeeded: `A password has ${identityLimits.passwordLength.min} to ${identityLimits.passwordLength.max} characters`,
  go: 'Enter my account',
  over: 'This link no longer works',
  overAbout: 'It opens once and lives a week. If you have been inside, sign in with your password. If not, ask the school for a new one.',
  toLogin: 'Sign in',
  agree: {
    title: 'Check and agree',
    about: 'The school wrote this down as you said it. We do not begin without your consent.',
    words:
      'The name, month of birth, languages, answers and works of your child are needed to hold lessons and to show you progress. You, the child, its teachers and those of the school who help you see them. You can take your consent back in the settings, by deleting the child’s data.',
    terms: 'I accept {terms} and {privacy}',
    termsLink: 'the terms of the school',
    privacyLink: 'the privacy policy',
    marketing: 'Send me gifts and offers (optional)',
    needed: 'Tick that you agree',
    go: 'All is right, I agree',
    thanks: 'Thank you! Welcome',
    wrong: 'Something is written down wrong, or this is not your child?',
    help: 'Write to us',
    nothing: 'There is nothing to agree to',
    home: 'To the home page',
  },
} satisfies Same<typeof ru>;
