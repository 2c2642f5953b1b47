import { identityLimits } from '@school/contract/identity/limits';

import type { texts as ru } from '../../ru/shared/support.ts';
import { count, type Same } from '../../grammar.ts';
import { minutes } from './amounts.ts';

export const texts = {
  bar: (name: string) => `Support session: you see the account of ${name}`,
  label: 'Support session',
  left: 'Time left',
  leave: 'End the session',
  looking: 'Looking only',
  allow: 'Switch changes on',
  changing: 'May change for',
  allowTitle: 'Change something for the family',
  allowAbout: `Changes are on for ${minutes(identityLimits.supportChangeMinutes)}. The log keeps both names, the family’s and yours. Money, password and contacts stay closed.`,
  why: 'Why',
  whyNeeded: 'Write why',
  whyHelp: 'The family and the log will show it.',
  enterTitle: 'Enter as support',
  enterAbout:
    'You will see the school through the family’s eyes: looking only, for one hour. The family sees in its settings who came, when and why. Your own sign-in waits meanwhile.',
  ticket: 'Number of the request',
  enter: 'Enter the family’s account',
  family: (name: string) => `Family: ${name}`,
  back: 'To the families',
  visits: 'When support visited your account',
  visitsAbout: 'Support comes in only to help. It cannot see your phone or e-mail and cannot pay.',
  nobody: 'Not so far.',
  visit: (name: string, when: string) => `${name}, ${when}`,
  now: 'here now',
  reason: (words: string) => `Why: ${words}`,
  changed: (n: number) => count('en', n, { one: 'change', other: 'changes' }),
  looked: 'looked only',
  madeLink: 'sign-in link',
  practice: 'Practice school: the people, lessons and money here aren’t real',
} satisfies Same<typeof ru>;
