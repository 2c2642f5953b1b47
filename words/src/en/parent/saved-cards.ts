import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/saved-cards.ts';
import { cardBrands } from '../shared/card-brands.ts';

export const texts = {
  brands: cardBrands,
  named: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  pay: {
    by: 'How to pay',
    other: 'Another card or way',
    button: (sum: string, lastFour: string) => `Pay ${sum} by card •••• ${lastFour}`,
    terms: 'By pressing the button you accept the',
    refused: 'The bank declined this card last time. You can try again, or pay in another way.',
    save: 'Remember the card',
    saveAbout:
      'The bank keeps the card number, not the school. Nothing is charged unless you press the button, and you can remove the card at any time.',
  },
  page: {
    title: 'Cards',
    cards: 'Saved cards',
    about: 'The bank keeps the card. The school only sees its name, last four digits and expiry date.',
    none: 'No saved cards yet',
    noneAbout: 'Tick “Remember the card” when you pay for a package: next time one tap is enough.',
    choose: 'Choose a package',
    expires: (month: string) => `valid until the end of ${month}`,
    state: { ready: '', expired: 'expired', refused: 'declined by the bank' },
    remove: 'Remove',
    removeNamed: (card: string) => `Remove card ${card}`,
    sure: (card: string) => `Remove card ${card}?`,
    sureAbout: 'It won’t be charged any more. To pay with one tap again, save the card with your next payment.',
    keep: 'Keep it',
    removed: 'Card removed',
  },
} satisfies Same<typeof ru>;
