import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/pay-link.ts';

export const texts = {
  title: 'Let somebody else pay',
  about:
    'Make a link and send it to the other parent or a grandmother. They pay without signing in. The link shows your first name, the package and the sum, and nothing else.',
  make: 'Make a link to pay by',
  makeAgain: 'Make a new link',
  again: 'A new link ends the one before.',
  ready: 'The link is ready',
  readyAbout: (sum: string, until: string) =>
    `The sum is ${sum}. The link is good until ${until} and is paid once. We will not show it again.`,
  living: (until: string) => `A link is good until ${until}.`,
  copy: 'Copy the link',
  share: 'Send',
  copied: 'The link is copied',
  notCopied: 'That did not work. Select the link and copy it',
  withdraw: 'Cancel the link',
  withdrawn: 'The link is cancelled',
  toOrder: 'To the order',
  termsFirst: 'Accept the terms above first',
} satisfies Same<typeof ru>;
