import { identityLimits } from '@school/contract/identity/limits';

import type { texts as ru } from '../../ru/shared/support.ts';
import { count, type Same } from '../../grammar.ts';
import { minutes } from './amounts.ts';

export const texts = {
  bar: (name: string) => `Support session: you’re viewing the account of ${name}`,
  label: 'Support session',
  left: 'Time left',
  leave: 'End the session',
  looking: 'View only',
  allow: 'Turn changes on',
  changing: 'Changes on for',
  allowTitle: 'Make changes for the family',
  allowAbout: `Changes are on for ${minutes(identityLimits.supportChangeMinutes)}. The log keeps both names, the family’s and yours. You can’t change money, password or contacts.`,
  why: 'Why',
  whyNeeded: 'Please say why',
  whyHelp: 'The family will see it, and it’s kept in the log.',
  enterTitle: 'Support access',
  enterAbout:
    'You’ll see the school as the family sees it: view only, for one hour. The family can see in their settings who visited, when and why. Afterwards you’ll return to your own account.',
  ticket: 'Request number',
  enter: 'Open the family’s account',
  family: (name: string) => `Family: ${name}`,
  back: 'To the families',
  visits: 'When support visited your account',
  visitsAbout: 'Support visits only to help. They can’t see your phone or e-mail and can’t pay.',
  nobody: 'Not yet.',
  visit: (name: string, when: string) => `${name}, ${when}`,
  now: 'here now',
  reason: (words: string) => `Why: ${words}`,
  changed: (n: number) => count('en', n, { one: 'change', other: 'changes' }),
  looked: 'viewed only',
  madeLink: 'sign-in link',
  practice: 'Practice school: the people, lessons and money here aren’t real',
} satisfies Same<typeof ru>;
