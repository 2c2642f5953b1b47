import { identityLimits } from '@school/contract/identity/limits';

import type { texts as ru } from '../../ru/entry/setup.ts';
import type { Same } from '../../grammar.ts';
import { characters } from '../shared/amounts.ts';

const { min, max } = identityLimits.passwordLength;

export const texts = {
  title: 'Opening the school',
  comeBack: 'Sign in to the school again',
  about: 'Tell who owns the school. You may do everything; later you invite colleagues and decide what they may do.',
  again: (name: string) => `${name}, choose a new password. Everything that was signed in before is signed out.`,
  login: (email: string) => `You sign in with ${email}`,
  name: 'Name and surname',
  nameHelp: 'That is how colleagues see you',
  email: 'E-mail',
  emailHelp: 'You sign in with it',
  password: 'Password',
  passwordHelp: `At least ${characters(min)}. A few words in a row are best`,
  next: 'Next comes signing in with a code. Have a phone with a code app at hand.',
  go: 'Become the owner',
  goBack: 'Save the password',
  notYet: 'The school is not open yet',
  notYetAbout: 'Come back a little later. If you are the one who opens it, follow the link that the server has shown.',
  over: 'This link is good no more',
  overAbout: 'It is used, too old, or a newer one was made. The command npm run setup on the server shows another.',
  wrong: {
    name: 'Write the name in letters',
    email: 'Check the e-mail: it looks like anna@mail.com',
    password: `Enter a password of ${min} to ${characters(max)}`,
  },
} satisfies Same<typeof ru>;
