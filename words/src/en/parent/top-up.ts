import type { TopUpEnd } from '@school/contract/saved-cards/shapes';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/top-up.ts';
import { days, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Automatic top-up',
  off: 'off',
  on: 'on',
  about: 'When lessons run low, the school buys a package with your card by itself. Lessons go on, and you need not remember.',
  needsCard: 'To switch it on, save a card with your next payment.',
  needsPackage: 'There are no such packages in your currency now.',
  package: 'Which package to buy',
  packageLine: (kind: 'gold' | 'silver', n: number, price: string) =>
    `${kind === 'gold' ? individualLessons(n) : groupLessons(n)} — ${price}`,
  threshold: 'When the balance has',
  left: (n: number) => `${lessons(n)} or fewer left`,
  card: 'From which card',
  agree: (price: string, card: string, left: string, notice: number) =>
    `I agree: when the balance has ${left}, the school charges ${price} to card ${card}. ${days(notice)} before the charge a letter tells me the sum, and no more than that is charged.`,
  how: 'You can switch it off on this page at any time, with one tap. Nothing is charged during a pause, after the course has ended, or while a refund is being decided.',
  agreeFirst: 'Please tick that you agree to the charge',
  switchOn: (price: string) => `Switch on: ${price} each time`,
  switchOff: 'Switch the top-up off',
  change: 'Change',
  switchedOn: 'The automatic top-up is on',
  switchedOff: 'The automatic top-up is off. Nothing will be charged any more',
  facts: { package: 'Package', threshold: 'Threshold', card: 'Card' },
  waits: 'While there are enough lessons, nothing is charged.',
  next: (when: string, sum: string) => `On ${when} we charge ${sum} at most.`,
  again: (when: string) => `The bank declined the charge. We try again on ${when}.`,
  ended: {
    family: '',
    card: 'The automatic top-up went off: the card cannot be charged any more.',
    bank_asks: 'The automatic top-up went off: the bank wants you to confirm payments yourself.',
    declined: 'The automatic top-up went off: the bank declined the charge several times.',
    not_sold: 'The automatic top-up went off: this package is not sold any more.',
  } satisfies Record<TopUpEnd, string>,
} satisfies Same<typeof ru>;
