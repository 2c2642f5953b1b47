import { identityLimits } from '@school/contract/identity/limits';

import type { texts as ru } from '../../ru/entry/setup.ts';
import type { Same } from '../../grammar.ts';
import { characters } from '../shared/amounts.ts';

const { min, max } = identityLimits.passwordLength;

export const texts = {
  title: 'Opening the school',
  comeBack: 'Sign in again',
  about: 'Tell us who owns the school. You’ll have all permissions. Later you can invite staff and decide what they can do.',
  again: (name: string) => `${name}, choose a new password. All devices will be signed out.`,
  login: (email: string) => `You’ll sign in with ${email}`,
  name: 'First and last name',
  nameHelp: 'This is how staff will see you',
  email: 'E-mail',
  emailHelp: 'You’ll use it to sign in',
  password: 'Password',
  passwordHelp: `At least ${characters(min)}. A few words in a row work best`,
  next: 'Next we’ll set up two-step sign-in. Have your phone with a code app ready.',
  go: 'Become the owner',
  goBack: 'Save the password',
  notYet: 'The school isn’t open yet',
  notYetAbout: 'Come back a little later. If you’re opening the school, follow the link shown by the server.',
  over: 'This link is no longer valid',
  overAbout: 'It’s been used, has expired, or a newer one was made. Run npm run setup on the server to get a new one.',
  wrong: {
    name: 'Enter the name in letters',
    email: 'Check the e-mail: it looks like anna@mail.com',
    password: `Enter a password of ${min} to ${characters(max)}`,
  },
} satisfies Same<typeof ru>;
