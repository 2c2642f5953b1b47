import { identityLimits } from '@school/contract/identity/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/adult-entry.ts';
import { characters } from '../shared/amounts.ts';

export const texts = {
  title: 'You are invited',
  hello: (name: string) => `Hello ${name}!`,
  about: (parent: string) => `${parent} invites you into the family’s account. All that is left is to choose a password.`,
  may: {
    sees: 'You will be able to see the child’s lessons and progress, look into a lesson and write to the teacher.',
    arranges: 'You will be able to see the child’s lessons and progress, write to the teacher, book lessons and move them.',
    pays: 'You will be able to see the child’s lessons and progress, write to the teacher, arrange lessons and pay for them.',
  },
  login: (contact: string) => `You will sign in with ${contact}`,
  name: 'Your name',
  nameWrong: 'A name has letters in it',
  password: 'Password',
  passwordHelp: `${characters(identityLimits.passwordLength.min)} or more. A few words in a row are best`,
  passwordNeeded: `Password: ${identityLimits.passwordLength.min} to ${characters(identityLimits.passwordLength.max)}`,
  terms: 'I accept {terms} and {privacy}',
  termsLink: 'the terms of the school',
  privacyLink: 'the privacy policy',
  termsNeeded: 'Tick that you agree',
  go: 'Come in',
  over: 'The link does not work any more',
  overAbout:
    'It opens once and lives for a week. If you have been inside, sign in with your password. If not, ask the parent for a new one.',
  toLogin: 'Sign in',
} satisfies Same<typeof ru>;
