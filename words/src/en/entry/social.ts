import type { texts as ru } from '../../ru/entry/social.ts';
import type { Same } from '../../grammar.ts';

const names = { vk: 'VK ID', yandex: 'Yandex', google: 'Google', apple: 'Apple', local: 'Practice account' };
/** Within a sentence. */
const inText = { ...names, local: 'the practice account' };

type Provider = keyof typeof names;

export const texts = {
  names,
  or: 'Or sign in another way',
  enterBy: (provider: Provider) => `Sign in with ${inText[provider]}`,
  entering: 'Signing in…',
  seekTitle: 'Let’s look once more',
  seekAbout: 'There’s no such account in this region of the school. Confirm again and we’ll look in the other one.',
  unknownTitle: 'This account isn’t linked yet',
  failedTitle: 'Couldn’t sign in',
  apply: 'Register',
  byPassword: 'Sign in with a password',
  title: 'Sign-in with other services',
  about: 'Link an account to sign in without a password. We don’t see your password there and never post anything.',
  linkedAs: (shown: string) => `Linked: ${shown}`,
  linked: 'Linked',
  notLinked: 'Not linked',
  link: 'Link',
  linkOf: (provider: Provider) => `Link: ${names[provider]}`,
  unlink: 'Unlink',
  unlinkOf: (provider: Provider) => `Unlink: ${names[provider]}`,
  lastWay: 'This is the only way to sign in. Choose a password first',
  askPassword: 'Enter your account password so that we know it’s you.',
  sureUnlink: (provider: Provider) => `You won’t be able to sign in with ${inText[provider]} any more. You can link it again at any time.`,
  password: 'Password',
  passwordEmpty: 'Enter your password',
  goOn: 'Continue',
  cancel: 'Cancel',
  nowLinked: 'Done: you can sign in this way, too',
  nowUnlinked: 'Account unlinked',
} satisfies Same<typeof ru>;
