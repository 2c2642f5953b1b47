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
    save: 'Remember the card for later payments',
    saveAbout:
      'The bank keeps the card number, not the school. Nothing is charged unless you press the button, and you can remove the card at any time.',
  },
  page: {
    title: 'Cards',
    cards: 'Saved cards',
    about: 'The bank keeps the card. The school sees its name, the last four digits and the expiry month.',
    none: 'No saved cards yet',
    noneAbout: 'Tick “Remember the card” when you pay for a package: next time one tap is enough.',
    choose: 'Choose a package',
    expires: (month: string) => `valid to the end of ${month}`,
    state: { ready: '', expired: 'expired', refused: 'declined by the bank' },
    remove: 'Remove',
    removeNamed: (card: string) => `Remove card ${card}`,
    sure: (card: string) => `Remove card ${card}?`,
    sureAbout: 'Nothing will be charged to it any more. To pay in one tap again, save the card with your next payment.',
    keep: 'Keep it',
    removed: 'The card is removed',
  },
} satisfies Same<typeof ru>;
