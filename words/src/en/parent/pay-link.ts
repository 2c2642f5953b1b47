import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/pay-link.ts';

export const texts = {
  title: 'Let someone else pay',
  about:
    'Create a link and send it to the other parent or a grandparent. They can pay without signing in. The link only shows your first name, the package and the amount.',
  make: 'Create a payment link',
  makeAgain: 'Create a new link',
  again: 'A new link replaces the old one.',
  ready: 'The link is ready',
  readyAbout: (sum: string, until: string) =>
    `Amount: ${sum}. The link is valid until ${until} and can be paid once. We won’t show it again.`,
  living: (until: string) => `The link is valid until ${until}.`,
  copy: 'Copy the link',
  share: 'Send',
  copied: 'Link copied',
  notCopied: 'That didn’t work. Select the link and copy it',
  withdraw: 'Cancel the link',
  withdrawn: 'Link cancelled',
  toOrder: 'To the order',
  termsFirst: 'Accept the terms above first',
} satisfies Same<typeof ru>;
