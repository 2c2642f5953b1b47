import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/family-cards.ts';
import { groupLessons, individualLessons } from '../shared/amounts.ts';
import { cardBrands } from '../shared/card-brands.ts';

export const texts = {
  title: 'Cards and automatic top-up',
  none: 'No saved cards.',
  brands: cardBrands,
  named: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  state: { ready: '', expired: ' (expired)', refused: ' (declined by the bank)' },
  cards: 'Cards',
  topUp: 'Automatic top-up',
  on: (kind: 'gold' | 'silver', n: number, left: number) =>
    `${kind === 'gold' ? individualLessons(n) : groupLessons(n)} when ${left} or fewer are left`,
  off: 'off',
  next: 'Next charge',
  nextLine: (when: string, sum: string) => `${when}, ${sum} at most`,
  ended: {
    family: 'switched off by the family',
    card: 'off: the card is gone',
    bank_asks: 'off: the bank wants a confirmation',
    declined: 'off: the bank declined charges',
    not_sold: 'off: the package is not sold any more',
  },
} satisfies Same<typeof ru>;
