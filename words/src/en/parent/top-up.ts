import type { TopUpEnd } from '@school/contract/saved-cards/shapes';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/top-up.ts';
import { days, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Automatic top-up',
  off: 'off',
  on: 'on',
  about: 'When lessons run low, we charge your card and add a package, so there’s no break in lessons.',
  needsCard: 'To turn it on, save a card with your next payment.',
  needsPackage: 'There are no such packages in your currency right now.',
  package: 'Which package to buy',
  packageLine: (kind: 'gold' | 'silver', n: number, price: string) =>
    `${kind === 'gold' ? individualLessons(n) : groupLessons(n)} — ${price}`,
  threshold: 'When the balance has',
  left: (n: number) => `${lessons(n)} or fewer left`,
  card: 'Which card to charge',
  agree: (price: string, card: string, left: string, notice: number) =>
    `I agree: when the balance has ${left}, the school charges ${price} to card ${card}. The school will write to me ${days(notice)} before with the amount, and charge no more than that.`,
  how: 'You can turn it off on this page at any time, with one tap. Nothing is charged during a pause, after the course ends, or while a refund is being decided.',
  agreeFirst: 'Please tick that you agree to the charge',
  switchOn: (price: string) => `Turn on: ${price} each time`,
  switchOff: 'Turn off automatic top-up',
  change: 'Change',
  switchedOn: 'Automatic top-up is on',
  switchedOff: 'Automatic top-up is off. Nothing more will be charged',
  facts: { package: 'Package', threshold: 'Threshold', card: 'Card' },
  waits: 'While there are enough lessons, nothing is charged.',
  next: (when: string, sum: string) => `On ${when} we’ll charge ${sum} at most.`,
  again: (when: string) => `The bank declined the charge. We’ll try again on ${when}.`,
  ended: {
    family: '',
    card: 'Automatic top-up is off: the card can’t be charged any more.',
    bank_asks: 'Automatic top-up is off: the bank wants you to confirm payments yourself.',
    declined: 'Automatic top-up is off: the bank declined the charge several times.',
    not_sold: 'Automatic top-up is off: this package is no longer sold.',
  } satisfies Record<TopUpEnd, string>,
} satisfies Same<typeof ru>;
