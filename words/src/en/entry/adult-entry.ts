import { identityLimits } from '@school/contract/identity/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/adult-entry.ts';
import { characters } from '../shared/amounts.ts';

export const texts = {
  title: 'You are invited',
  hello: (name: string) => `Hello ${name}!`,
  about: (parent: string) => `${parent} has invited you to the family’s account. Just choose a password.`,
  may: {
    sees: 'You’ll be able to see the child’s lessons and progress, watch lessons and write to the teacher.',
    arranges: 'You’ll be able to see the child’s lessons and progress, write to the teacher, book and reschedule lessons.',
    pays: 'You’ll be able to see the child’s lessons and progress, write to the teacher, manage and pay for lessons.',
  },
  login: (contact: string) => `You’ll sign in with ${contact}`,
  name: 'Your name',
  nameWrong: 'Enter the name in letters',
  password: 'Password',
  passwordHelp: `${characters(identityLimits.passwordLength.min)} or more. A few words in a row work best`,
  passwordNeeded: `Password: ${identityLimits.passwordLength.min} to ${characters(identityLimits.passwordLength.max)}`,
  terms: 'I accept {terms} and {privacy}',
  termsLink: 'the school’s terms',
  privacyLink: 'the privacy policy',
  termsNeeded: 'Please tick that you agree',
  go: 'Open my account',
  over: 'This link no longer works',
  overAbout: 'It works once and is valid for a week. If you’ve signed in before, use your password. If not, ask the parent for a new link.',
  toLogin: 'Sign in',
} satisfies Same<typeof ru>;
